import { expect, type ElectronApplication } from '@playwright/test';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { passTo, startTyped } from './support/tracker.ts';

/** Has main count from now on how often a fight is fetched whole. */
async function countFetches(app: ElectronApplication): Promise<() => Promise<number>> {
  await app.evaluate(({ ipcMain }) => {
    // Electron gives no other way to the handler that is there.
    const handlers: unknown = Reflect.get(ipcMain, '_invokeHandlers');
    const answer: unknown = handlers instanceof Map ? handlers.get('combats:open') : undefined;
    if (typeof answer !== 'function') throw new Error('combats:open has no handler');
    Reflect.set(globalThis, 'fetches', 0);
    ipcMain.removeHandler('combats:open');
    ipcMain.handle('combats:open', (...request): unknown => {
      Reflect.set(globalThis, 'fetches', Number(Reflect.get(globalThis, 'fetches')) + 1);
      return Reflect.apply(answer, undefined, request);
    });
  });
  return () => app.evaluate(() => Number(Reflect.get(globalThis, 'fetches')));
}

test('an open fight is never fetched whole again, whatever is done in it', async ({ app, page }) => {
  await startTyped(page);
  const fetches = await countFetches(app);
  await passTo(page, 'Capanga 1', 'Breno, o Raio', 'Capanga 2');
  await page.keyboard.press('Control+z');
  await passTo(page, 'Capanga 2', 'Dália Véu');
  // Answered in order: whatever the last act still asked for has come before this.
  await ask(page, 'app:info');
  expect(await fetches()).toBe(0);

  // The count does count: leaving the fight and coming back fetches it once.
  await page.getByRole('button', { name: 'Campanhas' }).click();
  await page.getByRole('button', { name: 'Combate', exact: true }).click();
  await passTo(page, 'Capanga 3');
  await ask(page, 'app:info');
  expect(await fetches()).toBe(1);
});
