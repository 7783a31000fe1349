import fc from 'fast-check';
import { describe, it } from 'vitest';
import { fights, fightsTimeout } from '#shared/forecast/testing/fights.ts';
import { arbitrarySetup } from '#shared/forecast/testing/arbitrary-setup.ts';
import { expectRoundsPass } from '#shared/forecast/testing/rounds-pass.ts';
import { expectSameAsCore } from '#shared/forecast/testing/same-as-core.ts';
import { scop } from '#shared/rules/scop/index.ts';

const level = fc.integer({ min: -2, max: 4 });
const weapon = fc.record({
  id: fc.constantFrom('w', 'v'),
  name: fc.constant('W'),
  skill: fc.constantFrom('A', 'B', ''),
  kind: fc.constantFrom('melee', 'ranged'),
  traits: fc.subarray(['large', 'heavy', 'dangerous']),
  damageBonus: fc.integer({ min: -2, max: 2 }),
});
const sheet = fc.record({
  skills: fc.record({ A: level, B: level }),
  strength: fc.integer({ min: -1, max: 3 }),
  armor: fc.constantFrom('none', 'light', 'medium', 'heavy'),
  shield: fc.boolean(),
  damageBonus: fc.integer({ min: 0, max: 2 }),
  damagePenalty: fc.integer({ min: 0, max: 2 }),
  weapons: fc.uniqueArray(weapon, { maxLength: 2, selector: ({ id }) => id }),
});
const options = fc.record({
  dice: fc.constantFrom('d6', 'd10'),
  armorOnAttacks: fc.boolean(),
  shieldDice: fc.integer({ min: 0, max: 2 }),
  deathPercent: fc.constantFrom(100, 0, 50),
});

describe('the policy of scop', () => {
  it(
    'law: the short way of forecasts comes to what the whole core comes to with the same dice',
    { timeout: fightsTimeout },
    () => {
      fc.assert(
        fc.property(arbitrarySetup(sheet, options), fc.integer(), (setup, seed) => {
          expectSameAsCore(scop, setup, seed);
        }),
        fights,
      );
    },
  );

  it('nobody able to act is no end while others are still to come: rounds pass until they do', () => {
    const fit = { weapons: [{ id: 'w', name: 'W' }] };
    expectRoundsPass(scop, { sheet: fit, points: 0 }, { sheet: fit, points: 5 });
  });
});
