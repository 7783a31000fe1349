import { expect } from '@playwright/test';
import { test } from './support/app.ts';

test('the window stays on its page: nowhere to go, nothing to fetch, no files but its own', async ({
  app,
  page,
}) => {
  const prevented = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise((resolve) => {
        const [window] = BrowserWindow.getAllWindows();
        window?.webContents.once('will-navigate', (event) => resolve(event.defaultPrevented));
      }),
  );
  await page.evaluate("void (location.href = 'https://example.com/')");
  expect(await prevented).toBe(true);
  expect(page.url()).toBe('app://rodada/index.html');
  expect(await page.evaluate("window.open('https://example.com/')")).toBeNull();
  expect(app.windows()).toHaveLength(1);

  const outcome = (address: string) =>
    page.evaluate(`fetch('${address}').then(({ status }) => status, () => 'blocked')`);
  expect(await outcome('/index.html')).toBe(200);
  expect(await outcome('https://example.com/')).toBe('blocked');
  expect(await outcome('app://print/index.html')).toBe('blocked');
  for (const path of ['/..%2fmain%2fmain.js', '/%2e%2e%2fmain%2fmain.js', '/absent.js']) {
    expect(await outcome(path), path).toBe(404);
  }
  expect(
    await page.evaluate("navigator.permissions.query({ name: 'geolocation' }).then((p) => p.state)"),
  ).toBe('denied');
});

test('the window comes back where and as large as it was', async ({ app, page, restart }) => {
  // Places are kept once the database is open, which the first screen waits for.
  await expect(page.getByRole('banner')).toBeVisible();
  const bounds = { x: 40, y: 60, width: 1000, height: 700 };
  await app.evaluate(({ BrowserWindow }, place) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(place);
  }, bounds);

  const again = await restart();
  await expect(again.page.getByRole('banner')).toBeVisible();
  const found = await again.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getBounds(),
  );
  expect(found).toEqual(bounds);
});
