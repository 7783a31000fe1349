import { expect, it } from 'vitest';
import { bySigns, inOneBreath, inOrder, sortedBy } from './lists.ts';

it('several things are told in one breath as the language does', () => {
  const told = (things: readonly string[]) =>
    [inOneBreath(things, 'pt-BR'), inOneBreath(things, 'en')] as const;
  expect(told([])).toEqual(['', '']);
  expect(told(['Lobo'])).toEqual(['Lobo', 'Lobo']);
  expect(told(['Lobo', 'Ogro'])).toEqual(['Lobo e Ogro', 'Lobo and Ogro']);
  expect(told(['Lobo', 'Ogro', 'Águia'])).toEqual(['Lobo, Ogro e Águia', 'Lobo, Ogro, and Águia']);
});

it('words stand as the language sorts them, whatever their accents and case, with figures by value', () => {
  const names = ['Zumbi', 'lobo 10', 'Água', 'abutre', 'Lobo 2', 'Élfico', 'Espectro'];
  const sorted = ['abutre', 'Água', 'Élfico', 'Espectro', 'Lobo 2', 'lobo 10', 'Zumbi'];
  expect(sortedBy(names, 'pt-BR', (name) => name)).toEqual(sorted);
  expect(names.toSorted((a, b) => inOrder(a, b, 'en'))).toEqual(sorted);
});

it('moments and ids are compared sign by sign', () => {
  const moments = ['2026-10-02', '2026-09-30', 'a', 'B', '2026-10-02'];
  expect(moments.toSorted(bySigns)).toEqual(['2026-09-30', '2026-10-02', '2026-10-02', 'B', 'a']);
});
