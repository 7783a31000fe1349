import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { test } from './support/app.ts';

async function createCampaign(page: Page, name: string, system: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova campanha' }).click();
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill(name);
  await page.getByRole('radio', { name: system }).check({ force: true });
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

test('a campaign is created, renamed with a way back, and still there after a restart', async ({
  page,
  restart,
}) => {
  await createCampaign(page, 'Mata dos Ossos', 'Cairn');
  await expect(page.getByRole('banner')).toContainText('Mata dos Ossos');

  await page.getByRole('button', { name: 'Renomear' }).click();
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill('Mata Velha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Mata Velha' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mata dos Ossos' })).toBeVisible();

  const again = await restart();
  await expect(again.page.getByRole('heading', { level: 2, name: 'Mata dos Ossos' })).toBeVisible();
});

test('a campaign without a name is refused at its field', async ({ page }) => {
  await page.getByRole('button', { name: 'Nova campanha' }).click();
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Nome da campanha' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('não pode ficar vazio.');
  expect(await axeFaults(page)).toEqual([]);
});

test('a character is made with a checked sheet, edited, removed and brought back', async ({ page }) => {
  await createCampaign(page, 'Vigília', 'Heróis (d20)');
  await page.getByRole('button', { name: 'Novo personagem' }).click();
  const sheet = page.getByRole('dialog', { name: 'Novo personagem' });
  await sheet.getByRole('textbox', { name: 'Nome', exact: true }).fill('Íris');
  await sheet.getByRole('textbox', { name: 'PV no máximo' }).fill('24');
  await expect(sheet.getByRole('textbox', { name: 'PV agora' })).toHaveValue('24');
  await sheet.getByRole('textbox', { name: 'Luta', exact: true }).fill('sete');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Falta acertar um campo.');
  await sheet.getByRole('textbox', { name: 'Luta', exact: true }).fill('7');
  expect(await axeFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Salvar' }).click();

  const party = page.getByRole('tabpanel', { name: 'Grupo' });
  await expect(party.getByRole('article')).toContainText('Luta +7');
  await page.getByRole('button', { name: 'Editar Íris' }).click();
  await page.getByRole('textbox', { name: 'PV agora' }).fill('11');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(party.getByRole('img', { name: 'PV 11/24' })).toBeVisible();

  await page.getByRole('button', { name: 'Remover Íris' }).click();
  await expect(page.getByText('Ninguém no grupo ainda')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(party.getByRole('article')).toContainText('Íris');
});

test('sessions are numbered after the last and keep their title and date', async ({ page }) => {
  await createCampaign(page, 'Vigília', 'Cairn');
  await page.getByRole('tab', { name: 'Sessões' }).click();
  for (const title of ['A carta', 'O poço']) {
    await page.getByRole('button', { name: 'Nova sessão' }).click();
    await page.getByRole('textbox', { name: 'Título' }).fill(title);
    await page.getByLabel('Data').fill('2026-11-28');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const titles = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Sessão 2: O poço', 'Sessão 1: A carta']);
  await expect(page.getByText('28 de nov. de 2026')).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
});

test('notes and house rules save themselves', async ({ page, restart }) => {
  await page.getByRole('tab', { name: 'Notas' }).click();
  await page.getByRole('radio', { name: 'Escrever' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Notas da campanha' }).fill('O conde **mente**.\n\n<b>Sempre</b>');
  await page.getByRole('radio', { name: 'Ler' }).check({ force: true });
  const notes = page.getByRole('region', { name: 'Notas da campanha' });
  await expect(notes.locator('strong')).toHaveText('mente');
  await expect(notes).toContainText('<b>Sempre</b>');
  await page.getByRole('tab', { name: 'Regras da casa' }).click();
  await page.getByRole('textbox', { name: 'Dificuldade para criar um poder' }).fill('17');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Grupo' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Salvo');

  const again = await restart();
  await again.page.getByRole('tab', { name: 'Notas' }).click();
  const kept = again.page.getByRole('region', { name: 'Notas da campanha' });
  await expect(kept).toContainText('O conde mente.');
  await again.page.getByRole('tab', { name: 'Regras da casa' }).click();
  await expect(again.page.getByRole('textbox', { name: 'Dificuldade para criar um poder' })).toHaveValue(
    '17',
  );
});
