import { expect } from '@playwright/test';
import { prepareAmbush, startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { expectKeys } from './support/key-table.ts';
import { openScreen } from './support/screens.ts';
import {
  CAIRN_TABLE,
  RITUALS_TABLE,
  RITUALS_TOTALS,
  SCOP_TABLE,
  beginTable,
  setTable,
  splitTable,
} from './support/table-fights.ts';
import { expectTurn, logColumn, orderOf, result, row } from './support/tracker.ts';

// Each line of `docs/keys.md`, played with exactly the keys that it counts.

test('initiatives of seven', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await prepareAmbush(page);
  await page.reload();
  await openScreen(page, 'Combate');
  await expect(page.getByRole('textbox', { name: 'Natural de Ágata (1d20)' })).toBeFocused();
  const hand = handOn(page, id);
  await hand.act('1 9 7 1 3 1 5 9 8 1 1 Enter');
  expectKeys('initiatives of seven', hand.count());
  await expect(logColumn(page)).toContainText('Ágata (23)');
  expect(await orderOf(page)).toHaveLength(7);
});

test('a round of seven in heroes-d20', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  const hand = handOn(page, id);
  const dice = ['1 9 7 3', '9 1 2', '1 4 3 5', '8 1 9', '1 1 4 6', '1 2 5 4', '7 8 2'];
  for (const figures of dice) {
    await hand.act(`a ${figures} Enter`);
    await hand.act('n');
  }
  expectKeys('heroes-d20: a round of seven, one attack each at the offered target', hand.count());
  await expect(page.getByRole('heading', { name: 'Rodada 2' }).first()).toBeVisible();
});

test('a round of seven in rituals-d20, each with a reaction', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, RITUALS_TOTALS);
  const hand = handOn(page, id);
  for (const figures of ['1 9 8 3', '9 1 2 2', '1 7 4 4', '8 1 9 1', '1 8 5 2', '7 1 6 3', '9 8 1']) {
    await hand.act(`a e ${figures} Enter`);
    await hand.act('n');
  }
  expectKeys('rituals-d20: the same with a reaction each', hand.count());
  await expectTurn(page, 'Ana');
});

test('the first saves and a round of seven in Cairn', async ({ page }) => {
  const id = await setTable(page, CAIRN_TABLE);
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  const begun = hand.count();
  await hand.act('3 9 1 2 5 Enter');
  expectKeys('cairn: the first round’s saves of four', hand.count() - begun);
  const saved = hand.count();
  await hand.act('a Enter');
  for (let others = 0; others < 3; others += 1) await hand.act('Enter');
  await hand.act('3 4 2 5 Enter');
  await hand.act('n');
  await hand.act('a Enter');
  for (let others = 0; others < 2; others += 1) await hand.act('Enter');
  await hand.act('1 2 4 Enter');
  await hand.act('n');
  expectKeys('cairn: a round of seven on two sides', hand.count() - saved);
});

test('a turn of seven in scop, declared and resolved', async ({ page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  const begun = hand.count();
  await hand.act('a Enter');
  for (let others = 0; others < 6; others += 1) await hand.act('Enter');
  await hand.act('3 5 1 2 6 4 3 5 1 2 6 4 3 5 1 2 6 4 Enter');
  expectKeys('scop: a turn of seven in two groups, declared and resolved', hand.count() - begun);
});

test('a condition with rounds on another', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  const hand = handOn(page, id);
  await hand.act('4 k c 3 Enter');
  expectKeys('a condition with rounds on another', hand.count());
  await expect(row(page, 'Breno, o Raio')).toContainText('3');
});

test('damage with dice on all foes, a test for half each', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  const hand = handOn(page, id);
  await hand.act('Shift+I d 8 d 6 Space 1 5 Enter 3 5 1 2 6 4 3 5 2 0 1 1 1 2 9 1 9 Enter');
  expectKeys('damage with dice on all foes, a test for half (beside the figures)', hand.besideFigures());
  const { log } = await ask(page, 'combats:open', { id });
  expect(log.rows.at(-1)?.rolls.map(({ natural }) => natural)).toEqual([
    ...[3, 5, 1, 2, 6, 4, 3, 5],
    ...[20, 11, 12, 9, 19],
  ]);
  await expect(result(page).getByRole('heading').first()).toHaveText('29 de dano');
  await expect(logColumn(page)).toContainText('Ágata rola 8d6: 29 de dano');
  await expect(logColumn(page)).toContainText('Capanga 3 cai');
});
