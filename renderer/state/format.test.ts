import { expect, it } from 'vitest';
import { dateIn, numberIn, percentIn, today } from './format.ts';

it('figures follow the language', () => {
  expect(numberIn('pt-BR', 10.44, 1)).toBe('10,4');
  expect(numberIn('en', -1234.5, 1)).toBe('−1,234.5');
  expect(percentIn('pt-BR', 0.784)).toBe('78%');
});

it('a date is the same day in every time zone', () => {
  expect(dateIn('pt-BR', '2026-11-28')).toBe('28 de nov. de 2026');
  expect(dateIn('en', '2026-01-01')).toBe('Jan 1, 2026');
});

it('today is the day of the narrator’s own clock', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
