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
