import { expect } from '@playwright/test';
import { test } from './support/app.ts';

test('the app opens one sandboxed window on its own protocol, with its data where it was told', async ({
  app,
  page,
  userData,
}) => {
  await expect(page).toHaveTitle('Rodada');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toMatch(/^app:\/\//);
  expect(await page.evaluate('typeof require')).toBe('undefined');
  expect(await app.evaluate(({ app }) => app.getPath('userData'))).toBe(userData);
  expect(app.windows()).toHaveLength(1);
});
