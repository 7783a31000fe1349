import type { Page } from './devtools.ts';
import { ESCAPE, REDO, UNDO } from './keyboard.ts';
import { pressUntilPainted, type Key } from './page-keys.ts';

// What is on the screen, as JavaScript of the page.
export const PANEL = `document.querySelector('section.turn form')`;
export const PICKED = `document.querySelectorAll('.order [aria-pressed="true"]').length`;
export const SHEET = `document.querySelector('[data-beside]')`;
export const IN_TURN = `document.querySelector('.order [aria-current="true"]')?.dataset.row + document.querySelector('section.turn h2')?.textContent`;
/** The element of the newest entry of the log: another one as soon as there is a newer entry, or the newest was taken back. */
export const NEWEST = `[...document.querySelectorAll('section.log li')].at(-1)`;
export const FOCUSED = `document.activeElement`;
export const ORDER = `[...document.querySelectorAll('.order [data-row]')].map(({ dataset }) => dataset.row).join()`;

/** Presses a key and gives the milliseconds until an expression of the page is worth something else and that is painted. */
export async function pressUntilOther(page: Page, key: Key, expression: string): Promise<number> {
  await page.evaluate(`void (globalThis.rodadaBefore = ${expression})`);
  return pressUntilPainted(page, key, `() => (${expression}) !== globalThis.rodadaBefore`);
}

/** Opens the panel of an act, which takes the focus. */
export async function openPanel(page: Page, key: Key): Promise<number> {
  return pressUntilPainted(page, key, `() => ${PANEL} !== null && ${PANEL}.contains(document.activeElement)`);
}

/** Closes whatever is open: panel, sheet, picks. */
export async function rest(page: Page): Promise<void> {
  const open = `String([${PANEL} !== null, ${SHEET} !== null, ${PICKED} > 0])`;
  while ((await page.evaluate(open)) !== 'false,false,false') await pressUntilOther(page, ESCAPE, open);
}

/** Takes the last act back and waits until that is painted. */
export async function undo(page: Page, expression: string = NEWEST): Promise<number> {
  return pressUntilOther(page, UNDO, expression);
}

/** Does it again and waits until that is painted. */
export async function redo(page: Page, expression: string = NEWEST): Promise<number> {
  return pressUntilOther(page, REDO, expression);
}

/** Types into the field in focus. */
export async function type(page: Page, keys: readonly Key[]): Promise<void> {
  for (const key of keys) await pressUntilOther(page, key, `${FOCUSED}.value`);
}
