import type { Key } from './page-keys.ts';

const ALT = 1;
const CTRL = 2;
const SHIFT = 8;

/** A letter typed by itself. */
export function letter(name: string): Key {
  return {
    key: name.toLowerCase(),
    code: `Key${name}`,
    keyCode: name.charCodeAt(0),
    text: name.toLowerCase(),
  };
}

/** A letter typed with Shift. */
export function capital(name: string): Key {
  return { key: name, code: `Key${name}`, keyCode: name.charCodeAt(0), text: name, modifiers: SHIFT };
}

/** A figure typed by itself. */
export function figure(name: string): Key {
  return { key: name, code: `Digit${name}`, keyCode: name.charCodeAt(0), text: name };
}

/** A sign that its own key types, or Shift with it. */
export function sign(text: string, code: string, keyCode: number, shift = false): Key {
  return { key: text, code, keyCode, text, modifiers: shift ? SHIFT : 0 };
}

/** The same key with Alt, which types nothing. */
export function withAlt({ key, code, keyCode }: Key): Key {
  return { key, code, keyCode, modifiers: ALT };
}

/** The same key with Ctrl, which types nothing. */
export function withCtrl({ key, code, keyCode }: Key): Key {
  return { key, code, keyCode, modifiers: CTRL };
}

export const ENTER: Key = { key: 'Enter', code: 'Enter', keyCode: 13, text: '\r' };
export const ESCAPE: Key = { key: 'Escape', code: 'Escape', keyCode: 27 };
export const DELETE: Key = { key: 'Delete', code: 'Delete', keyCode: 46 };
export const DOWN: Key = { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 };
export const UP: Key = { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 };
export const F2: Key = { key: 'F2', code: 'F2', keyCode: 113 };
export const UNDO: Key = withCtrl(letter('Z'));
export const REDO: Key = withCtrl(letter('Y'));
