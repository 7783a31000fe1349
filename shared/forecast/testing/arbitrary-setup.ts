import fc from 'fast-check';
import type { JsonObject } from '#shared/json.ts';
import { FOCUSES } from '#shared/arena/focus.ts';
import type { ForecastSetup } from '#shared/forecast/plan.ts';

/** Fights of a few against a few, with sheets of a system, one or the other caught unaware or coming later. */
export function arbitrarySetup(
  sheet: fc.Arbitrary<JsonObject>,
  options: fc.Arbitrary<JsonObject>,
  points: fc.Arbitrary<number> = fc.integer({ min: 0, max: 25 }),
  surprises = true,
): fc.Arbitrary<ForecastSetup> {
  const body = fc.record({
    current: points,
    max: fc.constant(30),
    temp: fc.constantFrom(0, 0, 0, 4),
  });
  const somebody = fc.record({
    hp: body,
    sheet,
    group: fc.constantFrom(null, null, 'pack'),
    surprised: surprises ? fc.constantFrom(false, false, true) : fc.constant(false),
    round: fc.constantFrom(1, 1, 1, 2, 4),
  });
  return fc
    .record({
      friends: fc.array(fc.tuple(somebody, fc.constantFrom('pc', 'ally')), { minLength: 1, maxLength: 4 }),
      foes: fc.array(fc.tuple(somebody, fc.constant('foe')), { minLength: 1, maxLength: 5 }),
      options,
      focus: fc.constantFrom(...FOCUSES),
      foesFirst: fc.boolean(),
    })
    .map(({ friends, foes, options: house, focus, foesFirst }) => {
      const all = (foesFirst ? [...foes, ...friends] : [...friends, ...foes]).map(
        ([{ hp, sheet: own, group, surprised, round }, side], index) => ({
          // Somebody has to be there.
          round: index === 0 ? 1 : round,
          surprised,
          combatant: { id: `c${index}`, name: `C${index}`, side: sideOf(side), hp, sheet: own, group },
        }),
      );
      const now = all.filter(({ round }) => round === 1);
      return {
        combatants: now.map(({ combatant }) => combatant),
        reserves: all.filter(({ round }) => round > 1),
        surprised: now.filter((one) => one.surprised).map(({ combatant }) => combatant.id),
        options: house,
        policy: { focus },
      };
    });
}

function sideOf(side: string): 'pc' | 'ally' | 'foe' {
  return side === 'pc' || side === 'ally' ? side : 'foe';
}
