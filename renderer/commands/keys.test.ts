import { describe, expect, it } from 'vitest';
import {
  freeLetters,
  keyLabel,
  keyOfPress,
  leadingKey,
  type KeyPress,
  matchesKey,
  reachesPastFields,
  sameKey,
} from './keys.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('which key a button shows', () => {
  it.each([
    [['A', '.'], 'A'],
    [['.', 'Q'], 'Q'],
    [['Plus', 'Shift+N'], 'Shift+N'],
    [['-'], '-'],
    [[], undefined],
  ])('of %j it is %s', (keys, shown) => {
    expect(leadingKey(keys)).toBe(shown);
  });
});

describe('which key runs a command', () => {
  it('letters whatever their case, but not with Ctrl', () => {
    expect(matchesKey(press('a'), 'A')).toBe(true);
    expect(matchesKey(press('A'), 'A')).toBe(true);
    expect(matchesKey(press('a', { ctrlKey: true }), 'A')).toBe(false);
    expect(matchesKey(press('A', { shiftKey: true }), 'A')).toBe(false);
  });

  it('tells undo from redo, and takes Cmd for Ctrl', () => {
    expect(matchesKey(press('z', { ctrlKey: true }), 'Ctrl+Z')).toBe(true);
    expect(matchesKey(press('z', { metaKey: true }), 'Ctrl+Z')).toBe(true);
    expect(matchesKey(press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Z')).toBe(false);
    expect(matchesKey(press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+Z')).toBe(true);
  });

  it('signs, however the keyboard makes them', () => {
    expect(matchesKey(press('?', { shiftKey: true }), '?')).toBe(true);
    expect(matchesKey(press('?'), '?')).toBe(true);
    expect(matchesKey(press('/'), '/')).toBe(true);
    expect(matchesKey(press('+', { shiftKey: true }), 'Plus')).toBe(true);
  });

  it('named keys', () => {
    expect(matchesKey(press(' '), 'Space')).toBe(true);
    expect(matchesKey(press('ArrowUp', { altKey: true }), 'Alt+ArrowUp')).toBe(true);
    expect(matchesKey(press('ArrowUp'), 'Alt+ArrowUp')).toBe(false);
  });
});

describe('while someone types', () => {
  it('letters, figures and what edits text are the field’s', () => {
    expect(reachesPastFields(press('a'))).toBe(false);
    expect(reachesPastFields(press('1'))).toBe(false);
    expect(reachesPastFields(press('Enter'))).toBe(false);
    expect(reachesPastFields(press('z', { ctrlKey: true }))).toBe(false);
  });

  it('other chords reach the app', () => {
    expect(reachesPastFields(press('k', { ctrlKey: true }))).toBe(true);
    expect(reachesPastFields(press('ArrowUp', { altKey: true }))).toBe(true);
  });

  it('what Alt writes on some keyboards stays text', () => {
    expect(reachesPastFields(press('€', { altKey: true }))).toBe(false);
  });
});

it('shows keys as people read them', () => {
  expect(keyLabel('Ctrl+Shift+Z', 'Espaço')).toBe('Ctrl Shift Z');
  expect(keyLabel('Space', 'Espaço')).toBe('Espaço');
  expect(keyLabel('Alt+ArrowUp', 'Espaço')).toBe('Alt ↑');
});

describe('a key that is pressed for a command', () => {
  it('is written as commands have it', () => {
    expect(keyOfPress(press('z', { ctrlKey: true, shiftKey: true }))).toBe('Ctrl+Shift+Z');
    expect(keyOfPress(press('E', { shiftKey: true }))).toBe('Shift+E');
    expect(keyOfPress(press('?', { shiftKey: true }))).toBe('?');
    expect(keyOfPress(press('+', { shiftKey: true }))).toBe('Plus');
    expect(keyOfPress(press(' '))).toBe('Space');
    expect(keyOfPress(press('ArrowUp', { altKey: true }))).toBe('Alt+ArrowUp');
  });

  it('runs it afterwards', () => {
    for (const one of [
      press('ç'),
      press('é', { shiftKey: true }),
      press('!', { shiftKey: true }),
      press('F5'),
    ]) {
      expect(matchesKey(one, keyOfPress(one) ?? '')).toBe(true);
    }
  });

  it('is none while only Ctrl, Alt or Shift are down', () => {
    expect(keyOfPress(press('Shift', { shiftKey: true }))).toBeNull();
    expect(keyOfPress(press('Control', { ctrlKey: true }))).toBeNull();
  });

  it('is another one’s when a press would run both', () => {
    expect(sameKey('Ctrl+Z', 'Ctrl+Z')).toBe(true);
    expect(sameKey('?', 'Shift+?')).toBe(true);
    expect(sameKey('E', 'Shift+E')).toBe(false);
    expect(sameKey('Alt+1', '1')).toBe(false);
  });
});

it('keys for what a panel offers are those nothing has', () => {
  const free = freeLetters(['Q', 'e', 'Ctrl+W', 'Shift+R']);
  expect(free.slice(0, 2)).toEqual(['W', 'R']);
  expect(free).toHaveLength(2 * 26 - 3);
  expect(free).not.toContain('E');
  expect(free).toContain('Shift+E');
});
