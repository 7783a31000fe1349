import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { inProject } from '../../build/setup/project.mjs';
import { texts } from '#shared/rules/template/words/texts.ts';
import { closeApp, launchApp } from './launch.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { expectPoints, expectTurn, logColumn, passTo, result, rollTyped, row } from './support/tracker.ts';
import { buildWithTemplate } from './support/with-template.ts';

const SYSTEM = texts['pt-BR'].name;

let appPath = '';

test.beforeAll(async () => {
  appPath = await buildWithTemplate();
});

/** Makes a campaign of the system as a narrator does, with one character in its party. */
async function createCampaign(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nova campanha' }).click();
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill('Planalto');
  await page.getByRole('radio', { name: SYSTEM }).check({ force: true });
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await page.getByRole('button', { name: 'Novo personagem' }).click();
  const sheet = page.getByRole('dialog', { name: 'Novo personagem' });
  await sheet.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ana');
  await sheet.getByRole('textbox', { name: 'PV no máximo' }).fill('12');
  await sheet.getByRole('textbox', { name: 'Luta', exact: true }).fill('2');
  await sheet.getByRole('button', { name: 'Acrescentar arma' }).click();
  const weapon = sheet.getByRole('group', { name: 'Armas' });
  await weapon.getByRole('textbox', { name: 'Nome' }).fill('Espada');
  expect(await axeFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Grupo' }).getByRole('article')).toContainText('Luta 2');
  const campaign = (await ask(page, 'campaigns:list')).find(({ name }) => name === 'Planalto');
  return campaign?.id ?? '';
}

/** Makes an encounter of the party against one wolf, and its fight. */
async function prepareFight(page: Page, campaignId: string): Promise<void> {
  const wolf = await ask(page, 'creatures:save', {
    campaignId,
    name: 'Lobo',
    hp: 9,
    sheet: { agility: 1, armor: 1, weapons: [{ id: 'bite', name: 'Mordida', damage: '1d6' }] },
  });
  const party = (await ask(page, 'characters:list', { campaignId })).map(({ id }) => id);
  const pieces = [{ creatureId: wolf.id, quantity: 1 }];
  const encounter = await ask(page, 'encounters:save', { campaignId, name: 'Trilha', party, pieces });
  await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
}

test('a fifth system plays a round as any other: dice, odds, an act of its own, undo and log', async () => {
  const { app, page } = await launchApp({ appPath });
  try {
    await prepareFight(page, await createCampaign(page));
    await page.reload();
    await openScreen(page, 'Combate');
    await page.getByRole('textbox', { name: 'Iniciativa de Ana' }).fill('9');
    await page.getByRole('textbox', { name: 'Iniciativa de Lobo' }).fill('7');
    await expect(page.getByRole('checkbox', { name: /surpres/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expectTurn(page, 'Ana');
    await expect(page.getByRole('button', { name: 'Preparar' })).toHaveCount(0);

    await page.keyboard.press('a');
    // 7 − 2 = 5 or more on 2d6.
    await expect(page.getByRole('definition').filter({ hasText: '83%' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await rollTyped(page, '4 3', '6');
    await expect(result(page).getByRole('heading')).toHaveText('Acerta: 9 contra Guarda 7');
    await expectPoints(page, 'Lobo', '4/9');

    await passTo(page, 'Lobo');
    await page.keyboard.press('m');
    await expect(page.getByText('Luta contra Agilidade', { exact: false })).toBeVisible();
    await rollTyped(page, '5 5', '2 3');
    await expect(result(page).getByRole('heading')).toHaveText('Derruba: 10 contra 5');
    await expect(row(page, 'Ana').getByText('Caído')).toBeVisible();
    await page.keyboard.press('Control+Z');
    await expect(row(page, 'Ana').getByText('Caído')).toBeHidden();
    await page.keyboard.press('Control+Shift+Z');
    await expect(row(page, 'Ana').getByText('Caído')).toBeVisible();

    // She stands up as her turn begins.
    await passTo(page, 'Ana');
    await expect(row(page, 'Ana').getByText('Caído')).toBeHidden();
    await page.keyboard.press('k');
    await page.getByRole('combobox', { name: 'Condição' }).fill('Abalado');
    await page.getByRole('textbox', { name: 'Penalidade' }).fill('2');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Lobo').getByText('Abalado −2')).toBeVisible();
    await page.keyboard.press('d');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expectPoints(page, 'Lobo', '0/9');

    await expect(logColumn(page)).toContainText('Ana ataca Lobo (Espada): acerta, 9 contra Guarda 7');
    await expect(logColumn(page)).toContainText('Lobo empurra Ana: derruba, 10 contra 5');
    await expect(logColumn(page)).toContainText('Lobo cai');
  } finally {
    await closeApp(app);
  }
});

test('nothing offers what the system lacks', async () => {
  const { app, page } = await launchApp({ appPath });
  try {
    const campaignId = await createCampaign(page);
    const screens = page.getByRole('navigation', { name: 'Telas' });
    await expect(screens.getByRole('button', { name: 'Objetos' })).toHaveCount(0);
    await prepareFight(page, campaignId);
    await page.reload();
    await openScreen(page, 'Bestiário');
    await expect(page.getByRole('button', { name: /pacote/i })).toHaveCount(0);
    await openScreen(page, 'Encontros');
    await page.getByRole('button', { name: /^Trilha/ }).click();
    await expect(page.getByRole('group', { name: 'Lobo', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /surpres/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /objeto/i })).toHaveCount(0);
  } finally {
    await closeApp(app);
  }
});

test('the app as it is shipped knows nothing of it', async () => {
  const out = inProject('out');
  const files = (await readdir(out, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    for (const told of [texts['pt-BR'].name, texts.en.name, texts.en['tracker.pushHint']])
      expect(text.includes(told), `${told} in ${name}`).toBe(false);
  }
});
