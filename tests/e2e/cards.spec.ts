import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { ask, refusalOf } from './support/bridge.ts';
import { saveInto } from './support/choose-file.ts';
import { readPdf } from './support/pdf.ts';
import { openScreen } from './support/screens.ts';

/** A4 in points. */
const A4 = [595, 842];

async function sampleEncounter(page: Page) {
  const [campaign] = await ask(page, 'campaigns:list');
  const [encounter] = await ask(page, 'encounters:list', { campaignId: campaign?.id ?? '' });
  if (encounter === undefined) throw new Error('The sample has no encounter.');
  return encounter;
}

test('initiative cards: eight to a sheet of A4, everybody by name, the waves to come too', async ({
  app,
  page,
  userData,
}) => {
  await saveInto(app, userData);
  const encounter = await sampleEncounter(page);
  const [first, ...others] = encounter.pieces;
  if (first === undefined) throw new Error('The sample’s encounter is empty.');
  const late = { ...first, quantity: 9, wave: 3, hidden: true, notes: 'Chegam pelo rio' };
  const pieces = [late, ...others];
  await ask(page, 'encounters:save', { ...encounter, party: [...encounter.party], objects: [], pieces });
  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
  await page.getByRole('button', { name: 'Mais ações do encontro' }).click();
  await page.getByRole('menuitem', { name: 'Cartões de iniciativa' }).click();
  await expect(page.getByText('Gravado: Emboscada na ponte - iniciativa.pdf')).toBeVisible();
  const { pages } = await readPdf(join(userData, 'Emboscada na ponte - iniciativa.pdf'));
  expect(pages.map(({ size }) => size)).toEqual([A4, A4]);
  expect(pages[0]?.words).toMatch(/Ágata .*Ini \+4 · 25 PV/);
  const words = pages.map((one) => one.words).join(' ');
  for (const part of ['Capanga 9', 'Chega na rodada 3', 'Oculto', 'Chegam pelo rio', 'A Torre de Vidro'])
    expect(words).toContain(part);
});

test('creature cards: each once with its sheet, weapons and notes', async ({ app, page, userData }) => {
  await saveInto(app, userData);
  const { id } = await sampleEncounter(page);
  expect(await ask(page, 'encounters:cards', { id, kind: 'creatures' })).toBe(
    'Emboscada na ponte - criaturas.pdf',
  );
  const { pages } = await readPdf(join(userData, 'Emboscada na ponte - criaturas.pdf'));
  const words = pages.map((one) => one.words).join(' ');
  for (const part of ['×3', '28 PV', 'Atirador', 'Guarda Nilo', 'Luta', 'corpo a corpo', 'Empurra primeiro'])
    expect(words).toContain(part);
  expect(words.match(/Atirador/g)).toHaveLength(1);
});

test('an encounter with nobody in it prints nothing, and says so', async ({ page }) => {
  const { campaignId } = await sampleEncounter(page);
  const empty = { campaignId, name: 'Vazio', pieces: [], party: [], objects: [] };
  const { id } = await ask(page, 'encounters:save', empty);
  const refusal = await refusalOf(page, `'encounters:cards', ${JSON.stringify({ id, kind: 'initiative' })}`);
  expect(refusal).toMatchObject({ code: 'NOT_ALLOWED', path: 'id' });
});

test('the creatures selected in the bestiary are printed as cards, one of each', async ({
  app,
  page,
  userData,
}) => {
  await saveInto(app, userData);
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Selecionar várias' }).click();
  const list = page.getByRole('list', { name: 'Criaturas' });
  for (const name of ['Capanga', 'Atirador']) await list.getByRole('checkbox', { name }).click();
  await page
    .getByRole('group', { name: 'Criaturas selecionadas' })
    .getByRole('button', { name: 'Exportar' })
    .click();
  await page.getByRole('menuitem', { name: 'Fichas para imprimir (PDF)' }).click();
  const file = 'Bestiário - A Torre de Vidro.pdf';
  await expect(page.getByText(file)).toBeVisible();
  const { pages } = await readPdf(join(userData, file));
  expect(pages[0]?.size).toEqual(A4);
  const words = pages.map((one) => one.words).join(' ');
  for (const part of ['12 PV', 'Trabalha para quem pagar', 'Atirador', 'Besta'])
    expect(words).toContain(part);
  expect(words).not.toContain('Brutamontes');
});
