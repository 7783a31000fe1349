import { expect, test } from 'vitest';
import { isAtLeast } from './node-version.mjs';

test.each([
  ['20.0.0', [20], true],
  ['18.20.4', [20], false],
  ['22.14.0', [22, 14], true],
  ['22.13.9', [22, 14], false],
  ['24.1.0', [22, 14], true],
])('Node %s against %j: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected);
});
