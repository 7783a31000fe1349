import { expect, it } from 'vitest';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { template } from '#shared/rules/template/index.ts';
import { forecast } from './forecast.ts';
import { marginOf } from './margin.ts';

const side = (of: 'pc' | 'foe', number: number, points = 8) =>
  Array.from({ length: number }, (_, index) => ({
    id: `${of}${index}`,
    name: of,
    side: of,
    hp: { current: points, max: points },
    sheet: { fighting: 2, weapons: [{ id: 'w', name: 'W', damage: '1d8' }] },
  }));

it('points without end take no more room than the fights, and what is lost is counted to the point', () => {
  const points = 1_000_000_000_000;
  const combatants = [...side('pc', 1, points), ...side('foe', 1, points)];
  const { damageTaken, damageRange, exact } = forecast(template, { combatants }, { runs: 5, seed: 3 });
  expect(exact).toBe(false);
  const lost = damageTaken['pc0'] ?? 0;
  expect(lost).toBeGreaterThan(0);
  expect(damageRange['pc0']?.mean).toBe(lost);
});

it('those of later waves come in their round', () => {
  const [first, ...others] = side('foe', 4);
  const reserves = others.map((combatant) => ({ round: 6, combatant }));
  const pcs = side('pc', 3);
  const size = { runs: 300, seed: 2 };
  const waves = forecast(template, { combatants: [...pcs, ...(first ? [first] : [])], reserves }, size);
  const atOnce = forecast(template, { combatants: [...pcs, ...side('foe', 4)] }, size);
  expect(waves.win.pc).toBeGreaterThan(atOnce.win.pc);
  // Nobody has won while some are still to come.
  expect(waves.rounds.shares.slice(0, 6).every((share) => share === 0)).toBe(true);
});

it('a system without a policy of its own says so', () => {
  const combatants = [...side('pc', 1), ...side('foe', 1)].map((one) => ({ ...one, sheet: {} }));
  expect(() => forecast(plainSystem, { combatants }, { runs: 10, seed: 1 })).toThrow(
    'NOT_ALLOWED: error.noForecast',
  );
});

it('the margin is half of a 95% Wilson interval', () => {
  expect(marginOf(0.5, 100)).toBeCloseTo(0.0962, 3);
  expect(marginOf(0, 100)).toBeCloseTo(0.0185, 3);
  expect(marginOf(0.5, 10_000)).toBeCloseTo(0.0098, 3);
});
