import type { Page } from './devtools.ts';
import { pressUntilPainted, type Key } from './page-keys.ts';

/** A common act of the tracker: pressing one key, with what must come before and after it. */
export interface TrackerAct {
  readonly name: string;
  /** Does it once, leaves the fight as it was, and gives milliseconds from key to painted frame. */
  readonly time: (page: Page) => Promise<number>;
}

const letter = (name: string): Key => ({
  key: name.toLowerCase(),
  code: `Key${name}`,
  keyCode: name.charCodeAt(0),
  text: name.toLowerCase(),
});
const figure = (name: string): Key => ({
  key: name,
  code: `Digit${name}`,
  keyCode: name.charCodeAt(0),
  text: name,
});
const ENTER: Key = { key: 'Enter', code: 'Enter', keyCode: 13, text: '\r' };
const ESCAPE: Key = { key: 'Escape', code: 'Escape', keyCode: 27 };
const UNDO: Key = { key: 'z', code: 'KeyZ', keyCode: 90, modifiers: 2 };

// What is on the screen, as JavaScript of the page.
const PANEL = `document.querySelector('section.turn form')`;
const PICKED = `document.querySelector('.order [aria-pressed="true"]')`;
const IN_TURN = `document.querySelector('.order [aria-current="true"]')?.dataset.row + document.querySelector('section.turn h2')?.textContent`;
const NEWEST = `[...document.querySelectorAll('section.log li')].at(-1)?.textContent`;
const POINTS = `[...document.querySelectorAll('.order .points')].map((one) => one.getAttribute('aria-label')).join()`;

/** Remembers what an expression of the page is worth and gives a function of the page: whether it is another now. */
async function otherThanNow(page: Page, ...expressions: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const expression of expressions) {
    parts.push(`(${expression}) !== ${JSON.stringify(await page.evaluate(expression))}`);
  }
  return `() => ${parts.join(' && ')}`;
}

async function openPanel(page: Page, key: Key): Promise<number> {
  return pressUntilPainted(page, key, `() => ${PANEL} !== null && ${PANEL}.contains(document.activeElement)`);
}

async function closePanel(page: Page): Promise<void> {
  await pressUntilPainted(page, ESCAPE, `() => ${PANEL} === null`);
}

/** The acts that are timed. */
export const TRACKER_ACTS: readonly TrackerAct[] = [
  {
    name: 'next turn',
    async time(page) {
      const took = await pressUntilPainted(page, letter('N'), await otherThanNow(page, IN_TURN));
      await pressUntilPainted(page, UNDO, await otherThanNow(page, IN_TURN));
      return took;
    },
  },
  {
    name: 'open the attack',
    async time(page) {
      const took = await openPanel(page, letter('A'));
      await closePanel(page);
      return took;
    },
  },
  {
    name: 'pick a target',
    async time(page) {
      await openPanel(page, letter('A'));
      const took = await pressUntilPainted(page, figure('1'), `() => ${PICKED} !== null`);
      await closePanel(page);
      await pressUntilPainted(page, ESCAPE, `() => ${PICKED} === null`);
      return took;
    },
  },
  {
    name: 'type a figure',
    async time(page) {
      await openPanel(page, letter('D'));
      const took = await pressUntilPainted(page, figure('3'), `() => document.activeElement.value === '3'`);
      await closePanel(page);
      return took;
    },
  },
  {
    name: 'damage by Enter',
    async time(page) {
      await openPanel(page, letter('D'));
      await pressUntilPainted(page, figure('3'), `() => document.activeElement.value === '3'`);
      const took = await pressUntilPainted(page, ENTER, await otherThanNow(page, POINTS, NEWEST));
      await pressUntilPainted(page, UNDO, await otherThanNow(page, POINTS, NEWEST));
      return took;
    },
  },
  {
    name: 'undo',
    async time(page) {
      await pressUntilPainted(page, letter('N'), await otherThanNow(page, IN_TURN));
      return pressUntilPainted(page, UNDO, await otherThanNow(page, IN_TURN));
    },
  },
];
