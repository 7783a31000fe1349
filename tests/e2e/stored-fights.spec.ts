import { copyFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { projectFolder } from '../../build/setup/project.mjs';
import { damage, DAMAGES } from '#electron/testing/damage.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { closeApp, launchApp } from './launch.ts';
import { test } from './support/app.ts';
import { freshFolder } from './support/data-folder.ts';
import { axeFaults } from './support/axe.ts';
import { ask, refusalOf } from './support/bridge.ts';
import { chooseTarget } from './support/choose-file.ts';
import { startSampleFight } from './support/sample-fight.ts';
import { openScreen } from './support/screens.ts';

const HALL = 'Saguão da torre';
const TOWER = 'A Torre de Vidro';

const turn = (page: Page): Locator => page.getByRole('region', { name: 'Turno' });
const log = (page: Page): Locator => page.getByRole('region', { name: 'Registro' });
const line = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** A folder of data as version 0.1.0 left it. */
async function goldenData(): Promise<string> {
  const userData = await freshFolder();
  await copyFile(join(projectFolder, 'tests/golden/0.1.0/rodada.db'), join(userData, 'rodada.db'));
  return userData;
}

test('a fight of before the rules changed is shown as it was played, and goes on from its last state', async () => {
  const { app, page } = await launchApp({ userData: await goldenData() });
  try {
    await openScreen(page, 'Combate');
    await expect(page.getByRole('heading', { level: 1, name: HALL })).toBeVisible();
    await expect(turn(page)).toContainText('Como foi jogada');
    await expect(turn(page)).toContainText('ela está aqui como foi jogada, só para olhar');
    await expect(log(page)).toContainText(
      'Breno, o Raio ataca Corvo de vidro A (Punhos): acerta, 20 contra 10',
    );
    await expect(log(page)).toContainText('Sentinela sem rosto ataca Dália Véu (Esquecimento)');
    expect(await axeFaults(page)).toEqual([]);

    // Nothing can be done in it, by buttons or keys.
    for (const act of ['Atacar', 'Dano', 'Próximo turno']) {
      await expect(page.getByRole('button', { name: act })).toHaveCount(0);
    }
    const [combat] = (await ask(page, 'combats:list', { campaignId: await campaignId(page) })).filter(
      ({ name }) => name === HALL,
    );
    const id = combat?.id ?? '';
    const { count } = await ask(page, 'combats:open', { id });
    for (const key of ['n', 'a', 'd', 'Control+z', ' ']) await page.keyboard.press(key);
    const command = `'combats:command', { combatId: '${id}', after: ${count}, command: { type: 'next-turn' } }`;
    expect(await refusalOf(page, command)).toEqual({
      code: 'NOT_ALLOWED',
      path: 'combatId',
      words: 'Esta luta está como foi jogada: é só para olhar. Use “Continuar daqui”.',
    });
    expect((await ask(page, 'combats:open', { id })).count).toBe(count);

    await page.getByRole('button', { name: 'Ler o registro' }).click();
    await expect(page.getByRole('main')).toContainText('já não se joga nela');
    await page.getByRole('button', { name: 'Rever a luta' }).first().click();
    const moment = page.getByRole('region', { name: 'A luta neste momento' });
    await expect(moment).toContainText('já não pode ser refeita');
    await moment.getByRole('slider').fill('2');
    await expect(moment.getByRole('list', { name: 'Quem estava na luta' })).toContainText('Ágata');

    await openScreen(page, 'Combate');
    await page.getByRole('button', { name: 'Continuar daqui com as regras de hoje' }).click();
    await expect(page.getByText(/^“Saguão da torre \(.+\)” aberta/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ordem' })).toBeVisible();
    const before = await turn(page).getByRole('heading', { level: 2 }).textContent();
    await page.keyboard.press('n');
    await expect(turn(page).getByRole('heading', { level: 2 })).not.toHaveText(before ?? '');
  } finally {
    await closeApp(app);
  }
});

async function campaignId(page: Page): Promise<string> {
  const campaigns = await ask(page, 'campaigns:list');
  return campaigns.find(({ name }) => name === TOWER)?.id ?? '';
}

const [cutOff] = DAMAGES;

async function openDamaged(page: Page): Promise<void> {
  await openScreen(page, 'Combate');
  await page.getByRole('button', { name: 'Todas as lutas' }).click();
  await line(page, 'Emboscada danificada')
    .getByRole('button', { name: /Emboscada danificada$/ })
    .last()
    .click();
}

test('a fight that can’t be read says so where it is opened, and hinders nothing else', async ({
  page,
  restart,
  userData,
}) => {
  const { combat } = await startSampleFight(page);
  for (const [after, type] of (['start', 'next-turn', 'next-turn'] as const).entries()) {
    await ask(page, 'combats:command', { combatId: combat.id, after, command: { type } });
  }
  const other = await startSampleFight(page);

  const again = await restart({
    meanwhile: () => {
      const db = openSqlite(join(userData, 'rodada.db'));
      damage(db, cutOff?.sql(combat.id) ?? '');
      db.exec(`UPDATE combats SET name = 'Emboscada danificada' WHERE id = '${combat.id}'`);
      db.close();
    },
  });
  await openDamaged(again.page);
  const main = again.page.getByRole('main');
  await expect(main).toContainText('Não dá para abrir esta luta');
  await expect(main).toContainText('A luta “Emboscada danificada” não pode ser lida. A linha 2');
  expect(await axeFaults(again.page)).toEqual([]);

  const file = join(userData, 'luta.json');
  await chooseTarget(again.app, file);
  await again.page.getByRole('button', { name: 'Exportar como está gravada' }).click();
  await expect(again.page.getByText('Luta guardada em luta.json como está gravada.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toContain('\\"dam');

  await openScreen(again.page, 'Registro');
  await again.page.getByRole('button', { name: 'Emboscada danificada' }).click();
  await expect(main).toContainText('Não dá para abrir esta luta');

  await openScreen(again.page, 'Campanhas');
  const whole = join(userData, 'torre.rodada');
  await chooseTarget(again.app, whole);
  await again.page.getByRole('button', { name: 'Mais', exact: true }).click();
  await again.page.getByRole('menuitem', { name: 'Exportar campanha' }).click();
  const told = again.page.getByText('Campanha gravada em torre.rodada.');
  await expect(told).toContainText('A luta “Emboscada danificada” não pode ser lida.');
  await expect(told).toContainText('Ela foi para o arquivo como está gravada.');
  expect((await stat(whole)).size).toBeGreaterThan(1000);

  const { state } = await ask(again.page, 'combats:open', { id: other.combat.id });
  expect(state.status).toBe('setup');
  await openDamaged(again.page);
  await again.page.getByRole('button', { name: 'Descartar' }).click();
  await expect(again.page.getByText('“Emboscada danificada” foi descartada.')).toBeVisible();
  await expect(line(again.page, 'Emboscada danificada')).toHaveCount(0);
});
