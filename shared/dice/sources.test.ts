import { describe, expect, it } from 'vitest';
import { diceFrom } from './dice.ts';
import { fixedSource } from './fixed.ts';
import { seededSource } from './seeded.ts';
import { typedSource } from './typed.ts';

const take = (seed: number, count: number, sides = 20): number[] => {
  const dice = diceFrom(seededSource(seed));
  return Array.from({ length: count }, () => dice.roll('test', sides));
};

describe('seeded dice', () => {
  it('give the same naturals for the same seed on any machine', () => {
    expect(take(42, 10)).toMatchInlineSnapshot(`
      [
        10,
        12,
        12,
        20,
        17,
        14,
        9,
        4,
        10,
        20,
      ]
    `);
  });

  it('differ for other seeds, negative and beyond 32 bits too', () => {
    const streams = [1, 2, -1, 2 ** 32 + 1, 0].map((seed) => take(seed, 12).join());
    expect(new Set(streams).size).toBe(streams.length);
  });

  it('show every face about as often', () => {
    const counts = new Map<number, number>();
    for (const natural of take(3, 60_000, 6)) counts.set(natural, (counts.get(natural) ?? 0) + 1);
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('a list of naturals', () => {
  it('is used up in order and counts what is left', () => {
    const { source, left } = fixedSource([3, 4, 5]);
    const dice = diceFrom(source);
    expect([dice.roll('attack', 20), dice.roll('damage', 6)]).toEqual([3, 4]);
    expect(left()).toBe(1);
    expect(dice.rolls).toEqual([
      { purpose: 'attack', sides: 20, natural: 3 },
      { purpose: 'damage', sides: 6, natural: 4 },
    ]);
  });

  it.each([7, 0, -1, 2.5])('refuses %d on a d6', (natural) => {
    const { source } = fixedSource([natural]);
    expect(() => source(6, 'test')).toThrow('DIE_OUT_OF_RANGE');
  });

  it('says when it runs out', () => {
    expect(() => fixedSource([]).source(6, 'test')).toThrow('DICE_EXHAUSTED');
  });
});

describe('dice typed from the table', () => {
  it('serve their purpose, and the app rolls what is missing', () => {
    const dice = diceFrom(typedSource({ damage: [2, 6] }, () => 1));
    expect(['attack', 'damage', 'damage', 'damage'].map((purpose) => dice.roll(purpose, 6))).toEqual([
      1, 2, 6, 1,
    ]);
  });

  it('are refused when the die does not have them', () => {
    const source = typedSource({ attack: [21] }, () => 1);
    expect(() => source(20, 'attack')).toThrow('DIE_OUT_OF_RANGE');
  });
});
