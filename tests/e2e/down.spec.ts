import { expect, type Page } from '@playwright/test';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { expectTurn, logColumn, row } from './support/tracker.ts';

/** Ágata falls in the turn before hers comes again. */
async function fellAgata(page: Page, combatId: string): Promise<void> {
  const { state, count } = await ask(page, 'combats:open', { id: combatId });
  const agata = state.combatants.find(({ name }) => name === 'Ágata')?.id ?? '';
  await ask(page, 'combats:command', {
    combatId,
    after: count,
    command: { type: 'damage', target: agata, amount: 99 },
  });
  await page.reload();
  await openScreen(page, 'Combate');
  await expectTurn(page, 'Ágata');
}

const notice = (page: Page) => page.getByRole('group', { name: 'O que é de Ágata' });
const asked = (page: Page) =>
  page.getByRole('region', { name: 'Turno' }).getByText('Use “Atacar” de novo para agir mesmo assim');

test('one who is down acts only when asked twice, and the log says whose word it was', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  await fellAgata(page, id);
  await expect(notice(page)).toContainText('Ágata está fora de combate. O que acontece?');
  await page.keyboard.press('a');
  await expect(asked(page)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Atacar' })).toBeHidden();
  await page.keyboard.press('a');
  await expect(asked(page)).toBeHidden();
  await expect(page.getByRole('form', { name: 'Atacar' })).toBeVisible();
  for (const key of ['1', '9', '7', '3', 'Enter']) await page.keyboard.press(key);
  await expect(logColumn(page)).toContainText('mesmo fora de combate, Ágata age · pelo narrador');
});

test('one who is down dies by two keys: its turn passes on, its row says so, undo brings it back', async ({
  page,
}) => {
  const id = await startAmbush(page);
  await fellAgata(page, id);
  await page.keyboard.press('Shift+D');
  await page.keyboard.press('m');
  await expectTurn(page, 'Capanga 1');
  await expect(row(page, 'Ágata').getByText('Morto', { exact: true })).toBeAttached();
  await expect(logColumn(page)).toContainText('O narrador decide: Ágata morre');
  await page.keyboard.press('Control+z');
  await expectTurn(page, 'Ágata');
  await notice(page).getByRole('button', { name: 'De pé' }).click();
  await expect(notice(page)).toBeHidden();
  await page.keyboard.press('a');
  await expect(page.getByRole('form', { name: 'Atacar' })).toBeVisible();
});

test('several picked leave the fight alive at once', async ({ page }) => {
  const id = await startAmbush(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Shift+D');
  await page.keyboard.press('s');
  await expect(logColumn(page)).toContainText('Capanga 2 sai da luta com vida');
  await page.keyboard.press('n');
  await expectTurn(page, 'Capanga 3');
  const { state } = await ask(page, 'combats:open', { id });
  expect(state.combatants.filter(({ fate }) => fate === 'gone')).toHaveLength(2);
});
