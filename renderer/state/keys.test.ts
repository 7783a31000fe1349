import { describe, expect, it } from 'vitest';
import { keyLabel, type KeyPress, matchesKey, reachesPastFields } from './keys.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
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
