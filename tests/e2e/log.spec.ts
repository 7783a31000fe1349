import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type ElectronApplication, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { launchApp } from './launch.ts';
import { axeFaults } from './support/axe.ts';
import { openScreen } from './support/screens.ts';
import { expectPoints, expectTurn, passTo, result, startTyped } from './support/tracker.ts';

/** A short fight with a hit, a correction and an end. */
async function fight(page: Page): Promise<void> {
  await startTyped(page);
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  const fields = page.getByRole('group', { name: 'ou da mesa:' }).getByRole('textbox');
  for (const [index, natural] of ['20', '5', '8'].entries()) await fields.nth(index).fill(natural);
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('cai');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '1/12');
  await page.keyboard.press('Control+Z');
  await expectPoints(page, 'Capanga 1', '0/12');
  await passTo(page, 'Breno, o Raio');
}

async function saveAs(app: ElectronApplication, path: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, path);
}

async function exportAs(page: Page, format: string, file: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  await expect(page.getByText(`Registro gravado em ${file}.`)).toBeVisible();
}

async function pdfWords(path: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

test('an ended fight is read by rounds, filtered, and written as PDF, Markdown and JSON', async () => {
  const { app, page, userData } = await launchApp();
  try {
    await fight(page);
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Encerrar luta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luta encerrada');
    await page.getByRole('button', { name: 'Ler o registro' }).click();

    const reading = page.getByRole('article');
    await expect(reading.getByRole('heading', { level: 2 })).toHaveText('Emboscada na ponte');
    await expect(reading.getByRole('heading', { level: 3 })).toHaveText('Rodada 1');
    await expect(reading.getByText('20 + 7 = 27 ≥ 9')).toBeVisible();
    await expect(reading.getByText('O combate termina, depois de 1 rodada')).toBeVisible();

    await expect(reading.getByText('Capanga 1 recupera 1 ponto', { exact: false })).toBeHidden();
    await reading.getByText('1 correção').click();
    await expect(reading.getByText('recupera 1 ponto', { exact: false })).toBeVisible();

    await reading
      .getByRole('combobox', { name: 'Filtrar por assunto' })
      .selectOption('Críticos, quedas e cicatrizes');
    await expect(reading.getByText('O combate termina', { exact: false })).toBeHidden();
    await expect(reading.getByText('20 + 7 = 27 ≥ 9')).toBeVisible();
    await reading.getByRole('combobox', { name: 'Filtrar por quem' }).selectOption('Dália Véu');
    await expect(reading.getByText('Nada passa por este filtro.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Quem lutou e números' }).getByText('Dano de Ágata'),
    ).toBeVisible();

    const target = (extension: string) => join(userData, `luta.${extension}`);
    await saveAs(app, target('pdf'));
    await exportAs(page, 'PDF para imprimir', 'luta.pdf');
    const words = await pdfWords(target('pdf'));
    for (const part of ['Emboscada na ponte', 'Capanga 1', 'Rodada 1']) expect(words).toContain(part);
    await saveAs(app, target('md'));
    await exportAs(page, 'Markdown', 'luta.md');
    expect(await readFile(target('md'), 'utf8')).toMatch(/^# Emboscada na ponte[\s\S]*Capanga 1/);
    await saveAs(app, target('json'));
    await exportAs(page, 'JSON', 'luta.json');
    expect(JSON.parse(await readFile(target('json'), 'utf8'))).toMatchObject({ format: 'rodada-log' });
  } finally {
    await app.close();
  }
});

test('a paused fight is continued from its log, and axe-core finds nothing wrong in both themes', async () => {
  const { app, page } = await launchApp();
  try {
    await fight(page);
    await openScreen(page, 'Registro');
    await expect(page.getByRole('main').getByRole('button', { name: /Emboscada na ponte/ })).toContainText(
      'pausada na rodada 1',
    );
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      expect(await axeFaults(page), theme).toEqual([]);
    }
    await page.getByRole('button', { name: 'Continuar a luta' }).click();
    await expectTurn(page, 'Breno, o Raio');
  } finally {
    await app.close();
  }
});
