import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { shownName } from '#shared/combat/names.ts';
import type { JsonObject } from '#shared/json.ts';
import { ask } from './bridge.ts';
import { openCampaign, openScreen } from './screens.ts';

/** Somebody of a fight made for a test. */
interface Fighter {
  readonly hp: number;
  readonly sheet: JsonObject;
}

/** A fight made for a test, by name; a creature as often as its quantity says. */
export interface TableFight {
  readonly system: string;
  readonly party: Readonly<Record<string, Fighter>>;
  readonly foes: Readonly<Record<string, Fighter & { readonly quantity: number }>>;
}

/** Makes a campaign with this fight, with the dice on the table, and opens it before its first round; the fight's id. */
export async function setTable(page: Page, { system, party, foes }: TableFight): Promise<string> {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const { id: campaignId } = await ask(page, 'campaigns:create', { name: 'À mesa', system });
  const ids: string[] = [];
  for (const [name, { hp, sheet }] of Object.entries(party)) {
    const saved = await ask(page, 'characters:save', { campaignId, name, hp: { current: hp, max: hp }, sheet });
    ids.push(saved.id);
  }
  const pieces: { creatureId: string; quantity: number }[] = [];
  for (const [name, { hp, sheet, quantity }] of Object.entries(foes)) {
    const { id: creatureId } = await ask(page, 'creatures:save', { campaignId, name, hp, sheet });
    pieces.push({ creatureId, quantity });
  }
  const encounter = await ask(page, 'encounters:save', { campaignId, name: 'O vau', pieces, party: ids });
  const { combat } = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  await page.reload();
  await openCampaign(page, 'À mesa');
  await openScreen(page, 'Combate');
  return combat.id;
}

/** Begins a fight with totals by name, the highest first. */
export async function beginTable(
  page: Page,
  combatId: string,
  totals: Readonly<Record<string, number>>,
): Promise<void> {
  const { state, count } = await ask(page, 'combats:open', { id: combatId });
  const initiative = Object.fromEntries(
    state.combatants.map((one) => [one.id, totals[shownName(one, 'pt-BR')] ?? 0]),
  );
  await ask(page, 'combats:command', { combatId, after: count, command: { type: 'start', initiative } });
  await page.reload();
  await openScreen(page, 'Combate');
}
