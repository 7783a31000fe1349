import { z } from 'zod';
import type { Page } from './devtools.ts';

/** A key as the devtools protocol types it. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  /** What it types; left out by keys that type nothing. */
  readonly text?: string;
  /** 2 is Ctrl. */
  readonly modifiers?: number;
}

const milliseconds = z.number();

/**
 * Waits in the page for a key and then for the frame that shows what came of it: from the moment the key was
 * pressed until the first frame in which `shown` is true was handed over. That is looked up after the frame, so that
 * looking takes no time of it.
 */
const PROBE = `(shown) => {
  globalThis.rodadaPainted = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const observer = new MutationObserver(changed);
    let pressed = null;
    let waiting = false;
    let changes = 0;
    let drawn = 0;
    function changed() {
      changes += 1;
      if (pressed === null || waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        drawn = changes;
        port2.postMessage(null);
      });
    }
    port1.onmessage = () => {
      const now = performance.now();
      waiting = false;
      if (drawn !== changes) return changed();
      if (!shown()) return;
      observer.disconnect();
      for (const name of ['input', 'focusin']) removeEventListener(name, changed);
      resolve(now - pressed);
    };
    addEventListener('keydown', ({ timeStamp }) => { pressed = timeStamp; }, { capture: true, once: true });
    for (const name of ['input', 'focusin']) addEventListener(name, changed);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}`;

/**
 * Presses a key in the page and gives the milliseconds until what came of it was painted. `shown` is JavaScript: a
 * function asked after each change of the page whether that is there now.
 */
export async function pressUntilPainted(page: Page, key: Key, shown: string): Promise<number> {
  await page.evaluate(`(${PROBE})(${shown})`);
  await press(page, key);
  return milliseconds.parse(await page.evaluate('rodadaPainted'));
}

async function press(page: Page, { key, code, keyCode, text, modifiers = 0 }: Key): Promise<void> {
  const common = { key, code, windowsVirtualKeyCode: keyCode, modifiers };
  const type = text === undefined ? 'rawKeyDown' : 'keyDown';
  await page.send('Input.dispatchKeyEvent', { ...common, type, ...(text === undefined ? {} : { text }) });
  await page.send('Input.dispatchKeyEvent', { ...common, type: 'keyUp' });
}
