import { expect } from '@playwright/test';
import { prepareAmbush, startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { openScreen } from './support/screens.ts';
import { expectTurn, logColumn, orderOf } from './support/tracker.ts';

test.beforeEach(async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  await page.reload();
});

test('initiatives of seven', async ({ page }) => {
  const id = await prepareAmbush(page);
  await openScreen(page, 'Combate');
  await page.getByRole('heading', { name: 'Antes do combate' }).waitFor();
  const hand = handOn(page, id);
  await hand.act('1 9 1 2 1 5 8 7 9 1 1 Enter');
  expect(hand.count()).toBeLessThanOrEqual(16);
  console.log(await orderOf(page), hand.count());
});

test('a round of seven in heroes-d20', async ({ page }) => {
  const id = await startAmbush(page);
  const hand = handOn(page, id);
  for (const keys of ['1 2 7', '9', '1 5 3', '2 Space', '1 1 4', '1 9 2 3', '5']) {
    await hand.act(`a ${keys} Enter`);
    await hand.act('n');
  }
  console.log(hand.count(), await logColumn(page).innerText());
});
