import { type ElectronApplication, type Page } from '@playwright/test';
import { show } from './in-sight.ts';

/** The smallest comfortable window, in which nothing moves. */
export async function still(app: ElectronApplication, page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(app, page, { width: 1280, height: 720, text: 100 });
}

/**
 * What can't be had with the text twice as large: what has to be scrolled to sideways, what lies where nothing scrolls to,
 * and what is written but cut. Leaves the text as it was.
 */
export function lostWhenLarge(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const before = root.style.getPropertyValue('--text-scale');
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const name = (one: Element): string => one.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120);
    const scrolls = (one: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(one);
      return one === root || /auto|scroll/.test(`${overflowX} ${overflowY}`);
    };
    const isIn = (one: Element): boolean => one.closest('.visually-hidden') === null && one.checkVisibility();
    root.style.setProperty('--text-scale', '2');
    await painted();
    const all = [...document.querySelectorAll('html, body, body *')].filter(isIn);
    const sideways = all.filter(
      (one) =>
        (one === root || /auto|scroll/.test(getComputedStyle(one).overflowX)) &&
        one.scrollWidth > one.clientWidth + 1,
    );
    const lost = all.filter((one) => {
      if (!one.matches('button, input, select, textarea, a[href], h1, h2')) return false;
      for (let up = one.parentElement; up !== null && up !== root; up = up.parentElement)
        if (scrolls(up)) return false;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    const cut = all.filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      return (
        one.matches('button, a, h1, h2, h3, h4, p, dt, dd, label, legend, td, th, summary') &&
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        one.scrollWidth > one.clientWidth + 1
      );
    });
    root.style.setProperty('--text-scale', before);
    await painted();
    return [
      ...sideways.map((one) => `sideways: ${name(one)}`),
      ...lost.map((one) => `lost: ${name(one)}`),
      ...cut.map((one) => `cut: ${name(one)}`),
    ];
  });
}
