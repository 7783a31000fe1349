import type { Page } from '@playwright/test';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { expectKeys } from './support/key-table.ts';
import {
  CAIRN_TABLE,
  RITUALS_TABLE,
  RITUALS_TOTALS,
  SCOP_TABLE,
  beginTable,
  setTable,
  splitTable,
} from './support/table-fights.ts';

// What else is done in a turn, with the dice on the table, from its letter to the disk: the line of `docs/keys.md` on any
// other act. The focus may stand on a list or a card as its panel opens: a figure is a die all the same.

/** Does each act by its keys, each from the same turn, and counts the most that one took beside its figures. */
async function expectFew(page: Page, id: string, system: string, acts: readonly string[]): Promise<void> {
  const taken: number[] = [];
  for (const keys of acts) {
    const hand = handOn(page, id);
    await hand.act(keys);
    taken.push(hand.besideFigures());
    await handOn(page, id).act('Control+Z');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  expectKeys(`${system}: any other act of a turn (beside the figures)`, Math.max(...taken));
}

test('the other acts of heroes-d20', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  const [contest, check] = ['m 9 8 Enter', 't 9 Enter'];
  const others = ['d 5 Enter', 'c 5 Enter', 'k Enter', 'x Enter', 'r x Enter', 'l Enter', 'h'];
  await expectFew(page, id, 'heroes-d20', [contest, check, ...others, '= Enter 9 Enter']);
});

test('the other acts of rituals-d20', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, RITUALS_TOTALS);
  const [contest, check, charge, aim] = ['m 9 8 7 6 Enter', 't 9 8 Enter', 'o 9 8 7 2 Enter', 'r Enter'];
  const others = ['d 5 Enter', 'c 5 Enter', 'x Enter', 'l Enter'];
  await expectFew(page, id, 'rituals-d20', [contest, check, charge, aim, ...others, '= Enter 9 Enter']);
});

test('the other acts of Cairn', async ({ page }) => {
  const id = await setTable(page, CAIRN_TABLE);
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await hand.act('3 9 1 2 5 Enter');
  const actions = ['x f', 'x m', 'x o', 'x Enter', 'x u 9 Enter'];
  const others = ['5 d 3 Enter', '1 c 5 Enter', '1 t 3 Enter', 'r Enter'];
  await expectFew(page, id, 'cairn', [...actions, ...others, '= Enter 9 Enter']);
});

test('the other acts of scop', async ({ page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  const others = ['1 m Enter', 't 5 4 3 Enter', '5 d 5 Enter', '1 c 5 Enter'];
  await expectFew(page, id, 'scop', [...others, '= Enter 9 Enter']);
});
