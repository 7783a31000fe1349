import { describe, expect, it } from 'vitest';
import { pickAll, switchPick } from './picks.ts';

describe('picks', () => {
  it('switch one and leave the others as they are', () => {
    const picks = new Set(['a']);
    expect([...switchPick(picks, 'b')]).toEqual(['a', 'b']);
    expect([...switchPick(picks, 'a')]).toEqual([]);
    expect([...picks]).toEqual(['a']);
  });

  it('put in or take out some together and leave the others as they are', () => {
    const picks = new Set([0, 1]);
    expect([...pickAll(picks, [1, 2], false)]).toEqual([0]);
    expect([...pickAll(picks, [1, 2], true)]).toEqual([0, 1, 2]);
    expect([...picks]).toEqual([0, 1]);
  });
});
