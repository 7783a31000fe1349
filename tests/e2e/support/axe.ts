import { type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const THEMES = ['light', 'contrast', 'dark'];

/**
 * How text looks whose contrast axe-core found to do: its size, its colours and whatever stands behind them. What looks the
 * same does as well, wherever it stands: only other looks are looked at, in any window.
 */
const readable = new Set<string>();

/** What axe-core finds wrong in the window as it stands, each fault as `rule: where`. */
export async function axeFaults(page: Page): Promise<string[]> {
  await ready(page);
  return faultsBut(page, []);
}

/**
 * What axe-core finds wrong in any of the three themes, in the whole window or within one part of it; leaves the dark one.
 * A theme changes nothing but colours: what else there is to find is looked for in one of them.
 */
export async function axeFaultsInThemes(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await ready(page);
    faults.push(...(await contrastFaults(page, within)).map((fault) => `${theme} ${fault}`));
  }
  return [...(await faultsBut(page, ['color-contrast'], within)), ...faults];
}

/**
 * Ends what still moves: colours on their way would be measured half-way. It isn't waited for, since a window that paints
 * nothing, as one behind another, moves nothing on either.
 */
async function ready(page: Page): Promise<void> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  await page.evaluate(() => document.getAnimations().forEach((moving) => moving.finish()));
}

/** What is found wrong by all rules but these. */
async function faultsBut(page: Page, rules: readonly string[], within?: string): Promise<string[]> {
  const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
  // Style sheets aren't fetched again for it: all are the app's own.
  const asked = JSON.stringify({ rules: off, preload: false, resultTypes: ['violations'] });
  const where = within === undefined ? 'document' : JSON.stringify(within);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${where}, ${asked})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

/** Which text has too little contrast; of what looks like something found readable before, nothing is asked. */
async function contrastFaults(page: Page, within = 'body'): Promise<string[]> {
  const { faults, looks } = await page.evaluate(
    async ({ selector, known }) => {
      const lookOf = (text: Element): string => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(text);
        const behind: string[] = [];
        for (let one: Element | null = text; one !== null; one = one.parentElement) {
          const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(one);
          const own = [backgroundColor, backgroundImage, opacity, filter].join(' ');
          if (own !== 'rgba(0, 0, 0, 0) none 1 none') behind.push(own);
        }
        return [color, fontSize, fontWeight, textShadow, ...behind].join(', ');
      };
      const isText = (one: Element): boolean =>
        one.matches('input, select, textarea') ||
        [...one.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
      const seen = new Set(known);
      const unseen = [...document.querySelectorAll(selector)]
        .flatMap((part) => [part, ...part.querySelectorAll('*')])
        .filter(
          (one) =>
            isText(one) &&
            one.checkVisibility() &&
            one.closest(':disabled, [aria-disabled="true"], .visually-hidden') === null &&
            !seen.has(lookOf(one)),
        );
      if (unseen.length === 0) return { faults: [], looks: [] };
      const { violations, passes } = await window.axe.run(
        { include: unseen },
        {
          runOnly: ['color-contrast'],
          elementRef: true,
          preload: false,
          resultTypes: ['violations', 'passes'],
        },
      );
      return {
        faults: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
        ),
        looks: passes.flatMap(({ nodes }) =>
          nodes.flatMap(({ element }) => (element ? [lookOf(element)] : [])),
        ),
      };
    },
    { selector: within, known: [...readable] },
  );
  for (const look of looks) readable.add(look);
  return faults;
}
