import { type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What axe-core finds wrong in the window as it stands, each fault as `rule: where`. */
export async function axeFaults(page: Page): Promise<string[]> {
  return faultsOf(page, {});
}

/**
 * What axe-core finds wrong in any of the three themes, in the whole window or within one part of it; leaves the dark one.
 * A theme changes nothing but colours: what else there is to find is looked for in one of them.
 */
export async function axeFaultsInThemes(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['light', 'contrast', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const found = await faultsOf(page, theme === 'dark' ? {} : { runOnly: ['color-contrast'] }, within);
    faults.push(...found.map((fault) => `${theme} ${fault}`));
  }
  return faults;
}

async function faultsOf(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // Colours still on their way would be measured half-way.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Style sheets aren't fetched again for it: all are the app's own.
  const asked = JSON.stringify({ ...options, preload: false, resultTypes: ['violations'] });
  const where = within === undefined ? 'document' : JSON.stringify(within);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${where}, ${asked})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
