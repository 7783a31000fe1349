import { expect, type Page } from '@playwright/test';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn, type Hand } from './support/hand.ts';
import { RITUALS_TABLE, beginTable, setTable } from './support/table-fights.ts';

// Undo and redo take back acts, never what a hand has typed.

const dice = (page: Page) => page.locator('form input[data-dice]');
const typed = (page: Page) =>
  dice(page).evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : '')));

async function ambush(page: Page): Promise<Hand & { readonly id: string }> {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  return { ...handOn(page, id), id };
}

test('half-typed dice outlive undo and redo, and the hand stays where it was', async ({ page }) => {
  const hand = await ambush(page);
  await hand.act('4 k c 3 Enter');
  await hand.press('a 1 9 7');
  for (const key of ['Control+z', 'Control+y', 'Control+z']) {
    await hand.act(key);
    await expect.poll(() => typed(page)).toEqual(['19', '7', '']);
    await expect(dice(page).nth(2)).toBeFocused();
  }
  await hand.act('3 Enter');
  const { log } = await ask(page, 'combats:open', { id: hand.id });
  expect(log.rows.at(-1)?.rolls.map(({ natural }) => natural)).toEqual([19, 7, 3]);
});

test('an attack taken back offers its dice again, to be done, typed over or retargeted', async ({ page }) => {
  const hand = await ambush(page);
  await hand.act('a 1 9 7 3 Enter');
  await hand.act('Control+z');
  await expect.poll(() => typed(page)).toEqual(['19', '7', '3']);
  await expect(dice(page).first()).toBeFocused();
  // Redo brings it back as it was: nothing is left to be typed.
  await hand.act('Control+y');
  await expect.poll(() => typed(page)).toEqual(['', '', '']);
  await hand.act('Control+z');
  await expect(dice(page).first()).toBeFocused();
  await hand.act('1 8 Enter');
  const { log } = await ask(page, 'combats:open', { id: hand.id });
  expect(log.rows.at(-1)?.rolls.map(({ natural }) => natural)).toEqual([18, 7, 3]);
});

test('after undo a row and the attack’s key leave the panel open for that row', async ({ page }) => {
  const hand = await ambush(page);
  await hand.act('a 1 9 7 3 Enter');
  await hand.act('Control+z');
  await hand.press('Alt+3 a');
  await expect(page.getByRole('form', { name: 'Atacar' })).toBeVisible();
  await expect(dice(page).first()).toBeFocused();
  await expect(page.getByLabel('Alvo', { exact: true }).locator('option:checked')).toHaveText(/· {2}3$/);
});

test('where its panel closed, the act opened again offers what was typed', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, { Ana: 20, 'Vulto 1': 18 });
  const hand = handOn(page, id);
  await hand.act('a e 1 9 8 3 Enter');
  await hand.act('Control+z');
  await hand.press('a');
  await expect.poll(() => typed(page)).toEqual(['19 8', '3']);
});
