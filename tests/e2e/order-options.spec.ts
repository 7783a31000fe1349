import { expect } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { TIGHTEST, expectInSight, show } from './support/in-sight.ts';
import { HEROES_TABLE, beginTable, setTable } from './support/table-fights.ts';
import { expectTurn, orderOf, picker, result, row } from './support/tracker.ts';

// Linked initiative, a new roll each round and the lowest count first, at the table.

const TOTALS = { Ana: 20, 'Capanga 1': 15, 'Capanga 2': 12, Beto: 5 };

test('a new round asks for the dice of all, one line and one Enter', async ({ app, page }) => {
  const id = await setTable(page, { ...HEROES_TABLE, options: { rerollEachRound: true } });
  await beginTable(page, id, TOTALS);
  const hand = handOn(page, id);
  await hand.act('n');
  await hand.act('n');
  await hand.act('n');
  await expectTurn(page, 'Beto');
  await hand.press('n');
  await expect(page.getByText('Começa a rodada 2: role a iniciativa de todos.')).toBeVisible();
  expect(await axeFaultsInThemes(page, '.turn-column')).toEqual([]);
  await show(app, page, TIGHTEST);
  await expectInSight(
    page,
    { 'its button': '.turn-column form [type="submit"]', 'its dice': '.turn-column form [data-dice]' },
    'the roll of a new round',
  );
  // In the order of the fight: Ana, Beto, then both thugs.
  await hand.act('3 1 9 8 1 2 Enter');
  await expectTurn(page, 'Beto');
  const { state } = await ask(page, 'combats:open', { id });
  expect([state.round, ...state.order.map(({ initiative }) => initiative)]).toEqual([2, 19, 12, 8, 3]);
  await hand.act('Control+z');
  await expectTurn(page, 'Beto');
  expect((await ask(page, 'combats:open', { id })).state.round).toBe(1);
});

test('two picked share a place in the order, and part again by the same key', async ({ page }) => {
  const id = await setTable(page, HEROES_TABLE);
  await beginTable(page, id, TOTALS);
  const hand = handOn(page, id);
  await picker(page, 'Ana').click();
  await picker(page, 'Beto').click({ modifiers: ['Control'] });
  const together = page.getByRole('group', { name: 'Escolhidos' });
  await together.getByRole('button', { name: 'Ligar' }).click();
  await expect(row(page, 'Beto')).toContainText('com Ana');
  await expect.poll(async () => (await orderOf(page)).slice(0, 2)).toEqual(['Ana', 'Beto']);
  await hand.act('n');
  await expectTurn(page, 'Beto');
  await picker(page, 'Ana').click();
  await picker(page, 'Beto').click({ modifiers: ['Control'] });
  await hand.act('Shift+J');
  await expect(row(page, 'Beto')).not.toContainText('com Ana');
  await hand.press('Escape Shift+J');
  await expect(
    page.getByRole('region', { name: 'Turno' }).getByText('Escolha duas linhas ou mais'),
  ).toBeVisible();
  await expect(result(page)).toHaveCount(0);
});

test('with the lowest count first the order is turned round', async ({ page }) => {
  const id = await setTable(page, { ...HEROES_TABLE, options: { lowestFirst: true } });
  await beginTable(page, id, TOTALS);
  await expectTurn(page, 'Beto');
});
