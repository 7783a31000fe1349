import type { ElectronApplication, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { prepareAmbush, startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { LOOKS, TIGHTEST, expectInSight, show } from './support/in-sight.ts';
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
import { logColumn, picker } from './support/tracker.ts';

// Whose turn it is, what is left of it, the open panel down to its button, and the result's headline with what was
// applied are in sight at once in every size, with large text, too; nothing that is read is cut.

const COLUMN = '.turn-column';
/** What is in sight whatever is done. */
const TURN = {
  'the campaign': 'header .title',
  'whose turn': `${COLUMN} > header h2`,
  'what is left': `${COLUMN} > header`,
  'the acts': `${COLUMN} > .acts .button:not([data-gone])`,
};
/** A panel that is open, whole. */
const PANEL = {
  ...TURN,
  'the panel': `${COLUMN} form`,
  'its button': `${COLUMN} form [type="submit"]`,
};
const DICE = { 'its dice': `${COLUMN} form [data-dice]` };
const RESULT = {
  'the headline': `${COLUMN} article h3`,
  'what was applied': `${COLUMN} article .applied > li`,
};

/** Looks at the same thing in every size. */
async function inEveryLook(
  app: ElectronApplication,
  page: Page,
  what: string,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  for (const look of LOOKS) {
    await show(app, page, look);
    const { width, height, text, theme = 'dark' } = look;
    await test.step(`${what}, ${width}×${height}, ${text}%, ${theme}`, () =>
      expectInSight(page, wanted, `${what}, ${width}×${height}, ${text}%, ${theme}`));
  }
}

/** Opens the panel of every act by its letter in the tightest look: its button, or its first field, is in sight. */
async function everyPanel(app: ElectronApplication, page: Page, letters: string): Promise<void> {
  await show(app, page, TIGHTEST);
  for (const letter of letters) {
    await page.keyboard.press(letter);
    const form = page.locator(`${COLUMN} form`).first();
    await expect(form, letter).toBeVisible();
    const name = (await form.getAttribute('aria-label')) ?? letter;
    const sends = (await form.locator('[type="submit"]').count()) > 0;
    await expectInSight(page, sends ? { ...TURN, 'its button': PANEL['its button'] } : TURN, name);
    await page.keyboard.press('Escape');
    await expect(form, letter).toHaveCount(0);
  }
}

test('in heroes-d20 the turn, the panel and the result are in sight at once', async ({ app, page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const hand = handOn(page, await startAmbush(page));
  await everyPanel(app, page, 'ampotdckxrlg=;');
  await hand.press('a');
  await inEveryLook(app, page, 'an attack', { ...PANEL, ...DICE });
  await hand.act('1 9 7 3 Enter');
  await hand.press('a 1 2');
  await inEveryLook(app, page, 'the next attack', { ...PANEL, ...DICE, ...RESULT });
});

test('in rituals-d20 the turn, the panel and the result are in sight at once', async ({ app, page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, RITUALS_TOTALS);
  const hand = handOn(page, id);
  await everyPanel(app, page, 'amortdckxlg=;');
  await hand.press('a e');
  await inEveryLook(app, page, 'an attack', { ...PANEL, ...DICE });
  await hand.act('1 9 8 3 Enter');
  await inEveryLook(app, page, 'its result', { ...TURN, ...RESULT });
  await hand.press('t');
  await inEveryLook(app, page, 'a test', { ...PANEL, ...DICE, ...RESULT });
});

test('in Cairn the saves, the attacks and their results are in sight at once', async ({ app, page }) => {
  const hand = handOn(page, await setTable(page, CAIRN_TABLE));
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await inEveryLook(app, page, 'the saves', { ...PANEL, ...DICE });
  await hand.act('3 9 1 2 5 Enter');
  await everyPanel(app, page, 'axdcktrg=;');
  await hand.press('a');
  await inEveryLook(app, page, 'a declaration', PANEL);
  await hand.act('Enter');
  for (let others = 0; others < 3; others += 1) await hand.act('Enter');
  await inEveryLook(app, page, 'resolving', { ...PANEL, ...DICE });
  await hand.act('3 4 2 5 Enter');
  await inEveryLook(app, page, 'the results', { ...TURN, ...RESULT });
  await hand.press('d');
  await inEveryLook(app, page, 'damage', { ...PANEL, ...RESULT });
});

test('in scop the declarations, their dice and their results are in sight at once', async ({ app, page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await everyPanel(app, page, 'amtdckg=;');
  await hand.press('a');
  await hand.act('Enter');
  await hand.act('Enter');
  await inEveryLook(app, page, 'a declaration', PANEL);
  for (let others = 0; others < 5; others += 1) await hand.act('Enter');
  await inEveryLook(app, page, 'resolving', { ...PANEL, ...DICE });
  await hand.act('3 5 1 2 6 4 3 5 1 2 6 4 3 5 1 2 6 4 Enter');
  await inEveryLook(app, page, 'the results', { ...TURN, ...RESULT });
  await hand.press('d');
  // Seven results are more than fit beside a panel: the first stands whole, the others scroll.
  await inEveryLook(app, page, 'damage', {
    ...PANEL,
    'the first result': `${COLUMN} article:first-child h3`,
  });
});

test('before the first round the dice and the button are in sight, however many take part', async ({
  app,
  page,
}) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  await prepareAmbush(page);
  await page.reload();
  await openScreen(page, 'Combate');
  const begin = { 'the dice': 'main form [data-dice]', 'the button': 'main form [type="submit"]' };
  await inEveryLook(app, page, 'the set-up', begin);
});

test('in a low window the log and the sheet stand in the place of the order, which comes back', async ({
  app,
  page,
}) => {
  await startAmbush(page);
  await expect(logColumn(page)).toBeVisible();
  await show(app, page, TIGHTEST);
  const breno = picker(page, 'Breno, o Raio');
  await expect(breno).toBeVisible();
  await expect(logColumn(page)).toBeHidden();
  const place = page.getByRole('radiogroup', { name: 'O que fica ao lado do turno' });
  await place.getByText('Registro').click();
  await expect(logColumn(page)).toContainText('Começa o combate');
  await expect(breno).toBeHidden();
  await place.getByText('Ordem').click();
  await expect(breno).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.locator('[data-beside]')).toContainText('Ágata');
  await expectInSight(page, TURN, 'a sheet');
  await page.keyboard.press('v');
  await expect(breno).toBeVisible();
});

test('the rail has words under its icons, or beside them', async ({ app, page }) => {
  const rail = { 'the names of the screens': 'nav button span' };
  await show(app, page, TIGHTEST);
  await expectInSight(page, rail, 'under');
  await openScreen(page, 'Opções');
  await page.getByText('Ao lado dos ícones').click();
  await expect(page.locator('nav.beside')).toBeVisible();
  await expectInSight(page, rail, 'beside');
});
