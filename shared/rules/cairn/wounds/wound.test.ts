import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeFromPoints, woundOf } from './wound.ts';

const strike = (hp: number, str: number, damage: number, pc = true) => {
  const points = takeFromPoints(hp, damage);
  return { ...points, ...woundOf({ ...points, str, pc }) };
};

describe('wounds', () => {
  it('C8 a PC at exactly 0 is scarred by the PG lost, never beyond entry 12', () => {
    expect(strike(3, 10, 3)).toMatchObject({ hp: 0, str: 10, scar: 3, saveDue: false });
    expect(strike(15, 10, 15)).toMatchObject({ scar: 12 });
    expect(strike(3, 10, 2)).toMatchObject({ hp: 1, scar: null });
  });

  it('C8 takes no scar: a non-PC, one hit beyond 0, one who lost no PG', () => {
    expect(strike(3, 10, 3, false).scar).toBeNull();
    expect(strike(3, 10, 4).scar).toBeNull();
    expect(strike(0, 10, 0)).toMatchObject({ scar: null, saveDue: false, killed: false });
  });

  it('C9 what goes beyond 0 comes off FOR and asks for a save', () => {
    expect(strike(5, 11, 6)).toMatchObject({ hp: 0, str: 10, saveDue: true, killed: false });
  });

  it('C9 at 0 PG all damage goes to FOR', () => {
    expect(strike(0, 11, 4)).toMatchObject({ hp: 0, str: 7, scar: null, saveDue: true });
  });

  it('C9 FOR 0 kills without a save', () => {
    expect(strike(1, 5, 6)).toMatchObject({ str: 0, saveDue: false, killed: true });
    expect(strike(1, 5, 40)).toMatchObject({ str: 0, saveDue: false, killed: true });
  });

  it('C9 law: nothing falls below 0, and damage is neither lost nor made while FOR lasts', () => {
    const points = fc.nat({ max: 30 });
    fc.assert(
      fc.property(points, points, points, fc.boolean(), (hp, str, damage, pc) => {
        const after = strike(hp, str, damage, pc);
        expect(after.hp).toBeGreaterThanOrEqual(0);
        expect(after.str).toBeGreaterThanOrEqual(0);
        const taken = hp - after.hp + (str - after.str);
        expect(taken).toBe(Math.min(damage, hp + str));
        expect(after.scar !== null && after.saveDue).toBe(false);
      }),
    );
  });
});
