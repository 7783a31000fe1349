import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { patchBetween, patched } from './json-patch.ts';

const was: JsonObject = { str: { current: 7, max: 10 }, armor: 1, weapons: [{ id: 'a' }], rider: null };

it('a patch changes what it names, however deep, and puts lists in place whole', () => {
  expect(patched(was, { str: { max: 12 }, weapons: [], rider: { bonus: 2 } })).toEqual({
    str: { current: 7, max: 12 },
    armor: 1,
    weapons: [],
    rider: { bonus: 2 },
  });
});

it('the patch between two objects names only what differs', () => {
  expect(patchBetween(was, { ...was, str: { current: 7, max: 12 }, armor: 2 })).toEqual({
    str: { max: 12 },
    armor: 2,
  });
});

it('leads from any object to any other with the same keys', () => {
  const values = fc.oneof(
    fc.integer(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 3 }),
    fc.record({ current: fc.integer(), max: fc.integer() }),
  );
  const objects = fc.record({ a: values, b: values, c: values });
  fc.assert(
    fc.property(objects, objects, (from, to) => {
      expect(patched(from, patchBetween(from, to))).toEqual(to);
    }),
  );
});
