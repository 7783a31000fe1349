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
 * pressed until the first frame after `shown` became true was handed over.
 */
const PROBE = `(shown) => {
  globalThis.rodadaPainted = new Promise((resolve) => {
    let pressed = null;
    const observer = new MutationObserver(look);
    function look() {
      if (pressed === null || !shown()) return;
      observer.disconnect();
      removeEventListener('input', look);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(null);
      });
    }
    addEventListener('keydown', ({ timeStamp }) => { pressed = timeStamp; }, { capture: true, once: true });
    addEventListener('input', look);
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
