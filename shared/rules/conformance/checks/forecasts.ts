import fc from 'fast-check';
import { expect } from 'vitest';
import { forecast } from '#shared/forecast/forecast.ts';
import { marginOf } from '#shared/forecast/margin.ts';
import type { ForecastSetup } from '#shared/forecast/plan.ts';
import { arbitrarySetup } from '#shared/forecast/testing/arbitrary-setup.ts';
import { expectSameAsCore } from '#shared/forecast/testing/same-as-core.ts';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Bench, Check } from '#shared/rules/conformance/bench.ts';
import { drawn } from '#shared/rules/conformance/random/fights.ts';

const SAME = { seed: 5, numRuns: 30 };
const LAWS = { seed: 6, numRuns: 12 };
const POINTS = 8;
/** Rounds that a fight of two against two takes at most, for a sheet to count as dangerous. */
const QUICK = 12;
/** More than anybody loses in 100 rounds. */
const TOO_MANY = 20_000;

const hasPolicy = ({ policy }: RuleSystem): boolean => policy !== undefined;

/** That a forecast is what the rules would come to. */
export const forecasts: readonly Check[] = [
  {
    name: 'a forecast fights with the same dice to the same end as its policy in the whole core',
    concerns: hasPolicy,
    run({ system, sheets, options }) {
      const surprises = system.turns.surprise !== undefined;
      const setups = arbitrarySetup(sheets, options, fc.integer({ min: 0, max: 12 }), surprises);
      fc.assert(
        fc.property(setups, fc.integer(), (setup, seed) => {
          expectSameAsCore(system, setup, seed);
        }),
        SAME,
      );
    },
  },
  {
    name: 'chances sum to 1, means lie within bounds, and the same seed gives the same forecast',
    concerns: hasPolicy,
    run({ system, sheets, options }) {
      const setups = arbitrarySetup(sheets, options, fc.integer({ min: 0, max: 12 }), false);
      const size = fc.record({ seed: fc.integer(), runs: fc.integer({ min: 1, max: 40 }) });
      fc.assert(
        fc.property(setups, size, (setup, { seed, runs }) => expectLawful(system, setup, { seed, runs })),
        LAWS,
      );
    },
  },
  {
    name: 'more foes never make victory likelier',
    concerns: hasPolicy,
    run(bench) {
      const sheet = dangerous(bench);
      const size = { runs: 50, seed: 12 };
      const against = (foes: number) => forecast(bench.system, setupOf(sheet, 3, foes, POINTS), size).win.pc;
      const many = against(4);
      expect(many).toBeLessThanOrEqual(against(1) + 2 * marginOf(many, size.runs));
    },
  },
  {
    name: 'a fight that can’t be over in 100 rounds is a draw',
    concerns: hasPolicy,
    run(bench) {
      const came = forecast(bench.system, setupOf(dangerous(bench), 2, 1, TOO_MANY), { runs: 3, seed: 1 });
      expect(came).toMatchObject({ win: { draw: 1 }, rounds: { p50: 100 }, fallen: { any: 0 } });
    },
  },
];

function expectLawful(
  system: RuleSystem,
  setup: ForecastSetup,
  size: { readonly seed: number; readonly runs: number },
): void {
  const came = forecast(system, setup, size);
  const everyone = [...setup.combatants, ...(setup.reserves ?? []).map(({ combatant }) => combatant)];
  const sum = (shares: readonly number[]): number => shares.reduce((all, share) => all + share, 0);
  expect(came.runs).toBe(size.runs);
  expect(came.win.pc + came.win.foe + came.win.draw).toBeCloseTo(1, 9);
  for (const { shares } of [came.rounds, came.fallen, came.dead ?? came.fallen])
    expect(sum(shares)).toBeCloseTo(1, 9);
  expect(came.rounds.p50).toBeLessThanOrEqual(came.rounds.p90);
  expect(came.fallen.mean).toBeLessThanOrEqual(everyone.filter(({ side }) => side === 'pc').length);
  expect(came.dead?.mean ?? 0).toBeLessThanOrEqual(came.fallen.mean + 1e-9);
  expect(Object.keys(came.damageTaken)).toHaveLength(everyone.length);
  expect(forecast(system, setup, size)).toEqual(came);
}

/** The first sheet drawn with which equals soon do harm each other. */
function dangerous({ system, sheets }: Bench): JsonObject {
  for (let seed = 0; seed < 100; seed += 1) {
    const sheet = drawn(sheets, seed);
    const { win, rounds } = forecast(system, setupOf(sheet, 2, 2, POINTS), { runs: 20, seed });
    if (win.pc > 0 && win.foe > 0 && rounds.mean < QUICK) return sheet;
  }
  throw new Error('no sheet of the trial does any harm');
}

function setupOf(sheet: JsonObject, pcs: number, foes: number, points: number): ForecastSetup {
  const side = (of: 'pc' | 'foe', number: number) =>
    Array.from({ length: number }, (_, index) => ({
      id: `${of}${index}`,
      name: of,
      side: of,
      hp: { current: points, max: points },
      sheet,
    }));
  return { combatants: [...side('pc', pcs), ...side('foe', foes)] };
}
