import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaults, axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';

const table = (page: Page, name: string) => page.getByRole('table', { name });
const cell = (page: Page, column: string, of: string) =>
  page.getByRole('textbox', { name: `${column} de ${of}`, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' }).last();

async function sampleCampaignId(page: Page): Promise<string> {
  const [campaign] = await ask(page, 'campaigns:list');
  return campaign?.id ?? '';
}

async function wood(page: Page) {
  const { materials } = await ask(page, 'objects:tables', { campaignId: await sampleCampaignId(page) });
  return materials.find(({ id }) => id === 'wood');
}

test('rows are edited in place, checked as they are typed, and taken back', async ({ page }) => {
  await openScreen(page, 'Objetos');
  await expect(table(page, 'Tamanhos').getByRole('row')).toHaveCount(9);
  await cell(page, 'RD', 'Madeira').fill('7');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await wood(page))?.damageReduction).toBe(7);
  await undo(page).click();
  await expect(cell(page, 'RD', 'Madeira')).toHaveValue('5');
  expect((await wood(page))?.origin).toBe('shipped');

  await cell(page, 'Modificador', 'Grande').fill('-9');
  await expect(page.getByRole('alert')).toContainText('de −4 a 100');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await cell(page, 'Até (m)', 'Grande').fill('1,5');
  await expect(page.getByRole('alert')).toContainText('“Médio”');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Até (m)', 'Grande')).toHaveValue('3');
});

test('rows are added, taken out and brought back, and the whole table goes back to what is shipped', async ({
  page,
}) => {
  await openScreen(page, 'Objetos');
  await page.getByRole('button', { name: 'Novo material' }).click();
  await expect(cell(page, 'Nome', 'Material novo')).toBeFocused();
  await page.keyboard.type('Vidro de torre');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Nome', 'Vidro de torre')).toBeVisible();
  await page.getByRole('button', { name: 'Tirar Corda da tabela' }).click();
  await expect(cell(page, 'Nome', 'Corda')).toHaveCount(0);
  await page.getByRole('button', { name: 'Trazer Corda de volta' }).click();
  await expect(cell(page, 'Nome', 'Corda')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar tudo ao de fábrica' }).click();
  await expect(cell(page, 'Nome', 'Vidro de torre')).toHaveCount(0);
  await expect(table(page, 'Materiais').getByRole('row')).toHaveCount(12);
  await undo(page).click();
  await expect(cell(page, 'Nome', 'Vidro de torre')).toBeVisible();
});

test('the calculator knows the campaign’s rows, tells the odds, and breaks things with typed dice', async ({
  page,
}) => {
  await openScreen(page, 'Objetos');
  await cell(page, 'Bônus', 'Vidro').fill('1');
  await page.keyboard.press('Enter');
  await page.getByLabel('Material', { exact: true }).selectOption({ label: 'Vidro (RD 1)' });
  await page.getByLabel('Maior dimensão (m)').fill('0,1');
  const figures = page.getByLabel('Números do objeto');
  await expect(figures).toContainText('ND 13');
  await expect(figures).toContainText('PV 20');
  await page.getByLabel('Bônus de ataque').fill('5');
  await page.getByLabel('Dano', { exact: true }).fill('2d10+2');
  await expect(page.getByLabel('Chances de um golpe')).toContainText('65%');
  await page.getByLabel('Natural do d20').fill('12');
  await page.getByLabel('Naturais do dano (2d10)').fill('4 5');
  await page.getByRole('button', { name: 'Golpear' }).click();
  await expect(page.getByText('Acerta: 17 contra ND 13. Dano 10, restam 10 PV.').first()).toBeVisible();
  await page.getByLabel('Natural do d20').fill('20');
  await page.getByLabel('Naturais do dano (2d10)').fill('10 10');
  await page.getByRole('button', { name: 'Golpear' }).click();
  await expect(page.getByText('Quebra: 25 contra ND 13, dano 21.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Golpear' })).toBeDisabled();
  await page.getByRole('button', { name: 'Objeto inteiro de novo' }).click();
  await expect(page.getByRole('button', { name: 'Golpear' })).toBeEnabled();
  await page.getByLabel('Dano', { exact: true }).fill('2d');
  await expect(page.getByLabel('Dano', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('an encounter’s objects have the campaign’s figures, protect their rows and stand in the fight', async ({
  page,
}) => {
  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
  await page.getByRole('button', { name: 'Acrescentar objeto' }).click();
  await page.getByRole('textbox', { name: 'Nome do objeto' }).fill('Portão');
  const gate = page.getByRole('group', { name: 'Portão', exact: true });
  await gate.getByLabel('Material de Portão').selectOption({ label: 'Ferro ou aço' });
  await gate.getByLabel('Tamanho de Portão').selectOption({ label: 'por medida…' });
  await gate.getByLabel('Maior dimensão de Portão, em metros').fill('2,5');
  await expect(gate).toContainText('Grande: ND 23 · 80 PV · RD 10');
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await openScreen(page, 'Objetos');
  await expect(page.getByRole('button', { name: 'Tirar Ferro ou aço da tabela' })).toHaveCount(0);
  await page.getByRole('button', { name: 'em uso: 1' }).click();
  await expect(page.getByRole('button', { name: 'Portão, em “Emboscada na ponte”' })).toBeVisible();
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await cell(page, 'RD', 'Ferro ou aço').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ferro ou aço: mudança salva')).toBeVisible();

  await openScreen(page, 'Encontros');
  await page.getByRole('button', { name: /^Emboscada na ponte/ }).click();
  await page.getByRole('button', { name: 'Começar combate' }).click();
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  const [fight] = await ask(page, 'combats:list', { campaignId: await sampleCampaignId(page) });
  const { state } = await ask(page, 'combats:open', { id: fight?.id ?? '' });
  expect(state.own).toMatchObject({ objects: [{ name: 'Portão', size: 'large', damageReduction: 12 }] });
});
