import { expect, type ElectronApplication, type Page } from '@playwright/test';

/** How large the window is, and the text in it. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** In percent, as the narrator sets it. */
  readonly text: number;
  readonly theme?: 'dark' | 'light' | 'contrast';
}

/** The looks that everything of a turn must be in sight in, the tightest ones first. */
export const LOOKS: readonly Look[] = [
  { width: 1280, height: 720, text: 150, theme: 'light' },
  { width: 1280, height: 720, text: 150, theme: 'contrast' },
  { width: 1280, height: 720, text: 150, theme: 'dark' },
  { width: 1280, height: 720, text: 100 },
  { width: 1366, height: 728, text: 150 },
  { width: 1366, height: 728, text: 100 },
  { width: 1920, height: 1080, text: 150 },
  { width: 1920, height: 1080, text: 100 },
];
/** The tightest look. */
export const TIGHTEST: Look = { width: 1280, height: 720, text: 150, theme: 'dark' };

/** Gives the window a size, and the text in it, as the setting does. */
export async function show(app: ElectronApplication, page: Page, look: Look): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, { width, height }) => BrowserWindow.getAllWindows()[0]?.setContentSize(width, height),
    look,
  );
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    look,
  );
  await page.evaluate(({ text, theme }) => {
    const root = document.documentElement;
    root.style.setProperty('--text-scale', String(text / 100));
    root.dataset['theme'] = theme ?? 'dark';
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, look);
}

/** What stands in the way of seeing each of these whole: it isn't there, out of the window, scrolled away, or covered. */
function outOfSight(page: Page, wanted: Readonly<Record<string, string>>): Promise<string[]> {
  return page.evaluate((things) => {
    const SLACK = 1.5;
    function seenWhole(element: Element): string | null {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return 'has no size';
      const parts = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight, of: 'the window' }];
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const { left, top, right, bottom } = up.getBoundingClientRect();
        parts.push({ left, top, right, bottom, of: up.className });
      }
      for (const { left, top, right, bottom, of } of parts) {
        if (box.left < left - SLACK || box.right > right + SLACK) return `is cut at the side by ${of}`;
        if (box.top < top - SLACK || box.bottom > bottom + SLACK)
          return `is cut above or below by ${of}: ${Math.round(box.top)}–${Math.round(box.bottom)} in ${Math.round(top)}–${Math.round(bottom)}`;
      }
      const inset = Math.min(6, box.width / 4, box.height / 4);
      const points = [
        [box.left + box.width / 2, box.top + box.height / 2],
        [box.left + inset, box.top + inset],
        [box.right - inset, box.bottom - inset],
      ];
      for (const [x = 0, y = 0] of points) {
        const top = document.elementFromPoint(x, y);
        if (top === null || !(element.contains(top) || top.contains(element))) {
          return `is covered by ${top?.tagName ?? 'nothing'} ${top?.className ?? ''}`;
        }
      }
      return null;
    }
    return Object.entries(things).flatMap(([what, selector]) => {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === 0) return [`${what}: there is none (${selector})`];
      return found.flatMap((one) => {
        const why = seenWhole(one);
        return why === null ? [] : [`${what} ${why}`];
      });
    });
  }, wanted);
}

/** Texts and fields whose end can't be read, and columns that would scroll sideways. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('header *, nav *, main, main *, footer *')) {
      const style = getComputedStyle(one);
      // What only screen readers are given isn't looked at, nor what isn't drawn.
      if (style.clipPath !== 'none' || one.clientWidth === 0 || one instanceof SVGElement) continue;
      const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
      const cuts =
        style.overflowX === 'hidden' || style.overflowX === 'clip' || one instanceof HTMLInputElement;
      if (!scrolls && !cuts) continue;
      if (one.scrollWidth > one.clientWidth + 1) {
        const text = one instanceof HTMLInputElement ? one.value || one.placeholder : one.textContent.trim();
        faults.push(`“${text.slice(0, 40)}” of ${one.tagName} ${one.className} is cut at the side`);
      }
    }
    return faults;
  });
}

/** Fails unless each of these, by what it is, is in sight whole at once, nothing scrolled, and no text is cut. */
export async function expectInSight(
  page: Page,
  wanted: Readonly<Record<string, string>>,
  when: string,
): Promise<void> {
  const faults = async () => [...(await outOfSight(page, wanted)), ...(await cutTexts(page))];
  await expect.poll(faults, { message: when }).toEqual([]);
}
