import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { projectFolder } from '../../build/setup/project.mjs';

const dir = join(projectFolder, '..', 'shared', 'data', 'foreign');
test('shots', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720));
  const files = Object.fromEntries(readdirSync(dir).map((n) => [n, readFileSync(join(dir, n), 'utf8')]));
  await ask(page, 'campaigns:create', { name: 'Casa', system: 'rituals-d20' });
  for (const [campaign, theme] of [['A estrada alagada', 'dark'], ['A estrada alagada', 'light'], ['Casa', 'dark']] as const) {
    await ask(page, 'settings:change' as never, { theme } as never).catch(() => undefined);
    await page.reload();
    await page.getByRole('banner').waitFor();
    await openCampaign(page, campaign);
    await openScreen(page, 'Bestiário');
    await page.getByRole('button', { name: 'Importar', exact: true }).first().click();
    await page.screenshot({ path: `/tmp/h2shots/source-${campaign}-${theme}.png` });
    const data = await page.evaluateHandle((d) => {
      const t = new DataTransfer();
      for (const [n, x] of Object.entries(d)) t.items.add(new File([x], n));
      return t;
    }, files);
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await page.getByRole('article').first().waitFor();
    await page.screenshot({ path: `/tmp/h2shots/preview-${campaign}-${theme}.png` });
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    for (const [i] of [1, 2, 3].entries()) {
      await page.locator('.page').evaluate((e, k) => (e.scrollTop = 430 * (k + 1)), i);
      await page.screenshot({ path: `/tmp/h2shots/preview-${campaign}-${theme}-${i}.png` });
    }
  }
});
