/** @import { ElectronApplication, Page } from '@playwright/test' */

/**
 * What the page and main hold, after garbage was collected: nodes and listeners of the page's document tree and what is
 * detached from it, and bytes in use of both.
 * @typedef {{ nodes: number, listeners: number, pageBytes: number, mainBytes: number }} Held
 */

/** Main must be started with this, or it can't be told to collect. */
export const COLLECTABLE = '--js-flags=--expose-gc';

/** One round of acts by keys, after which the fight stands where it stood but for the turns gone by. */
const ROUND = [
  ['n'],
  ['h'],
  ['h'],
  ['a', 'Enter'],
  ['Control+z'],
  ['Control+Shift+z'],
  ['Control+z'],
  ['n'],
  ['a', 'Enter'],
  ['Control+z'],
];

/** Has the page count the acts that are on disk; call it once for a page. @param {Page} page */
export async function countActs(page) {
  await page.evaluate(`(() => {
    window.actsDone = 0;
    window.rodada.on('data:changed', ({ combats }) => { if (combats) window.actsDone += 1; });
  })()`);
}

/**
 * Plays so many acts in the fight on the screen, by keys alone: next turn, hide and show, attack, undo, redo. Each is on disk before the
 * next one.
 * @param {Page} page
 * @param {number} count
 */
export async function playActs(page, count) {
  const begun = Number(await page.evaluate('window.actsDone'));
  for (let done = 0; done < count; done += 1) {
    for (const key of ROUND[done % ROUND.length] ?? []) await page.keyboard.press(key);
    await page.waitForFunction(`window.actsDone > ${begun + done}`, undefined, { polling: 'raf' });
  }
}

/**
 * What page and main hold now.
 * @param {ElectronApplication} app
 * @param {Page} page
 * @returns {Promise<Held>}
 */
export async function held(app, page) {
  const session = await page.context().newCDPSession(page);
  try {
    // What goes with a timer or a frame goes first.
    await page.evaluate('new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)))');
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    const { usedSize: pageBytes } = await session.send('Runtime.getHeapUsage');
    const mainBytes = await app.evaluate(() => {
      const collect = Reflect.get(globalThis, 'gc');
      if (typeof collect === 'function') for (let times = 0; times < 3; times += 1) collect();
      return process.memoryUsage().heapUsed;
    });
    return { nodes, listeners, pageBytes, mainBytes };
  } finally {
    await session.detach();
  }
}

/**
 * How many times as much is held as before, by kind.
 * @param {Held} before
 * @param {Held} after
 * @returns {Held}
 */
export function growth(before, after) {
  const times = (/** @type {keyof Held} */ kind) => Math.round((1000 * after[kind]) / before[kind]) / 1000;
  return {
    nodes: times('nodes'),
    listeners: times('listeners'),
    pageBytes: times('pageBytes'),
    mainBytes: times('mainBytes'),
  };
}
