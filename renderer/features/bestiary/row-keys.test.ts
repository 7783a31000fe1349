import { describe, expect, it } from 'vitest';
import { rowTarget } from './row-keys.ts';

const key = (name: string, ctrlKey = false) => ({
  key: name,
  ctrlKey,
  altKey: false,
  metaKey: false,
  isComposing: false,
});

describe('keys in a long list', () => {
  it('walk by one and by many, to either end, and out above the first', () => {
    const from = (index: number, name: string) => rowTarget(key(name), index, 100);
    expect([from(3, 'ArrowDown'), from(99, 'ArrowDown'), from(3, 'ArrowUp'), from(0, 'ArrowUp')]).toEqual([
      4, 99, 2, -1,
    ]);
    expect([from(3, 'PageDown'), from(98, 'PageDown'), from(3, 'PageUp')]).toEqual([11, 99, 0]);
    expect([from(3, 'Home'), from(3, 'End'), from(3, 'a'), rowTarget(key('Home', true), 3, 100)]).toEqual([
      0,
      99,
      null,
      null,
    ]);
  });
});
