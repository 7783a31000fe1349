import { expect, type Page } from '@playwright/test';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { foreignIn, menuWords, wordsOn } from './support/foreign-words.ts';
import { handOn } from './support/hand.ts';
import { openScreen } from './support/screens.ts';
import { startTyped } from './support/tracker.ts';
import {
  CAIRN_TABLE,
  RITUALS_TABLE,
  RITUALS_TOTALS,
  SCOP_TABLE,
  beginTable,
  setTable,
  splitTable,
} from './support/table-fights.ts';

// The language is changed with everything open, and all of it follows at once: nothing is left in the other one.

const lang = (page: Page) => page.locator('html');

async function changeTo(page: Page, locale: Locale): Promise<void> {
  await ask(page, 'settings:change', { locale });
  await expect(lang(page)).toHaveAttribute('lang', locale);
}

/** Goes on after a fault, so that every place tells its own. */
const each = expect.configure({ soft: true });

/** Changes the language, looks for words of the other one, here and wherever else is told, and changes back. */
async function inBoth(
  page: Page,
  what: string,
  elsewhere: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<void> {
  for (const locale of ['en', 'pt-BR'] as const) {
    await changeTo(page, locale);
    const foreign = async () => foreignIn([...(await wordsOn(page)), ...(await elsewhere())], locale);
    await each.poll(foreign, { message: `${what}, ${locale}` }).toEqual([]);
  }
}

async function everyPanel(page: Page, letters: string): Promise<void> {
  const form = page.locator('.turn-column form').first();
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await expect(form, letter).toBeVisible();
    await inBoth(page, (await form.getAttribute('aria-label')) ?? letter);
    await page.keyboard.press('Escape');
    await expect(form, letter).toHaveCount(0);
  }
}

test('every screen follows the language at once, and so do the menu and what is open over it', async ({
  app,
  page,
}) => {
  const screens = ['campaigns', 'bestiary', 'encounters', 'combat', 'log', 'objects', 'settings'] as const;
  for (const screen of screens) {
    await openScreen(page, text(`frame.${screen}`, 'pt-BR'));
    await inBoth(page, screen, () => menuWords(app));
  }
  for (const key of ['F1', 'Control+K', '?', 'Control+n']) {
    await page.keyboard.press(key);
    await inBoth(page, key);
    await page.keyboard.press(key === 'F1' ? 'F1' : 'Escape');
  }
});

test('dialogs and packs, an encounter as it is made, and the players’ window follow the language', async ({
  app,
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await openScreen(page, 'Campanhas');
  await button('Nova campanha').click();
  await inBoth(page, 'a new campaign');
  await page.keyboard.press('Escape');
  await openScreen(page, 'Bestiário');
  await button('Pacote inicial').click();
  await inBoth(page, 'a pack');
  await openScreen(page, 'Encontros');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Emboscada na ponte/ })
    .first()
    .click();
  await inBoth(page, 'an encounter');

  await startTyped(page);
  const opened = app.waitForEvent('window');
  await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
  await button('Abrir a janela dos jogadores').click();
  const players = await opened;
  await players.waitForLoadState();
  await expect(players.getByText('Ágata').first()).toBeVisible();
  await inBoth(page, 'the players’ window', () => wordsOn(players));
  await page.keyboard.press('Escape');
  await openScreen(page, 'Registro');
  await button('Exportar…').click();
  await inBoth(page, 'exporting');
});

test('in heroes-d20 every panel follows the language', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const hand = handOn(page, await startAmbush(page));
  await everyPanel(page, 'ampotdckxrlg=;');
  await hand.act('a 1 9 7 3 Enter');
  await inBoth(page, 'a result');
});

test('in rituals-d20 every panel follows the language', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, RITUALS_TOTALS);
  await everyPanel(page, 'amortdckxlg=;');
  await handOn(page, id).act('a e 1 9 8 3 Enter');
  await inBoth(page, 'a result');
});

test('in Cairn every panel follows the language', async ({ page }) => {
  const hand = handOn(page, await setTable(page, CAIRN_TABLE));
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await inBoth(page, 'the saves');
  await hand.act('3 9 1 2 5 Enter');
  await everyPanel(page, 'axdcktrg=;');
});

test('in scop every panel follows the language', async ({ page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await everyPanel(page, 'amtdckg=;');
});
