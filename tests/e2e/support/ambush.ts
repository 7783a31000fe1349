import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from './bridge.ts';
import { openScreen } from './screens.ts';
import { expectTurn } from './tracker.ts';
import { shownName } from '#shared/combat/names.ts';

interface Piece {
  readonly creature: string;
  readonly quantity: number;
  readonly hidden?: boolean;
  readonly labels?: 'numbers' | 'letters' | 'colours';
  readonly wave?: number;
  readonly notes?: string;
}

/** What the ambush of these tests is made of: Ágata and Breno against three thugs, two hidden archers, and two wolves in round 2. */
const AMBUSH: readonly Piece[] = [
  { creature: 'Capanga', quantity: 3, notes: 'Foge com metade caída.' },
  { creature: 'Atirador', quantity: 2, hidden: true, labels: 'colours' },
  { creature: 'Brutamontes', quantity: 2, wave: 2 },
];

/** The order of the ambush with the totals of `startAmbush`. */
export const AMBUSH_ORDER = [
  'Ágata',
  'Capanga 1',
  'Capanga 2',
  'Capanga 3',
  'Breno, o Raio',
  'Atirador (vermelho)',
  'Atirador (azul)',
];

/** Makes an encounter of the sample campaign's creatures and begins a fight with it, before its first round. */
export async function prepareAmbush(page: Page, pieces: readonly Piece[] = AMBUSH): Promise<string> {
  const [campaign] = await ask(page, 'campaigns:list');
  const campaignId = campaign?.id ?? '';
  const creatures = await ask(page, 'creatures:list', { campaignId });
  const party = (await ask(page, 'characters:list', { campaignId }))
    .filter(({ name }) => ['Ágata', 'Breno, o Raio'].includes(name))
    .map(({ id }) => id);
  const encounter = await ask(page, 'encounters:save', {
    campaignId,
    name: 'Emboscada no vau',
    party,
    pieces: pieces.map(({ creature, ...piece }) => ({
      ...piece,
      creatureId: creatures.find(({ name }) => name === creature)?.id ?? '',
    })),
  });
  const { combat } = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  return combat.id;
}

/** Begins the ambush with typed totals, in `AMBUSH_ORDER` unless others are given: Ágata's turn. */
export async function startAmbush(
  page: Page,
  pieces?: readonly Piece[],
  totals: Readonly<Record<string, number>> = { Ágata: 25, 'Breno, o Raio': 10 },
): Promise<string> {
  const combatId = await prepareAmbush(page, pieces);
  const { state } = await ask(page, 'combats:open', { id: combatId });
  const initiative = Object.fromEntries(
    state.combatants.map((one) => [one.id, totals[shownName(one, 'pt-BR')] ?? (one.hidden ? 5 : 15)]),
  );
  await ask(page, 'combats:command', { combatId, after: 0, command: { type: 'start', initiative } });
  await page.reload();
  await openScreen(page, 'Combate');
  await expectTurn(page, 'Ágata');
  return combatId;
}
