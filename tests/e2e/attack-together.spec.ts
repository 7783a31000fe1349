import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { shownName } from '#shared/combat/names.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { TIGHTEST, expectInSight, show } from './support/in-sight.ts';
import { openScreen } from './support/screens.ts';
import {
  CAIRN_TABLE,
  HEROES_TABLE,
  RITUALS_TABLE,
  SCOP_TABLE,
  beginTable,
  setTable,
} from './support/table-fights.ts';
import { expectTurn, picker, result } from './support/tracker.ts';

// Equals picked attack one or several targets in one panel: a line of dice each, one Enter, one entry, one undo.

const HEROES_TOTALS = { 'Capanga 1': 20, 'Capanga 2': 18, Ana: 10, Beto: 5 };
const RITUALS_TOTALS = { 'Vulto 1': 20, 'Vulto 2': 19, 'Vulto 3': 18, Ana: 10, Beto: 9, Caio: 8, Duda: 7 };
/** The panel down to its button and all its dice. */
const PANEL = {
  'whose turn': '.turn-column > header h2',
  'its button': '.turn-column form [type="submit"]',
};

async function pointsOf(page: Page, id: string, name: string): Promise<number | undefined> {
  const { state } = await ask(page, 'combats:open', { id });
  return state.combatants.find((one) => shownName(one, 'pt-BR') === name)?.hp.current;
}

async function carryOut(page: Page, combatId: string, commands: readonly AnyCommand[]): Promise<void> {
  const { count } = await ask(page, 'combats:open', { id: combatId });
  for (const [index, command] of commands.entries())
    await ask(page, 'combats:command', { combatId, after: count + index, command });
  await page.reload();
  await openScreen(page, 'Combate');
}

test('in heroes-d20 the letter has equals attack together: a miss asks for no damage, one Enter does all', async ({
  app,
  page,
}) => {
  const id = await setTable(page, HEROES_TABLE);
  await beginTable(page, id, HEROES_TOTALS);
  await expectTurn(page, 'Capanga 1');
  const hand = handOn(page, id);
  await hand.press('a y');
  await show(app, page, TIGHTEST);
  await expectInSight(page, PANEL, 'the panel of several');
  await hand.act('3 1 5 1 2 7 5 Enter');
  expect(hand.count(), 'keys for two attacks').toBe(10);
  expect(await pointsOf(page, id, 'Ana')).toBe(15);
  await expectTurn(page, 'Capanga 2');
  await expect(result(page).getByRole('article')).toHaveCount(2);
  const { log } = await ask(page, 'combats:open', { id });
  expect(log.rows.map(({ command }) => command.type)).toEqual(['start', 'attack-together']);
  await hand.act('Control+z');
  expect(await pointsOf(page, id, 'Ana')).toBe(25);
  await expectTurn(page, 'Capanga 1');
});

test('in heroes-d20 those picked attack one target each: it counts from the line being typed down', async ({
  page,
}) => {
  const id = await setTable(page, HEROES_TABLE);
  await beginTable(page, id, HEROES_TOTALS);
  const hand = handOn(page, id);
  await picker(page, 'Capanga 1').click();
  await picker(page, 'Capanga 2').click({ modifiers: ['Control'] });
  await hand.press('a');
  const lines = page.locator('form').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await hand.press('1 2 7 5 Alt+3');
  await hand.act('1 3 4 8 Enter');
  expect([await pointsOf(page, id, 'Ana'), await pointsOf(page, id, 'Beto')]).toEqual([15, 12]);
});

test('in heroes-d20 with the app’s dice Enter alone does it; whoever doesn’t come right after isn’t offered', async ({
  page,
}) => {
  const id = await setTable(page, HEROES_TABLE);
  await ask(page, 'settings:change', { diceMode: 'app' });
  await beginTable(page, id, { Ana: 20, 'Capanga 1': 18, 'Capanga 2': 12, Beto: 5 });
  const hand = handOn(page, id);
  await hand.press('a');
  await expect(page.locator('form').getByRole('button', { name: /juntos/ })).toHaveCount(0);
  await hand.act('n');
  await expectTurn(page, 'Capanga 1');
  await hand.press('a y');
  await hand.act('Enter');
  await expectTurn(page, 'Capanga 2');
});

test('in rituals-d20 each line has its reaction by a letter', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, RITUALS_TOTALS);
  const hand = handOn(page, id);
  await hand.press('a y q');
  const lines = page.locator('form').getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0).getByRole('combobox').nth(1)).toHaveValue('block');
  // A hit blocked, a miss that asks for no damage, a hit.
  await hand.act('9 1 4 4 2 Space 3 9 1 5 3 Enter');
  expect(await pointsOf(page, id, 'Ana')).toBe(22 - 2 - 4);
  await expectTurn(page, 'Vulto 3');
});

test('in Cairn the highest die counts, an impaired one by its letter, and it is one move', async ({
  page,
}) => {
  const id = await setTable(page, CAIRN_TABLE);
  await carryOut(page, id, [{ type: 'start' }, { type: 'act-saves', waive: 'all' }, { type: 'next-turn' }]);
  const hand = handOn(page, id);
  await hand.press('a y p');
  const lines = page.locator('form').getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0).getByRole('combobox').nth(1)).toHaveValue('impaired');
  await hand.act('4 5 2 Enter');
  expect(await pointsOf(page, id, 'Ana')).toBe(9);
  await hand.act('Control+z');
  expect(await pointsOf(page, id, 'Ana')).toBe(14);
});

test('in scop several declare at once, to be rolled with all others', async ({ page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await carryOut(page, id, [{ type: 'start' }]);
  const hand = handOn(page, id);
  for (const name of ['Soldado 1', 'Soldado 2', 'Soldado 3', 'Soldado 4'])
    await page.getByRole('button', { name: `${name}, ` }).click({ modifiers: ['Control'] });
  await hand.press('a');
  await expect(page.locator('form').getByRole('listitem')).toHaveCount(4);
  await hand.act('Enter');
  const { log } = await ask(page, 'combats:open', { id });
  expect(log.rows.at(-1)?.command.type).toBe('attack-together');
  await hand.act('Control+z');
});
