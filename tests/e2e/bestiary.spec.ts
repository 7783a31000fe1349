import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Criaturas' });
const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar criatura' });
const sheet = (page: Page, name: string) => page.getByRole('form', { name: `Ficha de ${name}` });

test('a creature is written with a bad field, mended, stored, found without its accent and there after a restart', async ({
  page,
  restart,
}) => {
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Nova criatura' }).click();
  const name = page.getByRole('textbox', { name: 'Nome', exact: true }).first();
  await expect(name).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(name).toHaveAccessibleDescription('Dê um nome à criatura.');
  await name.fill('Gárgula de vidro');
  await page.getByRole('textbox', { name: 'PV no máximo' }).fill('22');
  await page.getByRole('button', { name: 'Acrescentar arma' }).click();
  const weapon = page.getByRole('group', { name: 'Armas 1' }).getByRole('textbox', { name: 'Nome' });
  await expect(weapon).toBeFocused();
  await weapon.fill('Garras');
  const damage = page
    .getByRole('group', { name: 'Garras' })
    .getByRole('textbox', { name: 'Dano', exact: true });
  await damage.fill('1d6+x');
  await page.getByRole('textbox', { name: 'Luta' }).fill('4');

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(damage).toBeFocused();
  await expect(damage).toHaveAccessibleDescription(
    'Não entendi os dados “1d6+x” de “x” em diante. Escreva-os como d6 ou d8+d6.',
  );
  await expect(page.getByText('Um campo precisa de correção antes de salvar.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mensagens' })).toHaveText('');
  expect(await axeFaults(page)).toEqual([]);

  await damage.fill('1d6+1');
  await expect(damage).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();

  const again = await restart();
  await openScreen(again.page, 'Bestiário');
  await search(again.page).pressSequentially('GARGULA');
  await expect(list(again.page).getByRole('button')).toHaveCount(1);
  await again.page.keyboard.press('Enter');
  const stored = sheet(again.page, 'Gárgula de vidro');
  await expect(stored).toContainText('22 PV, Nível 0, Luta +4, Garras (1d6+1)');
  await expect(stored.getByRole('textbox', { name: 'Luta' })).toHaveValue('4');
  await expect(stored.getByRole('textbox', { name: 'Dano', exact: true })).toHaveValue('1d6+1');
});

test('a creature is removed at once and Desfazer brings it back with its tags', async ({ page }) => {
  await openScreen(page, 'Bestiário');
  await list(page).getByRole('button', { name: 'Capanga' }).click();
  await page.getByRole('button', { name: 'Apagar Capanga' }).click();
  await expect(list(page).getByRole('button', { name: 'Capanga' })).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(list(page).getByRole('button', { name: 'Capanga' })).toContainText('bando');
  await expect(sheet(page, 'Capanga')).toBeVisible();
});

test('what is written and not saved waits while one looks elsewhere, and can be discarded and taken back', async ({
  page,
}) => {
  await openScreen(page, 'Bestiário');
  await list(page).getByRole('button', { name: 'Capanga' }).click();
  const will = sheet(page, 'Capanga').getByRole('textbox', { name: 'Vontade' });
  await will.fill('7');
  await list(page).getByRole('button', { name: 'Atirador' }).click();
  await openScreen(page, 'Encontros');
  await openScreen(page, 'Bestiário');
  await expect(list(page).getByRole('button', { name: 'Capanga' })).toContainText('não salva');
  await list(page).getByRole('button', { name: 'Capanga' }).click();
  await expect(will).toHaveValue('7');
  await page.getByRole('button', { name: 'Descartar mudanças' }).click();
  await expect(will).not.toHaveValue('7');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(will).toHaveValue('7');
  await page.keyboard.press('Control+s');
  await expect(list(page).getByRole('button', { name: 'Capanga' })).not.toContainText('não salva');
  const [campaign] = await ask(page, 'campaigns:list');
  const stored = await ask(page, 'creatures:list', { campaignId: campaign?.id ?? '', search: 'capanga' });
  expect(stored[0]?.sheet).toMatchObject({ will: 7 });
});

test('tags are added and filter the list, and the list is walked by keyboard', async ({ page }) => {
  await openScreen(page, 'Bestiário');
  await search(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true');

  const tags = page.getByRole('combobox', { name: 'Etiquetas' });
  await tags.fill('Noturno');
  await tags.press('Enter');
  await page.keyboard.press('Control+s');
  const filter = page.getByRole('group', { name: 'Filtrar por etiqueta' });
  await filter.getByRole('button', { name: 'Noturno' }).click();
  await expect(list(page).getByRole('button')).toHaveCount(1);
  await filter.getByRole('button', { name: 'Noturno' }).click();
  await search(page).fill('nada assim');
  await expect(
    page.getByText('Nenhuma criatura com essas palavras no nome, nas etiquetas, nos ataques ou nas notas.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('button')).not.toHaveCount(0);
});

test('several are picked, tagged, starred apart and removed, each with one way back', async ({ page }) => {
  await openScreen(page, 'Bestiário');
  const rows = list(page).getByRole('button');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Selecionar várias' }).click();
  const bar = page.getByRole('group', { name: 'Criaturas selecionadas' });
  await list(page).getByRole('checkbox', { name: 'Capanga' }).click();
  await expect(bar).toContainText('1 selecionada');
  await bar.getByRole('button', { name: `Selecionar as ${before}` }).click();
  await expect(bar).toContainText(`${before} selecionadas`);
  await bar.getByRole('button', { name: 'Etiquetar' }).click();
  await page.getByRole('combobox', { name: 'Etiqueta' }).fill('torre');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('checkbox', { name: 'Capanga' })).toContainText('torre');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(list(page).getByRole('checkbox', { name: 'Capanga' })).not.toContainText('torre');

  await bar.getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByText('O bestiário está vazio')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(list(page).getByRole('checkbox')).toHaveCount(before);
  await bar.getByRole('button', { name: 'Concluir' }).click();

  await rows.filter({ hasText: 'Capanga' }).click();
  await page.getByRole('button', { name: 'Favorita: Capanga' }).click();
  await page.getByRole('button', { name: 'Só favoritas' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Duplicar Capanga' }).click();
  await expect(sheet(page, 'Capanga (cópia)')).toBeVisible();
  await page.getByRole('button', { name: 'Só favoritas' }).click();
  await expect(rows).toHaveCount(before + 1);
});
