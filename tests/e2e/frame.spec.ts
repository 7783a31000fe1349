import { expect, type ElectronApplication, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { test } from './support/app.ts';

const SCREENS = ['Campanhas', 'Bestiário', 'Encontros', 'Combate', 'Registro', 'Objetos', 'Opções'];
const rail = (page: Page) => page.getByRole('navigation', { name: 'Telas' });
const screenButton = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });

async function resize(app: ElectronApplication, page: Page, width: number, height: number): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height),
    { width, height },
  );
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
}

test('the first start opens the sample campaign, and every screen can be reached', async ({ page }) => {
  await expect(page.getByRole('banner')).toContainText('A Torre de Vidro');
  for (const name of SCREENS) {
    await screenButton(page, name).click();
    await expect(screenButton(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('keys go to screens and list themselves, and stay out of fields', async ({ page }) => {
  await expect(screenButton(page, 'Campanhas')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Control+7');
  await expect(screenButton(page, 'Opções')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Teclas' });
  await expect(sheet.getByText('Ctrl 7')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('Control+1');
  await page.getByRole('button', { name: 'Nova campanha' }).click();
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill('Quem vem?');
  await page.keyboard.type('?');
  await expect(page.getByRole('textbox', { name: 'Nome da campanha' })).toHaveValue('Quem vem??');
  await expect(sheet).toBeHidden();
});

test('language, theme, text size and dice are kept for the next start', async ({ page, restart }) => {
  await screenButton(page, 'Opções').click();
  await page.getByRole('radio', { name: 'Claro' }).check({ force: true });
  await page.getByRole('radio', { name: 'Digitados da mesa' }).check({ force: true });
  for (let step = 0; step < 5; step += 1) {
    await page.getByRole('button', { name: 'Tamanho do texto: mais um' }).click();
  }
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('150%', { exact: true })).toBeVisible();

  const again = await restart();
  await expect(again.page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(again.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(again.page.getByRole('contentinfo')).toContainText('Dice: the table’s');
  await again.page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(again.page.getByText('150%', { exact: true })).toBeVisible();
});

test('every screen fits the smallest window with the largest common text', async ({ app, page }) => {
  await resize(app, page, 900, 600);
  await screenButton(page, 'Opções').click();
  for (let step = 0; step < 5; step += 1) {
    await page.getByRole('button', { name: 'Tamanho do texto: mais um' }).click();
  }
  await expect(page.getByText('150%', { exact: true })).toBeVisible();
  for (const name of SCREENS) {
    await screenButton(page, name).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(screenButton(page, 'Opções')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Teclas' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(sidewaysScrollers), name).toEqual([]);
  }
});

/** What could be scrolled sideways, which nothing should need. */
function sidewaysScrollers(): string[] {
  return [...document.querySelectorAll('html, main, main *')]
    .filter((one) => {
      const { overflowX } = getComputedStyle(one);
      const scrolls = one === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
      return scrolls && one.scrollWidth > one.clientWidth + 1;
    })
    .map((one) => `${one.tagName} ${one.className}`);
}
