import { expect, it } from 'vitest';
import { plain } from '#shared/text/message.ts';
import { addUnlessZero, sumOf, term } from './sums.ts';

const label = plain('FOR');

it('a sum is what its figures come to, those of 0 left out where they may be', () => {
  const terms = [term(label, 0, 'X1')];
  for (const value of [0, 3, -1]) addUnlessZero(terms, label, value, 'X1');
  expect(terms.map(({ value }) => value)).toEqual([0, 3, -1]);
  expect(sumOf('test', label, terms)).toEqual({ purpose: 'test', label, terms, multiplier: 1, total: 2 });
});

it('a figure is never −0, which a stored fight would bring back as 0', () => {
  expect(Object.is(term(label, -0, 'X1').value, 0)).toBe(true);
});
