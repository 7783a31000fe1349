import { expect, it } from 'vitest';
import { dateIn, longDateIn, sortableMoments } from './dates.ts';

it('a date is the same day in every time zone', () => {
  expect(dateIn('pt-BR', '2026-11-28')).toBe('28 de nov. de 2026');
  expect(dateIn('en', '2026-01-01')).toBe('Jan 1, 2026');
  expect(longDateIn('pt-BR', '2026-11-28')).toBe('28 de novembro de 2026');
  expect(longDateIn('en', '2026-01-01')).toBe('January 1, 2026');
});

it('a moment for programs is the same in every language', () => {
  expect(sortableMoments('America/Sao_Paulo')('2026-11-28T23:04:13Z')).toBe('2026-11-28 20:04:13');
});
