import { join } from 'node:path';
import { z } from 'zod';
import { askPage, openPage } from './devtools.ts';
import { letter } from './keyboard.ts';
import { pressUntilPainted } from './page-keys.ts';
import { runApp } from './running-app.ts';

/** The least a page can be: an empty window with one text that each key changes. */
export interface EmptyPage {
  /** Milliseconds from a key to the painted frame in which the text is another. */
  readonly key: () => Promise<number>;
  /** Milliseconds from one frame to the next. */
  readonly frame: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const EMPTY_WINDOW = join(import.meta.dirname, 'empty-window');
const TEXT = `document.querySelector('h1').textContent`;
const COUNT_KEYS = `(() => {
  let keys = 0;
  addEventListener('keydown', () => { ${TEXT} = String(keys += 1); });
})()`;
const FRAME = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame((from) => requestAnimationFrame((to) => resolve(to - from))));
})`;

/** Opens an empty window on the app's runtime, with its data in a folder of its own. */
export async function openEmptyPage(userData: string): Promise<EmptyPage> {
  const app = await runApp(EMPTY_WINDOW, userData);
  await askPage(app.port, 'performance.getEntriesByName("rodada:usable").length || null');
  const page = await openPage(app.port);
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.evaluate(COUNT_KEYS);
  return {
    async key() {
      const before = JSON.stringify(await page.evaluate(TEXT));
      return pressUntilPainted(page, letter('N'), `() => ${TEXT} !== ${before}`);
    },
    async frame() {
      return z.number().parse(await page.evaluate(FRAME));
    },
    async stop() {
      page.close();
      await app.stop();
    },
  };
}
