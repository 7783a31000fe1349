import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { openScreen } from './support/screens.ts';
import { expectPoints, expectTurn, picker, startTyped } from './support/tracker.ts';
import { test } from './support/app.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar', exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const keyRow = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

async function openKeys(page: Page): Promise<void> {
  await openScreen(page, 'Opções');
  await page.getByRole('tab', { name: 'Teclas' }).click();
}

test('the palette finds a combatant without its accents and picks it, and gives the focus back', async ({
  page,
}) => {
  await startTyped(page);
  await picker(page, 'Capanga 1').focus();
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(picker(page, 'Capanga 1')).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('dalia');
  await expect(option(page, /^Dália Véu/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
  await expect(picker(page, 'Dália Véu')).toBeFocused();
  await page.keyboard.press('d');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Dália Véu', '19/22');
});

test('what was found by fewer letters is not opened by more of them, and one who types fast finds the rest', async ({
  page,
}) => {
  await startTyped(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('re');
  await expect(page.getByRole('listbox')).toContainText('próxima refeição');
  await page.keyboard.type('fazer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'agora não dá' })).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('sentinela sem');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Ficha de Sentinela sem rosto' })).toBeVisible();
});

test('the palette runs commands with their keys beside them, and says what cannot be done now', async ({
  page,
}) => {
  await startTyped(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('refazer');
  await expect(option(page, /^Refazer/)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'agora não dá' })).toBeAttached();

  await field(page).fill('proximo');
  await expect(option(page, /^Próximo turno/)).toContainText('N');
  await page.keyboard.press('Enter');
  await expectTurn(page, 'Capanga 1');

  await page.keyboard.press('Control+K');
  await field(page).fill('tema claro');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  // Clicking elsewhere leaves it, and the tracker is there all the while.
  await page.keyboard.press('Control+K');
  await picker(page, 'Guarda Nilo').click();
  await expect(field(page)).toBeHidden();
  await expect(picker(page, 'Guarda Nilo')).toHaveAttribute('aria-pressed', 'true');
});

test('the palette opens creatures, encounters and screens from anywhere', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('atirad');
  await expect(page.getByRole('group', { name: 'Criaturas' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Atirador' })).toBeVisible();

  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('emboscada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Começar combate' })).toBeVisible();

  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('registro');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Registro' })).toBeAttached();

  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('nada disso');
  await expect(page.getByText('Nada com “nada disso”.')).toBeVisible();
});

test('a key of one’s own holds everywhere it is shown, and after a restart', async ({ page, restart }) => {
  await openKeys(page);
  const damage = keyRow(page, 'Dano');
  await damage.getByRole('button', { name: 'Tirar - de Dano' }).click();
  await damage.getByRole('button', { name: 'Tirar D de Dano' }).click();
  await damage.getByRole('button', { name: 'Nova tecla para Dano' }).click();
  await page.keyboard.press('Tab');
  await expect(damage).toContainText('Tab não pode: passa de um campo a outro. Aperte outra.');
  await page.keyboard.press('a');
  await expect(damage).toContainText('A também é de: Atacar');
  await expect(page.getByText('2 comandos dividem uma tecla', { exact: false })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await damage.getByRole('button', { name: 'Tirar A de Dano' }).click();
  await expect(damage.getByRole('button', { name: 'Nova tecla para Dano' })).toBeFocused();
  await damage.getByRole('button', { name: 'Nova tecla para Dano' }).click();
  await page.keyboard.press('Shift+Q');
  await expect(damage.getByText('Shift Q', { exact: true })).toBeVisible();
  await expect(page.getByText('Nenhuma tecla serve a dois comandos ao mesmo tempo.')).toBeVisible();

  const again = await restart();
  await startTyped(again.page);
  await again.page.keyboard.press('d');
  await expect(again.page.getByRole('textbox', { name: 'Pontos' })).toBeHidden();
  await expect(again.page.getByRole('group', { name: 'Atos do turno' })).toContainText(/Dano\s*Shift Q/);
  await again.page.keyboard.press('Shift+Q');
  await expect(again.page.getByRole('textbox', { name: 'Pontos' })).toBeFocused();
  await again.page.keyboard.press('Escape');

  await again.page.keyboard.press('Shift+?');
  await expect(
    again.page.getByRole('dialog', { name: 'Teclas' }).getByText('Shift Q', { exact: true }),
  ).toBeVisible();
  await again.page.getByRole('button', { name: 'Mudar as teclas' }).click();
  await again.page.getByRole('button', { name: 'Voltar tudo ao padrão' }).click();
  await expect(keyRow(again.page, 'Dano').getByText('Shift Q', { exact: true })).toBeHidden();
  await again.page
    .getByRole('region', { name: 'Mensagens' })
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect(keyRow(again.page, 'Dano').getByText('Shift Q', { exact: true })).toBeVisible();
});
