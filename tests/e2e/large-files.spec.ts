import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openSqlite } from '#electron/store/sqlite.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { chooseFile, chooseTarget } from './support/choose-file.ts';
import { openCampaign, openScreen } from './support/screens.ts';

const CAIRN = 'A estrada alagada';
const ROWS = 3000;

const table = (rows: number) =>
  `nome;PG;FOR;DES;VON;notas\n${Array.from({ length: rows }, (_, row) => `Bicho ${row};4;10;9;8;Foge.\n`).join('')}`;

test('a large table is looked over page by page, comes in, goes again and leaves no trace', async ({
  app,
  page,
  userData,
}) => {
  const path = join(userData, 'bichos.csv');
  await writeFile(path, table(ROWS));
  await openCampaign(page, CAIRN);
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Importar' }).click();
  await chooseFile(app, path);
  await page.getByRole('button', { name: 'Escolher arquivo' }).click();
  await expect(page.getByRole('heading', { name: '3000 criaturas encontradas' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(200);
  await page.getByRole('button', { name: /mais/ }).click();
  await expect(page.getByRole('article', { name: 'Bicho 399', exact: true })).toBeVisible();

  const before = await ask(page, 'creatures:tags', { campaignId: await campaignId(page) });
  await page.getByRole('button', { name: /^Importar 3000 criaturas/ }).click();
  await expect(page.getByText('3000 criaturas importadas')).toBeVisible();
  const found = { campaignId: await campaignId(page), search: 'bicho', offset: 0, limit: 1 };
  expect((await ask(page, 'creatures:search', found)).total).toBe(ROWS);
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect(page.getByText('3000 criaturas retiradas de novo')).toBeVisible();
  expect((await ask(page, 'creatures:search', found)).total).toBe(0);
  expect(await ask(page, 'creatures:tags', { campaignId: await campaignId(page) })).toEqual(before);
});

test('a table of more than one import takes says so at once', async ({ app, page, userData }) => {
  const path = join(userData, 'demais.csv');
  await writeFile(path, `nome;PG\n${'L;4\n'.repeat(300_000)}`);
  await openCampaign(page, CAIRN);
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Importar' }).click();
  await chooseFile(app, path);
  await page.getByRole('button', { name: 'Escolher arquivo' }).click();
  await expect(page.getByRole('alert')).toContainText('Divida-o e importe as partes');
});

test('a campaign of many creatures goes out whole, over what an export cut off has left, and comes back', async ({
  app,
  page,
  userData,
}) => {
  const bytes = table(ROWS);
  const asked = { campaignId: await campaignId(page), text: bytes };
  const preview = await ask(page, 'imports:read-text', asked);
  const picks = `new Uint8Array(${ROWS}).fill(1)`;
  const commit = `{ campaignId: '${asked.campaignId}', reading: ${preview?.reading}, picks: ${picks} }`;
  await page.evaluate(`window.rodada.call('imports:commit', ${commit})`);
  const out = join(userData, 'grande.rodada');
  await writeFile(join(userData, '.grande.rodada.0a1b2c3d.tmp'), 'half');
  await chooseTarget(app, out);
  await ask(page, 'campaigns:export', { id: asked.campaignId });
  expect((await readdir(userData)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect((await readFile(out, 'utf8')).match(/"Bicho \d+"/g)).toHaveLength(ROWS);
  await chooseFile(app, out);
  const imported = await ask(page, 'campaigns:import');
  expect(imported?.creatures).toBeGreaterThanOrEqual(ROWS);
  const again = join(userData, 'de-novo.rodada');
  await chooseTarget(app, again);
  await ask(page, 'campaigns:export', { id: imported?.campaign.id ?? '' });
  const creaturesIn = async (path: string) =>
    (await readFile(path, 'utf8'))
      .match(/\{"id":"[^"]+","name":"Bicho[^\n]+/g)
      ?.map((line) => line.slice(45))
      .toSorted();
  expect(await creaturesIn(again)).toEqual(await creaturesIn(out));
});

test('an act waits for another program to let go of the data, says so, and is done', async ({
  page,
  userData,
}) => {
  const other = openSqlite(join(userData, 'rodada.db'));
  other.exec('BEGIN IMMEDIATE');
  const made = ask(page, 'campaigns:create', { name: 'Espera', system: 'cairn' });
  await expect(page.getByText('Outro programa está usando os dados. Esperando…')).toBeVisible();
  // What only reads goes on meanwhile.
  expect((await ask(page, 'campaigns:list')).map(({ name }) => name)).not.toContain('Espera');
  other.exec('COMMIT');
  other.close();
  expect((await made).name).toBe('Espera');
  await expect(page.getByText('Outro programa está usando os dados. Esperando…')).toHaveCount(0);
});

async function campaignId(page: Parameters<typeof openCampaign>[0]): Promise<string> {
  const campaigns = await ask(page, 'campaigns:list');
  return campaigns.find(({ name }) => name === CAIRN)?.id ?? '';
}
