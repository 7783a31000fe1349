import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { chooseFile, chooseTarget } from './support/choose-file.ts';
import { startSampleFight } from './support/sample-fight.ts';
import { openScreen } from './support/screens.ts';

const TOWER = 'A Torre de Vidro';
const creatures = (page: Page) => page.getByRole('list', { name: 'Criaturas' });
const creature = (page: Page, name: string) => creatures(page).getByRole('button', { name });
const sheet = (page: Page, name: string) => page.getByRole('form', { name: `Ficha de ${name}` });
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' });

async function sampleCampaign(page: Page): Promise<string> {
  const campaigns = await ask(page, 'campaigns:list');
  return campaigns.find(({ name }) => name === TOWER)?.id ?? '';
}

test('what is stored elsewhere shows on the open screen; what is being written stays, and what is gone closes', async ({
  page,
}) => {
  const campaignId = await sampleCampaign(page);
  await openScreen(page, 'Bestiário');
  const made = await ask(page, 'creatures:save', { campaignId, name: 'Aranha-rei', hp: 9, sheet: {} });
  await creature(page, 'Aranha-rei').click();
  const hp = sheet(page, 'Aranha-rei').getByRole('textbox', { name: 'PV no máximo' });
  await expect(hp).toHaveValue('9');
  await ask(page, 'creatures:save', { ...made, hp: 14, tags: ['teia'] });
  await expect(hp).toHaveValue('14');
  await expect(creature(page, 'Aranha-rei')).toContainText('teia');

  await hp.fill('15');
  await ask(page, 'creatures:save', { ...made, hp: 20, tags: ['veneno'] });
  await expect(creature(page, 'Aranha-rei')).toContainText('veneno');
  await expect(hp).toHaveValue('15');
  await expect(hp).toBeFocused();

  await ask(page, 'creatures:remove', { which: { kind: 'these', campaignId, ids: [made.id] } });
  await expect(creature(page, 'Aranha-rei')).toHaveCount(0);
  await expect(sheet(page, 'Aranha-rei')).toHaveCount(0);
});

test('an import and its Desfazer from a message show on whatever screen is open by then', async ({
  page,
}) => {
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Pacote inicial' }).click();
  await page.getByRole('radio', { name: /^Encontros/ }).check({ force: true });
  const offered = page.getByRole('article').first();
  const name = (await offered.getByRole('heading').textContent()) ?? '';
  await offered.getByRole('button', { name: /^Adicionar/ }).click();
  await openScreen(page, 'Encontros');
  const encounter = page.getByRole('list', { name: 'Encontros' }).getByRole('button', { name }).first();
  await expect(encounter).toBeVisible();
  await undo(page).click();
  await expect(encounter).toHaveCount(0);
});

test('whatever wrote it, what is stored shows at once: campaigns, creatures, fights and settings', async ({
  app,
  page,
  userData,
}) => {
  const file = join(userData, 'torre.rodada');
  await chooseTarget(app, file);
  await ask(page, 'campaigns:export', { id: await sampleCampaign(page) });
  expect((await readFile(file)).length).toBeGreaterThan(0);

  await chooseFile(app, file);
  await page.getByRole('button', { name: 'Importar campanha' }).click();
  const copy = page.getByRole('main').getByRole('button', { name: `${TOWER} (2)` });
  await expect(copy.first()).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole('banner')).toContainText(TOWER);
  await expect(page.getByRole('heading', { name: `${TOWER} (2)`, exact: true })).toHaveCount(0);

  const campaignId = await sampleCampaign(page);
  await openScreen(page, 'Bestiário');
  await ask(page, 'creatures:save', { campaignId, name: 'Aranha-rei', hp: 9, sheet: {} });
  await expect(creature(page, 'Aranha-rei')).toBeVisible();

  await openScreen(page, 'Registro');
  const { combat } = await startSampleFight(page);
  await expect(page.getByRole('main').getByText(combat.name).first()).toBeVisible();

  await ask(page, 'settings:change', { theme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
