import { expect, test } from 'vitest';
import { addressOf, lookFrom } from './look.ts';

test('an address leads back to its look', () => {
  const look = { group: 'sheet', theme: 'contrast', text: 150 } as const;
  expect(lookFrom(new URLSearchParams(addressOf(look)))).toEqual(look);
});

test('an address that says nothing known leads to the first look', () => {
  expect(lookFrom(new URLSearchParams('?group=nothing&text=99'))).toEqual({
    group: 'buttons',
    theme: 'dark',
    text: 100,
  });
});
