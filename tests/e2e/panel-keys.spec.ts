import { expect, type Page } from '@playwright/test';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import {
  CAIRN_TABLE,
  RITUALS_TABLE,
  SCOP_TABLE,
  beginTable,
  setTable,
  splitTable,
} from './support/table-fights.ts';

// `?` in an open panel tells first what its letters and figures do, and gives the hand back where it was.

/** Opens the sheet of keys, gives what it says of the open panel, and closes it again. */
async function panelKeys(page: Page): Promise<readonly string[]> {
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Teclas' });
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('No painel aberto');
  const rows = await sheet.locator('dl').first().locator('> div').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await page.evaluate((one) => document.activeElement === one, focused)).toBe(true);
  return rows.map((row) => row.replaceAll(/\s+/g, ' '));
}

test('in heroes-d20', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const hand = handOn(page, await startAmbush(page));
  await hand.press('a');
  expect(await panelKeys(page)).toEqual([
    'Próxima defesa do alvo F',
    'Digitar os dados da mesa 0 – 9',
    'Deixar o dado com o app . ,',
    'Rolar ⏎',
    'Próxima arma W',
    'Outro alvo Alt 1 – Alt 6',
    'Fechar o painel Esc',
  ]);
  await hand.press('m');
  expect(await panelKeys(page)).toEqual(expect.arrayContaining(['Agarrar Q', 'Derrubar U', 'Rolar ⏎']));
  await hand.press('x');
  expect(await panelKeys(page)).toEqual(expect.arrayContaining(['Fechar o painel Esc']));
});

test('in rituals-d20', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, { Ana: 20, 'Vulto 1': 18 });
  const hand = handOn(page, id);
  await hand.press('a');
  expect(await panelKeys(page)).toEqual([
    ...['Nenhuma U', 'Bloquear Q', 'Esquivar E', 'Contra-atacar S'],
    'Digitar os dados da mesa 0 – 9',
    'Deixar o dado com o app . ,',
    'Rolar ⏎',
    'Outro alvo Alt 1 – Alt 6',
    'Fechar o painel Esc',
  ]);
  await hand.press('m');
  expect(await panelKeys(page)).toEqual(expect.arrayContaining(['Agarrar Q', 'Rolar ⏎']));
});

test('in Cairn', async ({ page }) => {
  const hand = handOn(page, await setTable(page, CAIRN_TABLE));
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await hand.act('3 9 1 2 5 Enter');
  await hand.press('a');
  expect(await panelKeys(page)).toEqual([
    'Próxima arma W',
    'Prejudicado P',
    'Aprimorado M',
    'Declarar ataque ⏎',
    'Outro alvo Alt 1 – Alt 7',
    'Fechar o painel Esc',
  ]);
});

test('in scop', async ({ page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await hand.press('a');
  expect(await panelKeys(page)).toEqual([
    'Próxima arma W',
    'Outro alvo Alt 1 – Alt 7',
    'Fechar o painel Esc',
  ]);
  await hand.act('Enter');
  await hand.press('e');
  expect(await panelKeys(page)).toEqual(
    expect.arrayContaining(['Digitar os dados da mesa 0 – 9', 'Rolar ⏎']),
  );
});
