import { type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** What axe-core finds wrong in the window as it stands, each fault as `rule: where`. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Colours still on their way would be measured half-way.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await page.evaluate<AxeResults, undefined>('axe.run(document)', undefined);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

/** What axe-core finds wrong in any of the three themes; leaves the dark one. */
export async function axeFaultsInThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['light', 'contrast', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    faults.push(...(await axeFaults(page)).map((fault) => `${theme} ${fault}`));
  }
  return faults;
}
