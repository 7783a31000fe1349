import { connect } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { closeApp, launchApp } from './launch.ts';
import { test } from './support/app.ts';
import { AMBUSH_ORDER, startAmbush } from './support/ambush.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openOnPhone } from './support/phone.ts';
import { passTo } from './support/tracker.ts';

/** Turns the phones on by the narrator's control, which stays open, and gives the address that stands there. */
async function turnOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
  await page.getByRole('button', { name: 'Mostrar nos celulares' }).click();
  await expect(page.getByRole('img', { name: 'Código do endereço, para a câmera do celular' })).toBeVisible();
  const { phones } = await ask(page, 'player:status');
  await expect(page.getByText(phones?.url ?? 'no address')).toBeVisible();
  return phones?.url ?? '';
}

/** Whether anything listens at an address. */
function isOpen(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

const inSight = AMBUSH_ORDER.filter((name) => !name.startsWith('Atirador'));

test('a phone shows the fight as it goes, until it ends; nothing answers before or after', async ({
  page,
}) => {
  const combatId = await startAmbush(page);
  expect((await ask(page, 'player:status')).phones).toBeNull();
  const url = await turnOn(page);
  await expect(page.getByText('Nenhum celular por enquanto')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const { app: phoneApp, page: phone } = await openOnPhone(url);
  const faults: string[] = [];
  phone.on('console', (said) => faults.push(said.text()));
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Rodada 1');
  await expect(phone.locator('.name')).toHaveText(inSight);
  await expect(page.getByText('1 celular vendo')).toBeVisible();
  expect(asked.filter((one) => !one.startsWith(url))).toEqual([]);
  expect(await phone.evaluate('document.cookie')).toBe('');

  const current = phone.locator('[aria-current="true"]');
  await expect(current).toContainText('Ágata');
  await page.keyboard.press('Escape');
  await passTo(page, 'Capanga 1');
  await expect(current).toContainText('Capanga 1');
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await expect(phone.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await axeFaults(phone)).toEqual([]);
    // Nothing is beside the screen.
    expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  await page.keyboard.press('b');
  await expect(phone.locator('.name')).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(phone.locator('.name')).toHaveText(inSight);
  expect(await phone.content()).not.toContain('Atirador');

  const { count } = await ask(page, 'combats:open', { id: combatId });
  await ask(page, 'combats:command', { combatId, after: count, command: { type: 'end' } });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Esta tela foi desligada.');
  expect(await phone.content()).not.toContain('Capanga');
  expect((await ask(page, 'player:status')).phones).toBeNull();
  expect(await isOpen(url)).toBe(false);
  expect(faults).toEqual([]);
  await closeApp(phoneApp);
});

test('by its key it is on with the code in sight, and off; each time at another address', async ({
  page,
}) => {
  await startAmbush(page);
  await page.keyboard.press('Control+Shift+b');
  await expect(page.getByText('Nenhum celular por enquanto')).toBeVisible();
  const first = (await ask(page, 'player:status')).phones?.url ?? '';
  expect(await isOpen(first)).toBe(true);
  await page.getByRole('button', { name: 'Copiar o endereço' }).click();
  await expect(page.getByText('Endereço copiado').first()).toBeVisible();
  await page.getByRole('button', { name: 'Desligar os celulares' }).click();
  await expect(page.getByRole('button', { name: 'Mostrar nos celulares' })).toBeVisible();
  expect(await isOpen(first)).toBe(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+b');
  await expect.poll(async () => (await ask(page, 'player:status')).phones?.url ?? first).not.toBe(first);
  const second = (await ask(page, 'player:status')).phones?.url ?? '';
  expect(new URL(second).pathname).not.toBe(new URL(first).pathname);
  await ask(page, 'player:phones-off');
});

test('a phone says when the table can’t be reached, and finds nothing of an app that has ended', async () => {
  const { app, page } = await launchApp();
  await startAmbush(page);
  const url = await turnOn(page);
  const { app: phoneApp, page: phone } = await openOnPhone(url);
  await expect(phone.locator('.name')).toHaveText(inSight);
  app.process().kill('SIGKILL');
  await expect(phone.getByRole('status')).toHaveText('Sem contato com a mesa. Tentando de novo…');
  expect(await isOpen(url)).toBe(false);
  await closeApp(phoneApp);
});
