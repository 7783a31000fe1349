import { expect, it } from 'vitest';
import type { PlayerRow } from '#shared/player/player-view.ts';
import { linesOf } from './lines.ts';

const row: PlayerRow = {
  name: 'A',
  side: 'foe',
  now: false,
  delaying: false,
  health: 'unhurt',
  conditions: [],
};
const rows = (count: number) => Array.from({ length: count }, () => row);

it('grows with the rows and the labelled groups', () => {
  const one = linesOf([{ label: null, now: false, rows: rows(1) }]);
  expect(linesOf([{ label: null, now: false, rows: rows(2) }])).toBeGreaterThan(one);
  expect(linesOf([{ label: 'O grupo', now: true, rows: rows(1) }])).toBeGreaterThan(one);
});

it('leaves 25 rows of a full-height screen letters of 20 pixels and more', () => {
  const root = 1080 / linesOf([{ label: null, now: false, rows: rows(25) }]);
  expect(root * 1.5).toBeGreaterThan(20);
});
