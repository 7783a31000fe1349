import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { rollMending, rollScar, type Vitals } from './scar-roll.ts';
import { SCARS, scarFor } from './scars.ts';

const vitals: Vitals = {
  maxHp: 4,
  str: { current: 10, max: 12 },
  dex: { current: 8, max: 13 },
  wil: { current: 9, max: 11 },
};

function roll(lost: number, naturals: readonly number[], part = rollScar, who = vitals) {
  const fixed = fixedSource(naturals);
  const rolled = part(scarFor(lost), who, diceFrom(fixed.source), 'scar');
  expect(fixed.left()).toBe(0);
  return rolled;
}

describe('C13 scars', () => {
  it('C13 the table runs from 1 to 12, and more PG lost are entry 12', () => {
    expect(SCARS.map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(scarFor(1).entry).toBe(1);
    expect(scarFor(40).entry).toBe(12);
    expect(() => scarFor(0)).toThrow(RangeError);
  });

  it.each([
    { lost: 1, dice: [3, 5], changes: { maxHp: 5 }, place: 'place.eye' },
    { lost: 1, dice: [6, 4], changes: {}, place: 'place.ear' },
    { lost: 2, dice: [6], changes: { maxHp: 6 }, place: undefined },
    { lost: 2, dice: [4], changes: {}, place: undefined },
    { lost: 3, dice: [], changes: {}, place: undefined },
    { lost: 4, dice: [2], changes: {}, place: 'place.leg' },
    { lost: 4, dice: [4], changes: {}, place: 'place.arm' },
    { lost: 4, dice: [5], changes: {}, place: 'place.rib' },
    { lost: 4, dice: [6], changes: {}, place: 'place.skull' },
    { lost: 5, dice: [], changes: {}, place: undefined },
    { lost: 6, dice: [2, 6, 4, 1], changes: { str: 11 }, place: 'attribute.str' },
    { lost: 6, dice: [3, 3, 3, 3], changes: { dex: 9 }, place: 'attribute.dex' },
    { lost: 6, dice: [6, 3, 3, 3], changes: {}, place: 'attribute.wil' },
    { lost: 7, dice: [], changes: {}, place: undefined },
    { lost: 8, dice: [9, 4], changes: { wil: 15 }, place: undefined },
    { lost: 8, dice: [10], changes: {}, place: undefined },
    { lost: 9, dice: [4, 4, 4], changes: { wil: 12 }, place: undefined },
    { lost: 9, dice: [4, 4, 3], changes: {}, place: undefined },
    { lost: 10, dice: [1, 6], changes: { wil: 17 }, place: undefined },
    { lost: 10, dice: [20], changes: {}, place: undefined },
    { lost: 11, dice: [], changes: {}, place: undefined },
    { lost: 12, dice: [], changes: {}, place: undefined },
  ])('C13 entry $lost with $dice changes $changes', ({ lost, dice, changes, place }) => {
    const rolled = roll(lost, dice);
    expect(rolled.changes).toEqual(changes);
    expect(rolled.place?.at.label).toBe(place);
  });

  it.each([
    { lost: 3, dice: [2], changes: { maxHp: 6 } },
    { lost: 4, dice: [1, 4], changes: { maxHp: 5 } },
    { lost: 4, dice: [1, 3], changes: {} },
    { lost: 5, dice: [6, 6], changes: { maxHp: 12 } },
    { lost: 7, dice: [5, 5, 4], changes: { dex: 14 } },
    { lost: 7, dice: [5, 4, 4], changes: {} },
    { lost: 11, dice: [1, 1], changes: { maxHp: 2 } },
    { lost: 11, dice: [2, 2], changes: {} },
    { lost: 12, dice: [1, 2, 2], changes: { maxHp: 5 } },
  ])('C13 entry $lost once mended with $dice changes $changes', ({ lost, dice, changes }) => {
    expect(roll(lost, dice, rollMending).changes).toEqual(changes);
  });

  it('C13 law: only the mortal wound can lower a maximum of PG, whatever falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 18 }), fc.integer(), (lost, maxHp, seed) => {
        const scar = scarFor(lost);
        const dice = diceFrom(seededSource(seed));
        const who = { ...vitals, maxHp };
        const changes = [
          rollScar(scar, who, dice, 'scar').changes,
          rollMending(scar, who, dice, 'scar').changes,
        ];
        for (const { maxHp: changed = maxHp } of changes) {
          expect(changed >= maxHp || scar.entry === 11).toBe(true);
        }
      }),
    );
  });
});
