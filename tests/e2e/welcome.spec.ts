import { expect, test } from '@playwright/test';
import { THEMES } from '#shared/api/settings.ts';
import { closeApp, launchApp } from './launch.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';

test('whoever is new chooses a language, may leave empty-handed, and isn’t asked again', async () => {
  const { app, page } = await launchApp({ welcome: true });
  try {
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await expect(title).toHaveText('Which game shall we run?');
    await page.getByRole('radio', { name: 'Português (Brasil)' }).check({ force: true });
    await expect(title).toHaveText('Que jogo vamos narrar?');
    await expect(page.getByRole('list', { name: 'Jogos' }).getByRole('listitem')).toHaveCount(4);
    for (const theme of THEMES) {
      await ask(page, 'settings:change', { theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await axeFaults(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Telas' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Telas' })).toBeVisible();
    expect(await ask(page, 'campaigns:list')).toEqual([]);
  } finally {
    await closeApp(app);
  }
});
