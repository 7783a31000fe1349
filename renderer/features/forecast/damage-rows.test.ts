import { expect, it } from 'vitest';
import type { ForecastAnswer } from '#shared/api/forecasts.ts';
import { damageRows } from './damage-rows.ts';

const spread = (p10: number, mean: number, p90: number) => ({ p10, mean, p50: mean, p90 });
const answer: ForecastAnswer = {
  fighters: [
    { id: 'c1', name: 'Ágata', side: 'pc' },
    { id: 'c2', name: 'Breno', side: 'pc' },
    { id: 'c3', name: 'Lobo', side: 'foe' },
  ],
  forecast: {
    runs: 100,
    exact: false,
    win: { pc: 1, foe: 0, draw: 0 },
    margin: 0.01,
    rounds: { ...spread(1, 2, 3), shares: [0, 1] },
    fallen: { mean: 0, any: 0, shares: [1] },
    dead: null,
    damageTaken: { c1: 10, c2: 5, c3: 12 },
    damageRange: { c1: spread(4, 10, 20), c2: spread(0, 5, 10) },
    spentMp: { c2: 2.5 },
  },
};

it('shows what each of the party loses on one scale, and what those spend who have anything to', () => {
  expect(damageRows(answer)).toEqual([
    { id: 'c1', name: 'Ágata', p10: 4, p90: 20, mean: 10, spent: null, from: 20, to: 100, at: 50 },
    { id: 'c2', name: 'Breno', p10: 0, p90: 10, mean: 5, spent: 2.5, from: 0, to: 50, at: 25 },
  ]);
});
