import { describe, expect, it } from 'vitest';
import { combineStances, diceInStance } from './stance.ts';

describe('C6 stances', () => {
  it('C6 impaired replaces each die by a d4, enhanced by a d12', () => {
    expect(diceInStance([8, 8], 'impaired')).toEqual([4, 4]);
    expect(diceInStance([6], 'enhanced')).toEqual([12]);
    expect(diceInStance([6, 10], 'normal')).toEqual([6, 10]);
  });

  it('C6 impaired and enhanced at once cancel, however many reasons each has', () => {
    expect(combineStances('impaired', 'enhanced')).toBe('normal');
    expect(combineStances('impaired', 'enhanced', 'impaired')).toBe('normal');
    expect(combineStances('impaired', 'normal', 'impaired')).toBe('impaired');
    expect(combineStances('normal', 'enhanced')).toBe('enhanced');
    expect(combineStances()).toBe('normal');
  });
});
