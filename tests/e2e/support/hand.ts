import { expect, type Page } from '@playwright/test';
import { ask } from './bridge.ts';

/** A hand on the keyboard that counts what it presses; the mouse is left alone. */
export interface Hand {
  /** Presses keys one after the other, as fast as they go: `a 1 2 Enter`, separated by blanks; `Space` is the bar. */
  readonly press: (keys: string) => Promise<void>;
  /** Presses keys and waits until so many acts more are on disk. */
  readonly act: (keys: string, acts?: number) => Promise<void>;
  /** How many keys were pressed so far. */
  readonly count: () => number;
  /** How many of them were no figures. */
  readonly besideFigures: () => number;
}

/** Puts a hand on the keyboard, for the fight on the screen. */
export function handOn(page: Page, combatId: string): Hand {
  let count = 0;
  let besideFigures = 0;
  async function press(keys: string): Promise<void> {
    for (const key of keys.split(' ')) {
      count += 1;
      if (!/^\d$/.test(key)) besideFigures += 1;
      await page.keyboard.press(key);
    }
  }
  const stored = async () => (await ask(page, 'combats:open', { id: combatId })).count;
  return {
    press,
    count: () => count,
    besideFigures: () => besideFigures,
    async act(keys, acts = 1) {
      const wanted = (await stored()) + acts;
      await press(keys);
      await expect.poll(stored, { message: `${keys} is on disk` }).toBe(wanted);
    },
  };
}
