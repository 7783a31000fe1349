import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { shownName } from '#shared/combat/names.ts';

interface Duel {
  readonly system: string;
  readonly hero: object;
  readonly foe: object;
  /** Of the foe. */
  readonly hp: number;
  /** What happens before anybody attacks, given the ids of both. */
  readonly before: (hero: string, foe: string) => readonly AnyCommand[];
}

const axe = { id: 'axe', name: 'Machado', damage: '2d6', kind: 'melee' };

const DUELS: readonly Duel[] = [
  {
    system: 'heroes-d20',
    hero: { level: 4, str: 3, fighting: 7, weapons: [{ ...axe, criticalRange: 19 }] },
    foe: { fortitude: 4, armorClass: 3 },
    hp: 12,
    before: (hero) => [{ type: 'start', initiative: { [hero]: 40 } }],
  },
  {
    system: 'rituals-d20',
    hero: { strength: 2, agility: 1, fighting: 4, weapons: [axe] },
    foe: { defense: 15, constitution: 2, agility: 1 },
    hp: 7,
    before: (hero) => [{ type: 'start', initiative: { [hero]: 40 } }],
  },
  {
    system: 'cairn',
    hero: { weapons: [{ id: 'axe', name: 'Machado', dice: 'd8' }] },
    foe: { str: 9, armor: 1 },
    hp: 3,
    before: () => [{ type: 'start' }],
  },
  {
    system: 'scop',
    hero: {
      skills: { Machados: 2 },
      strength: 1,
      weapons: [{ id: 'axe', name: 'Machado', skill: 'Machados', traits: ['heavy'] }],
    },
    foe: { skills: { Lanças: 1 }, weapons: [{ id: 'lance', name: 'Lança', skill: 'Lanças' }] },
    hp: 4,
    before: (hero, foe) => [
      { type: 'start' },
      { type: 'declare', combatant: foe, target: hero, weapon: 'lance' },
    ],
  },
];

/** A campaign, a fight of two begun, and its screen. */
async function startDuel(page: Page, { system, hero, foe, hp, before }: Duel): Promise<void> {
  const name = `Duelo ${system}`;
  const { id: campaignId } = await ask(page, 'campaigns:create', { name, system });
  const points = { current: 9, max: 9 };
  const { id: party } = await ask(page, 'characters:save', {
    campaignId,
    name: 'Ana',
    hp: points,
    sheet: hero,
  });
  const { id: creatureId } = await ask(page, 'creatures:save', { campaignId, name: 'Vulto', hp, sheet: foe });
  const encounter = await ask(page, 'encounters:save', {
    campaignId,
    name: 'O porão',
    pieces: [{ creatureId, quantity: 1 }],
    party: [party],
  });
  const fight = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  const idOf = (wanted: string): string =>
    fight.state.combatants.find((one) => shownName(one, 'pt-BR') === wanted)?.id ?? '';
  for (const [after, command] of before(idOf('Ana'), idOf('Vulto')).entries()) {
    await ask(page, 'combats:command', { combatId: fight.combat.id, after, command });
  }
  await page.reload();
  await openCampaign(page, name);
  await openScreen(page, 'Combate');
}

function odds(page: Page): Locator {
  return page.getByRole('group', { name: /^Chances exatas/ });
}

for (const duel of DUELS) {
  test(`an attack of ${duel.system} tells its exact odds before the roll, in figures, bars and words`, async ({
    page,
  }) => {
    await startDuel(page, duel);
    if (duel.system === 'cairn') {
      await page.getByRole('textbox', { name: /Salvaguarda de Ana/ }).fill('1');
      await page.getByRole('button', { name: 'Rolar salvaguardas' }).click();
    }
    await page.keyboard.press('a');
    await expect(odds(page)).toContainText(/\d%/);
    await expect(odds(page).getByRole('figure')).toContainText(/Dano de \d+ a \d+/);
    expect(await axeFaults(page)).toEqual([]);
  });
}
