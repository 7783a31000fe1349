import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { mendAtHome, mendingSlots } from './mend-at-home.ts';
import { pendingEntries } from '#shared/rules/cairn/own.ts';
import { DOOMED } from '#shared/rules/cairn/scars/scars.ts';
import { sheetSchema } from '#shared/rules/cairn/sheet/sheet.ts';
import { damage, figures, play, someone, started } from '#shared/rules/cairn/testing/fight.ts';

const hp = { current: 2, max: 5 };
const sheetWith = (more: object) => sheetSchema.parse({ str: 10, dex: 10, wil: 10, ...more });

function mend(entry: number, more: object, ...naturals: number[]) {
  const fixed = fixedSource(naturals);
  const mended = mendAtHome({ hp, sheet: sheetWith(more) }, entry, diceFrom(fixed.source));
  expect(fixed.left()).toBe(0);
  return mended;
}

const waits = (...entries: number[]) => entries.map((entry) => ({ entry, pending: true }));

describe('C13 mending a scar at home', () => {
  it('C13 entry 3 adds a d6 to maximum PG and ends being deprived', () => {
    const { hp: after, sheet } = mend(3, { scars: waits(3), deprived: true }, 4);
    expect(after).toEqual({ current: 2, max: 9 });
    expect(sheet).toMatchObject({ deprived: false, scars: [{ entry: 3, pending: false }] });
  });

  it('C13 two scars that deprive: the first mended, the second still does', () => {
    const { sheet } = mend(3, { scars: waits(3, 3), deprived: true }, 1);
    expect(sheet).toMatchObject({ deprived: true, scars: [{ pending: false }, { pending: true }] });
  });

  it('C13 entry 7 gives more DES if higher, and legs to walk on', () => {
    const more = { scars: waits(7), lasting: [{ condition: 'hamstrung' }, { condition: 'deafened' }] };
    const { sheet, hp: after } = mend(7, more, 5, 5, 5);
    expect(sheet).toMatchObject({ dex: { current: 10, max: 15 }, lasting: [{ condition: 'deafened' }] });
    expect(after).toEqual(hp);
    expect(mend(7, more, 1, 1, 1).sheet.dex).toEqual({ current: 10, max: 10 });
  });

  it('C13 entry 11: 2d6 are the new maximum, even a lower one', () => {
    const more = { scars: waits(11), deprived: true, lasting: [{ condition: 'mortal-wound' }] };
    const { hp: after, sheet } = mend(11, more, 1, 1);
    expect(after).toEqual({ current: 2, max: 2 });
    expect(sheet).toMatchObject({ deprived: false, lasting: [] });
  });

  it('C13 the dice asked for are those rolled; entry 12 waits for its save', () => {
    expect(mendingSlots(DOOMED)).toEqual([]);
    expect(mendingSlots(1)).toEqual([]);
    for (const entry of [3, 4, 5, 7, 11]) {
      const dice = diceFrom(seededSource(entry));
      mendAtHome({ hp, sheet: sheetWith({ scars: waits(entry) }) }, entry, dice);
      const asked = mendingSlots(entry).flatMap(({ purpose, sides, count }) =>
        Array.from({ length: count }, () => ({ purpose, sides })),
      );
      expect(dice.rolls).toMatchObject(asked);
      expect(dice.rolls).toHaveLength(asked.length);
    }
  });

  it('C13 law: mended at home comes to the same as mended in the fight', () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 4, 5, 7, 11), fc.integer(), (entry, seed) => {
        const scarred = play(
          started([someone('ana', 'pc', entry), someone('orc', 'foe', 4)]),
          [damage('ana', entry)],
          entry === 4 ? [2] : [],
        );
        const naturals = diceFrom(seededSource(seed));
        const at = { current: 0, max: entry };
        const sheet = sheetWith({ scars: waits(entry) });
        const mended = mendAtHome({ hp: at, sheet }, entry, naturals);
        const there = play(
          scarred,
          [{ type: 'resolve-pending', target: 'ana', entry }],
          naturals.rolls.map(({ natural }) => natural),
        );
        expect(figures(there, 'ana')).toMatchObject({
          maxHp: mended.hp.max,
          hp: mended.hp.current,
          maxDex: mended.sheet.dex.max,
          pending: pendingEntries(mended.sheet.scars),
        });
      }),
      { numRuns: 40 },
    );
  });
});
