import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alike } from './alike.ts';

it('holds for a value and its copy, and for two values exactly when they read the same', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => alike(value, structuredClone(value))));
  expect(alike({ a: [1, { b: null }] }, { a: [1, { b: undefined }] })).toBe(false);
  expect(alike({ a: undefined }, { b: undefined })).toBe(false);
  expect(alike([1, 2], [1, 2, 3])).toBe(false);
  expect(alike([], {})).toBe(false);
});
