import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { launchApp } from './launch.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Nome do encontro' });
const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar criatura' });
const pieces = (page: Page) => page.getByRole('list', { name: 'No encontro' });
const piece = (page: Page, of: string) => pieces(page).getByRole('group', { name: of, exact: true });

async function newEncounter(page: Page, called: string): Promise<void> {
  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: 'Novo encontro' }).click();
  await expect(name(page)).toBeFocused();
  await page.keyboard.type(called);
}

async function sampleCampaignId(page: Page): Promise<string> {
  const [campaign] = await ask(page, 'campaigns:list');
  return campaign?.id ?? '';
}

test('an encounter is built by keyboard, started by a double click and doubles nobody', async () => {
  const { app, page } = await launchApp();
  try {
    const campaignId = await sampleCampaignId(page);
    const fightsBefore = (await ask(page, 'combats:list', { campaignId })).length;
    await newEncounter(page, 'Portão norte');
    await search(page).fill('capanga');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
    await expect(piece(page, 'Capanga').getByRole('textbox')).toHaveValue('3');
    await search(page).fill('guarda');
    await page.keyboard.press('Enter');
    await piece(page, 'Guarda Nilo').getByRole('radio', { name: 'Aliado' }).check({ force: true });
    await piece(page, 'Capanga').getByRole('button', { name: 'Capanga começa surpreso' }).click();
    await piece(page, 'Capanga').getByRole('textbox').fill('4');
    await page.getByRole('group', { name: 'Grupo' }).getByRole('button', { name: 'Dália Véu' }).click();
    await expect(page.getByText('4 inimigos')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Começar combate' }).dblclick();
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Combate' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const fights = await ask(page, 'combats:list', { campaignId });
    expect(fights).toHaveLength(fightsBefore + 1);
    const started = fights.find((fight) => fight.name === 'Portão norte');
    const { state } = await ask(page, 'combats:open', { id: started?.id ?? '' });
    expect(state.combatants.map(({ name: who, side }) => [who, side])).toEqual([
      ['Ágata', 'pc'],
      ['Breno, o Raio', 'pc'],
      ['Capanga 1', 'foe'],
      ['Capanga 2', 'foe'],
      ['Capanga 3', 'foe'],
      ['Capanga 4', 'foe'],
      ['Guarda Nilo', 'ally'],
    ]);
  } finally {
    await app.close();
  }
});

test('an encounter saves itself: leaving at once or closing the app loses nothing', async () => {
  const first = await launchApp();
  const { page } = first;
  await newEncounter(page, 'Ponte velha');
  await search(page).fill('corvo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Encontros' }).first().click();
  await page.getByRole('button', { name: /^Ponte velha/ }).click();
  await page.getByRole('textbox', { name: 'Anotações do encontro' }).fill('O rio subiu.');
  await first.app.close();

  const again = await launchApp({ userData: first.userData });
  try {
    await openScreen(again.page, 'Encontros');
    const card = again.page.getByRole('button', { name: /^Ponte velha/ });
    await expect(card).toContainText('Corvo de vidro');
    await expect(card).toContainText('3 do grupo');
    await card.click();
    await expect(again.page.getByRole('textbox', { name: 'Anotações do encontro' })).toHaveValue(
      'O rio subiu.',
    );
  } finally {
    await again.app.close();
  }
});

test('an emptied name keeps the last good one; a row and an encounter removed come back where they were', async () => {
  const { app, page } = await launchApp();
  try {
    await openScreen(page, 'Encontros');
    await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
    await name(page).fill('');
    await expect(name(page)).toHaveAccessibleDescription(/até lá fica “Emboscada na ponte”/);
    await page.getByRole('button', { name: 'Tirar Atirador do encontro' }).click();
    await expect(piece(page, 'Atirador')).toHaveCount(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(pieces(page).getByRole('listitem').nth(1)).toContainText('Atirador');

    await page.getByRole('button', { name: 'Apagar encontro' }).click();
    await expect(page.getByRole('button', { name: /^Emboscada na ponte/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('button', { name: /^Emboscada na ponte/ })).toBeVisible();
  } finally {
    await app.close();
  }
});
