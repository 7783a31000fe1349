import { describe, expect, it } from 'vitest';
import type { ObjectTables } from '#shared/api/objects.ts';
import { SHIPPED_MATERIALS } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES } from '#shared/rules/objects/sizes.ts';
import { blowOdds, blowsToBreak, readNaturals, struckStats } from './breaking.ts';

const standing = { origin: 'shipped', hidden: false, uses: [] } as const;
const tables: ObjectTables = {
  sizes: SHIPPED_SIZES.map((row) => ({ ...row, ...standing })),
  materials: SHIPPED_MATERIALS.map((row) => ({ ...row, ...standing })),
};
const door = { size: 'large', meters: null, material: 'wood', moving: false };

describe('the calculator of broken objects', () => {
  it('O1 O2 O4 has the figures of the tables, by name or measure', () => {
    expect(struckStats(door, tables)?.stats).toEqual({ difficulty: 20, hitPoints: 80, damageReduction: 5 });
    expect(struckStats({ ...door, meters: 0.1 }, tables)?.size.id).toBe('tiny');
    expect(struckStats({ ...door, material: 'gone' }, tables)).toBeNull();
  });

  it('O3 tells the chances of one blow exactly', () => {
    const odds = blowOdds(
      { attackBonus: 9, damage: '1d6' },
      { difficulty: 20, hitPoints: 4, damageReduction: 2 },
      4,
    );
    // 11 to 20 hit; a six leaves 4 after RD, a three and above hurts.
    expect(odds.hit).toBe(0.5);
    expect(odds.blows).toBeCloseTo(blowsByHand(), 10);
    expect(odds.destroy).toBeCloseTo(1 / 12, 10);
    expect(odds.hurt).toBeCloseTo(1 / 3, 10);
  });

  it('O3 never breaks what the damage can’t hurt, and needs no blow for what is broken', () => {
    const stats = { difficulty: 10, hitPoints: 20, damageReduction: 10 };
    expect(blowOdds({ attackBonus: 5, damage: '1d6' }, stats, 20).blows).toBeNull();
    expect(blowsToBreak({ damage: { '0': 0.5, '3': 0.5 } }, 0)).toBe(0);
    expect(blowsToBreak({ damage: { '0': 0.5, '3': 0.5 } }, 4)).toBe(4);
  });

  it('reads naturals as they are typed', () => {
    expect(readNaturals(' 4, 6  2 ')).toEqual([4, 6, 2]);
    expect(readNaturals('')).toEqual([]);
    expect(readNaturals('4 x')).toBeNull();
  });
});

/** Losses of 1 to 4, each one time in twelve; blows to take 1, 2, 3 and 4 points, each from those before. */
function blowsByHand(): number {
  const one = 3;
  const two = (1 + one / 12) * 3;
  const three = (1 + (one + two) / 12) * 3;
  return (1 + (one + two + three) / 12) * 3;
}
