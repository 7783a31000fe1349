import { expect, it } from 'vitest';
import { acceleratorOf } from './accelerator.ts';

it.each([
  ['N', 'N'],
  ['Ctrl+Shift+Z', 'Ctrl+Shift+Z'],
  ['Alt+ArrowUp', 'Alt+Up'],
  ['Shift+Delete', 'Shift+Delete'],
  ['Plus', 'Plus'],
  ['?', '?'],
  ['F1', 'F1'],
  ['Ç', undefined],
  ['Ctrl+AudioVolumeUp', undefined],
  ['Hyper+A', undefined],
  ['', undefined],
])('%s is written as %s', (key, written) => {
  expect(acceleratorOf(key)).toBe(written);
});
