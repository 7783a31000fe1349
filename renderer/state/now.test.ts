import { expect, it } from 'vitest';
import { today } from './now.ts';

it('today is the day of the narrator’s own clock', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
