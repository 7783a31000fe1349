import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { shownName } from '#shared/combat/names.ts';

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

test('an encounter is built by keyboard, started by a double click and doubles nobody', async ({ page }) => {
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
  await expect(page.getByText('4 oponentes')).toBeVisible();
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
  expect(state.combatants.map((one) => [shownName(one, 'pt-BR'), one.side])).toEqual([
    ['Ágata', 'pc'],
    ['Breno, o Raio', 'pc'],
    ['Capanga 1', 'foe'],
    ['Capanga 2', 'foe'],
    ['Capanga 3', 'foe'],
    ['Capanga 4', 'foe'],
    ['Guarda Nilo', 'ally'],
  ]);
});

test('an encounter saves itself: leaving at once or closing the app loses nothing', async ({
  page,
  restart,
}) => {
  await newEncounter(page, 'Ponte velha');
  await search(page).fill('corvo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Encontros' }).first().click();
  await page.getByRole('button', { name: /^Ponte velha/ }).click();
  await page.getByRole('textbox', { name: 'Notas do encontro' }).fill('O rio subiu.');

  const again = await restart();
  await openScreen(again.page, 'Encontros');
  const card = again.page.getByRole('button', { name: /^Ponte velha/ });
  await expect(card).toContainText('Corvo de vidro');
  await expect(card).toContainText('3 do grupo');
  await card.click();
  await expect(again.page.getByRole('region', { name: 'Notas do encontro' })).toHaveText('O rio subiu.');
});

test('an emptied name keeps the last good one; a row and an encounter removed come back where they were', async ({
  page,
}) => {
  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
  await name(page).fill('');
  await expect(name(page)).toHaveAccessibleDescription(/até lá fica “Emboscada na ponte”/);
  await page.getByRole('button', { name: 'Tirar Atirador do encontro' }).click();
  await expect(piece(page, 'Atirador')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(pieces(page).getByRole('listitem').nth(1)).toContainText('Atirador');

  await page.getByRole('button', { name: 'Mais ações do encontro' }).click();
  await page.getByRole('menuitem', { name: 'Apagar encontro' }).click();
  await expect(page.getByRole('button', { name: /^Emboscada na ponte/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: /^Emboscada na ponte/ })).toBeVisible();
});

test('rows say their wave, their labels and what to remember; the fight has them so', async ({ page }) => {
  await newEncounter(page, 'Cerco');
  await search(page).fill('capanga');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await search(page).fill('atirador');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mais de Capanga' }).click();
  await page.getByLabel('Como se distinguem').selectOption({ label: 'Letras (A, B, C)' });
  await page.getByLabel('Lembrete no turno').fill('Foge com 3 PV');
  await page.getByRole('button', { name: 'Mais de Atirador' }).click();
  const later = page.getByRole('textbox', { name: 'Chega na rodada' });
  await later.fill('3');
  await expect(later).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Na rodada 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Atirador fica oculto dos jogadores' }).click();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Começar combate' }).click();
  await expect(page.getByRole('button', { name: 'Começar', exact: true })).toBeVisible();
  const campaignId = await sampleCampaignId(page);
  const started = (await ask(page, 'combats:list', { campaignId })).find(({ name: one }) => one === 'Cerco');
  const { state } = await ask(page, 'combats:open', { id: started?.id ?? '' });
  expect(state.combatants.filter(({ side }) => side === 'foe')).toMatchObject([
    { name: 'Capanga', label: { scheme: 'letters', place: 1 }, reminder: 'Foge com 3 PV' },
    { name: 'Capanga', label: { scheme: 'letters', place: 2 }, reminder: 'Foge com 3 PV' },
  ]);
  expect(state.reserves).toMatchObject([{ round: 3, combatant: { name: 'Atirador', hidden: true } }]);
});

test('an encounter is duplicated with everything in it, and the copy is taken back', async ({ page }) => {
  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
  await page.getByRole('button', { name: 'Mais ações do encontro' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar encontro' }).click();
  await expect(name(page)).toHaveValue('Emboscada na ponte (2)');
  const [first, second] = await ask(page, 'encounters:list', { campaignId: await sampleCampaignId(page) });
  expect(second).toEqual({ ...first, id: second?.id, name: 'Emboscada na ponte (2)' });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(name(page)).toHaveValue('Emboscada na ponte');
  expect(await ask(page, 'encounters:list', { campaignId: await sampleCampaignId(page) })).toHaveLength(1);
});

test('what to expect of the fight is told as it is built, and again after each change', async ({ page }) => {
  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
  const pane = page.getByRole('region', { name: 'Previsão' });
  await expect(pane.getByText(/em 100 lutas/)).toBeVisible();
  await expect(pane.getByText(/margem de erro/)).toBeVisible();
  await expect(pane.getByRole('img', { name: /de vitória/ })).toBeVisible();
  await pane.getByText('Ver em tabela').click();
  await expect(pane.getByRole('row', { name: /Ágata/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const before = await pane.getByRole('img', { name: /de vitória/ }).getAttribute('aria-label');
  await piece(page, 'Brutamontes').getByRole('textbox').fill('6');
  await expect(pane.getByText(/em 100 lutas/)).toContainText('Mortal');
  await expect(pane.getByRole('img', { name: /de vitória/ })).not.toHaveAccessibleName(before ?? '');
  for (const { name: who } of await ask(page, 'characters:list', {
    campaignId: await sampleCampaignId(page),
  }))
    await page.getByRole('group', { name: 'Grupo' }).getByRole('button', { name: who }).click();
  await page.getByRole('button', { name: 'Tirar Guarda Nilo do encontro' }).click();
  await expect(pane).toContainText('Ponha alguém dos dois lados');
});

test('an encounter is copied as text that brings its creatures back into another bestiary', async ({
  app,
  page,
}) => {
  await openCampaign(page, 'A estrada alagada');
  await openScreen(page, 'Encontros');
  await page.getByRole('list', { name: 'Encontros' }).getByRole('button').first().click();
  const called = await name(page).inputValue();
  await page.keyboard.press('Control+Shift+C');
  await expect(page.getByText(`Encontro “${called}” copiado`).first()).toBeVisible();
  const copied = await app.evaluate(({ clipboard }) => clipboard.readText());
  expect(copied).toMatch(/^.+\n\n(?:.|\n)*Grupo: .+ e .+\n\nOponentes\n- (?:.|\n)*\n\d+ PG, /);
  const lines = copied.match(/^\d+ PG, .+$/gm) ?? [];

  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Importar' }).click();
  await page.getByRole('textbox', { name: 'Texto com as criaturas' }).fill(copied);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article')).toHaveCount(lines.length);
  await expect(page.getByRole('region', { name: /não foi lida|não foram lidas/ })).toHaveCount(0);
});
