import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opposedD6 } from '../combat/testing/opposed-d6.ts';
import { SYSTEMS } from '../rules/registry.ts';
import type { RuleSystem } from '../rules/system.ts';
import { forecast } from './forecast.ts';
import { marginOf } from './margin.ts';
import type { ForecastSetup } from './plan.ts';

/** What makes somebody of a system a fair fighter. */
const SHEETS: Readonly<Record<string, object>> = {
  'heroes-d20': {
    fighting: 4,
    fortitude: 3,
    weapons: [{ id: 'w', name: 'W', kind: 'melee', damage: '1d8' }],
  },
  'rituals-d20': {
    agility: 1,
    strength: 2,
    fighting: 5,
    defense: 13,
    weapons: [{ id: 'w', name: 'W', kind: 'melee', damage: '1d8' }],
  },
  scop: { skills: { A: 2 }, weapons: [{ id: 'w', name: 'W', skill: 'A' }] },
  cairn: { str: 10, dex: 10, wil: 10, weapons: [{ id: 'w', name: 'W', dice: 'd6' }] },
};

/** What makes somebody of a system unable to hurt anybody. */
const HARMLESS: Readonly<Record<string, object>> = {
  scop: { damagePenalty: 20 },
  cairn: { str: 10, armor: 3, weapons: [{ id: 'w', name: 'W', dice: 'd2' }] },
};

const side = (system: RuleSystem, of: 'pc' | 'foe', number: number, points: number) =>
  Array.from({ length: number }, (_, index) => ({
    id: `${of}${index}`,
    name: of,
    side: of,
    hp: { current: points, max: points },
    sheet: { ...SHEETS[system.id] },
  }));

function fight(system: RuleSystem, pcs: number, foes: number, points = 8): ForecastSetup {
  return { combatants: [...side(system, 'pc', pcs, points), ...side(system, 'foe', foes, points)] };
}

describe.each(SYSTEMS.map((system) => [system.id, system] as const))(
  'points without end in %s',
  (_id, system) => {
    it('take no more room than the fights, and what is lost is counted to the point', () => {
      const points = 1_000_000_000_000;
      const { damageTaken, damageRange, exact } = forecast(system, fight(system, 1, 1, points), {
        runs: 50,
        seed: 3,
      });
      expect(exact).toBe(false);
      const lost = damageTaken['pc0'] ?? 0;
      expect(lost).toBeGreaterThan(0);
      expect(damageRange['pc0']?.mean).toBe(lost);
    });
  },
);

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('a forecast of %s', (_id, system) => {
  it('law: chances sum to 1, means lie within bounds, and the same seed gives the same answer', () => {
    const sized = fc.record({
      pcs: fc.integer({ min: 1, max: 4 }),
      foes: fc.integer({ min: 1, max: 4 }),
      points: fc.integer({ min: 1, max: 12 }),
      seed: fc.integer(),
      runs: fc.integer({ min: 1, max: 250 }),
    });
    fc.assert(
      fc.property(sized, ({ pcs, foes, points, seed, runs }) => {
        const setup = fight(system, pcs, foes, points);
        const came = forecast(system, setup, { runs, seed });
        expect(came.runs).toBe(runs);
        const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);
        expect(came.win.pc + came.win.foe + came.win.draw).toBeCloseTo(1, 9);
        for (const { shares } of [came.rounds, came.fallen, came.dead ?? came.fallen])
          expect(sum(shares)).toBeCloseTo(1, 9);
        expect(came.rounds.p50).toBeLessThanOrEqual(came.rounds.p90);
        expect(came.fallen.mean).toBeLessThanOrEqual(pcs);
        expect(came.dead?.mean ?? 0).toBeLessThanOrEqual(came.fallen.mean + 1e-9);
        expect(Object.keys(came.damageTaken)).toHaveLength(pcs + foes);
        expect(forecast(system, setup, { runs, seed })).toEqual(came);
      }),
      { numRuns: 30 },
    );
  });

  it('more foes never make victory likelier', () => {
    const size = { runs: 4000, seed: 12 };
    const shares = [1, 2, 3, 4, 5].map((foes) => forecast(system, fight(system, 3, foes), size).win.pc);
    for (const [index, share] of shares.slice(1).entries())
      expect(share).toBeLessThanOrEqual((shares[index] ?? 0) + 2 * marginOf(share, size.runs));
  });

  it('a fight in which nobody can hurt anybody is a draw after 100 rounds', () => {
    const sheet = HARMLESS[system.id] ?? {};
    const combatants = fight(system, 1, 1).combatants.map((one) => ({ ...one, sheet }));
    const came = forecast(system, { combatants }, { runs: 50, seed: 1 });
    expect(came).toMatchObject({ win: { draw: 1 }, rounds: { p50: 100 }, fallen: { any: 0 } });
  });
});

it('those of later waves come in their round', () => {
  const [heroes] = SYSTEMS;
  if (heroes === undefined) return;
  const [first, ...others] = side(heroes, 'foe', 4, 8);
  const reserves = others.map((combatant) => ({ round: 6, combatant }));
  const pcs = side(heroes, 'pc', 3, 8);
  const size = { runs: 3000, seed: 2 };
  const waves = forecast(heroes, { combatants: [...pcs, ...(first ? [first] : [])], reserves }, size);
  const atOnce = forecast(heroes, fight(heroes, 3, 4), size);
  expect(waves.win.pc).toBeGreaterThan(atOnce.win.pc);
  expect(waves.rounds.shares.slice(0, 6).every((share) => share === 0)).toBe(false);
});

it('a system without a policy of its own says so', () => {
  const combatants = [
    { id: 'a', name: 'A', side: 'pc' as const, hp: { current: 3, max: 3 } },
    { id: 'x', name: 'X', side: 'foe' as const, hp: { current: 3, max: 3 } },
  ];
  expect(() => forecast(opposedD6, { combatants }, { runs: 10, seed: 1 })).toThrow(
    'NOT_ALLOWED: error.noForecast',
  );
});

it('the margin is half of a 95% Wilson interval', () => {
  expect(marginOf(0.5, 100)).toBeCloseTo(0.0962, 3);
  expect(marginOf(0, 100)).toBeCloseTo(0.0185, 3);
  expect(marginOf(0.5, 10_000)).toBeCloseTo(0.0098, 3);
});
