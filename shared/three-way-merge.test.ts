import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from './json.ts';
import { mergeChanges } from './three-way-merge.ts';

const sheet = (): fc.Arbitrary<JsonObject> => {
  const leaf = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.constantFrom('a', 'b'),
    fc.constant(null),
  );
  const value = fc.oneof(
    leaf,
    fc.array(leaf, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y'), leaf),
  );
  return fc.dictionary(fc.constantFrom('str', 'scars', 'armor'), value);
};

describe('changes carried over to what was changed meanwhile', () => {
  it('put back what they changed and leave the rest', () => {
    const after: JsonObject = { str: { current: 8, max: 10 }, armor: 0, deprived: true };
    const before: JsonObject = { str: { current: 10, max: 10 }, armor: 0, deprived: false };
    const now: JsonObject = { str: { current: 8, max: 12 }, armor: 2, deprived: true, name: 'x' };
    expect(mergeChanges(after, before, now)).toEqual({
      str: { current: 10, max: 12 },
      armor: 2,
      deprived: false,
      name: 'x',
    });
  });

  it('take back a value that was edited since, where it is one they changed', () => {
    expect(mergeChanges({ hp: 2 }, { hp: 4 }, { hp: 3 })).toEqual({ hp: 4 });
  });

  const scar = (entry: number, pending = false): Json => ({ entry, pending });

  it.each<[string, Json[], Json[], Json[], Json[]]>([
    [
      'add to the end of a list',
      [scar(1)],
      [scar(1), scar(2)],
      [scar(1), scar(9)],
      [scar(1), scar(9), scar(2)],
    ],
    ['take an item out that was edited since', [scar(2, true)], [], [scar(2, false)], []],
    [
      'keep what came after the items taken out',
      [scar(1), scar(2)],
      [scar(1)],
      [scar(1), scar(2), scar(3)],
      [scar(1), scar(3)],
    ],
    [
      'take out only what is still there of a list made shorter',
      [scar(1), scar(2)],
      [scar(1)],
      [scar(2)],
      [],
    ],
    [
      'leave a list made shorter in which nothing of theirs is left',
      [scar(1), scar(2)],
      [],
      [scar(3)],
      [scar(3)],
    ],
    ['go item by item where nothing was added', [1, 2], [1, 5], [7, 2], [7, 5]],
    ['hold where the lists have nothing in common', [1, 2], [3], [4, 5], [3]],
  ])('%s', (_, base, theirs, ours, expected) => {
    expect(mergeChanges({ list: base }, { list: theirs }, { list: ours })).toEqual({ list: expected });
  });

  it('drop what they dropped and keep what is new in ours', () => {
    expect(mergeChanges({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1, c: 1 })).toEqual({ b: 1, c: 1 });
  });

  it('nothing changed leaves ours; nothing changed meanwhile gives theirs', () => {
    fc.assert(
      fc.property(sheet(), sheet(), (one, other) => {
        expect(mergeChanges(one, one, other)).toEqual(other);
        expect(mergeChanges(one, other, one)).toEqual(other);
      }),
    );
  });

  it('made and taken back leave what was edited elsewhere as it was edited', () => {
    const edits = fc.dictionary(fc.constantFrom('notes', 'weapons'), fc.integer());
    fc.assert(
      fc.property(sheet(), sheet(), edits, (base, theirs, edited) => {
        const made = mergeChanges(base, theirs, { ...base, ...edited });
        expect(made).toEqual({ ...theirs, ...edited });
        expect(mergeChanges(theirs, base, made)).toEqual({ ...base, ...edited });
      }),
    );
  });
});
