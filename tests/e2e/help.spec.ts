import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { result, startTyped } from './support/tracker.ts';

const helpOf = (page: Page) => page.getByRole('complementary', { name: 'Ajuda' });

test('every figure of a result leads to its rule, beside the fight, and back', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  const figures = result(page).locator('[data-rule]');
  await expect(figures.first()).toBeVisible();
  const rules = await figures.evaluateAll((all) => all.map((one) => one.getAttribute('data-rule') ?? ''));
  expect(rules.length).toBeGreaterThan(2);
  for (const [place, rule] of rules.entries()) {
    await figures.nth(place).click();
    await expect(helpOf(page)).toContainText(`Regra ${rule}`);
    await expect(helpOf(page).getByRole('heading', { level: 3 })).toBeFocused();
  }
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(helpOf(page)).toBeHidden();
  await expect(figures.last()).toBeFocused();
});

test('the palette finds a rule by its number and a page by its words; the guide names the keys as they are now', async ({
  page,
}) => {
  await ask(page, 'settings:change', { keys: { 'tracker.attack': ['Shift+W'] } });
  await page.reload();
  await openScreen(page, 'Campanhas');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('H9');
  await page.keyboard.press('Enter');
  await expect(helpOf(page)).toContainText('Regra H9');

  await page.keyboard.press('Control+K');
  await page.keyboard.type('ajuda atacar e ler');
  await page.keyboard.press('Enter');
  await expect(helpOf(page).getByRole('heading', { level: 3 })).toHaveText('Atacar e ler o resultado');
  await expect(helpOf(page).locator('kbd').first()).toHaveText('Shift W');

  await page.keyboard.press('F1');
  await expect(helpOf(page)).toBeHidden();
  await ask(page, 'settings:change', { locale: 'en' });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  await page.keyboard.press('F1');
  const english = page.getByRole('complementary', { name: 'Help' });
  await english.getByRole('textbox').fill('zzz');
  await expect(english).toContainText('Nothing in the help on “zzz”.');
  await english.getByRole('textbox').fill('undo');
  await english.getByRole('list').getByRole('button').first().click();
  await expect(english.getByRole('heading', { level: 3 })).toBeFocused();
  expect(await axeFaultsInThemes(page)).toEqual([]);
});
