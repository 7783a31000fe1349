import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  AGENT,
  FIRST_MONSTER,
  KETTLEWRIGHT,
  SECOND_CHARACTER,
} from '#shared/creature-files/testing/foreign-actors.ts';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { chooseFile } from './support/choose-file.ts';
import { openCampaign, openScreen } from './support/screens.ts';

const CAIRN = 'A estrada alagada';

const FILES: Readonly<Record<string, string>> = {
  'fvtt-Actor-olmo.json': JSON.stringify(SECOND_CHARACTER),
  'fvtt-Actor-sapo.json': JSON.stringify(FIRST_MONSTER),
  'mesa_brisa.json': JSON.stringify(KETTLEWRIGHT),
  'fvtt-Actor-iara.json': JSON.stringify(AGENT),
  'quebrado.json': '{"name": "Cão",\n "type" "npc"}',
};

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** The names of what the campaign holds. */
async function namesIn(page: Page): Promise<{ creatures: string[]; characters: string[] }> {
  const campaigns = await ask(page, 'campaigns:list');
  const campaignId = campaigns.find(({ name }) => name === CAIRN)?.id ?? '';
  const creatures = await ask(page, 'creatures:list', { campaignId });
  const characters = await ask(page, 'characters:list', { campaignId });
  return { creatures: creatures.map(({ name }) => name), characters: characters.map(({ name }) => name) };
}

/** Drops files on the window, as from the desktop. */
async function dropFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(dropped)) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('sheets of other programs dropped together say what came over, come in as what they are, and go again', async ({
  page,
}) => {
  await openCampaign(page, CAIRN);
  const before = await namesIn(page);
  await dropFiles(page, FILES);
  await expect(page.getByRole('heading', { level: 1, name: '3 fichas encontradas' })).toBeVisible();
  const faults = page.getByRole('region', { name: '2 fichas não foram lidas' });
  await expect(faults).toContainText('fvtt-Actor-iara.json');
  await expect(faults).toContainText('esta campanha usa Cairn');
  await expect(faults).toContainText('O JSON está quebrado na linha 2');
  await expect(row(page, 'Olmo')).toContainText('2 de 5 PG');
  await expect(row(page, 'Olmo')).toContainText('Foi para as notas: Descrição');
  await expect(row(page, 'Olmo')).toContainText('“Lança (Mula)” ficou de fora');
  await expect(row(page, 'Sapo de Cera')).toContainText('FOR 160 está fora dos limites');
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'O que fazer com Brisa' }).selectOption('Criatura do bestiário');
  await page.getByRole('button', { name: 'Importar 3 fichas' }).click();
  await expect(page.getByText('3 fichas importadas: 1 no grupo, o resto no bestiário')).toBeVisible();
  const after = await namesIn(page);
  expect(after.characters.toSorted()).toEqual([...before.characters, 'Olmo'].toSorted());
  expect(after.creatures.toSorted()).toEqual([...before.creatures, 'Brisa', 'Sapo de Cera'].toSorted());

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('3 fichas retiradas de novo')).toBeVisible();
  expect(await namesIn(page)).toEqual(before);
});

test('a folder of sheets comes in as characters, and what the party has already stays out', async ({
  app,
  page,
  userData,
}) => {
  const folder = join(userData, 'fichas');
  await mkdir(join(folder, 'grupo'), { recursive: true });
  for (const name of ['fvtt-Actor-olmo.json', 'mesa_brisa.json']) {
    await writeFile(join(folder, 'grupo', name), FILES[name] ?? '');
  }
  await openCampaign(page, CAIRN);
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Importar' }).click();
  await chooseFile(app, folder);
  await page.getByRole('button', { name: 'Escolher pasta' }).click();
  await expect(page.getByText('fichas · 2 arquivos')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 2 personagens' }).click();
  await expect(page.getByText('2 personagens importados para o grupo')).toBeVisible();
  await expect(page.getByRole('main').getByText('Olmo').first()).toBeVisible();

  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await page.getByRole('button', { name: 'Escolher pasta' }).click();
  await expect(row(page, 'Brisa')).toContainText('já está no grupo');
  await expect(page.getByText('2 ficam de fora')).toBeVisible();
});
