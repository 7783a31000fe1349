import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fights, fightsTimeout } from '#shared/forecast/testing/fights.ts';
import { arbitrarySetup } from '#shared/forecast/testing/arbitrary-setup.ts';
import { expectRoundsPass } from '#shared/forecast/testing/rounds-pass.ts';
import { expectSameAsCore } from '#shared/forecast/testing/same-as-core.ts';
import { cairn } from '#shared/rules/cairn/index.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';

const score = fc.oneof(fc.integer({ min: 3, max: 18 }), fc.constant(0));
const attribute = fc.oneof(
  score,
  fc.record({ current: fc.integer({ min: 0, max: 8 }), max: fc.integer({ min: 8, max: 12 }) }),
);
const weapon = fc.record({
  id: fc.constantFrom('w', 'v'),
  name: fc.constant('W'),
  dice: fc.constantFrom('d4', 'd6', 'd8+d8', 'd12'),
  blast: fc.constantFrom(false, false, true),
  ignoresArmor: fc.constantFrom(false, false, true),
});
const sheet = fc.record({
  str: attribute,
  dex: attribute,
  wil: attribute,
  armor: fc.integer({ min: 0, max: 3 }),
  weapons: fc.uniqueArray(weapon, { maxLength: 2, selector: ({ id }) => id }),
  detachment: fc.constantFrom(false, false, true),
  leaderWil: fc.constantFrom(null, null, 14),
  scars: fc.constantFrom([], [], [{ entry: 12, pending: true }]),
  lasting: fc.constantFrom([], [], [], [{ condition: 'stabilised' }]),
});
const options = fc.record({ waiveActSaves: fc.boolean(), morale: fc.boolean() });
const points = fc.integer({ min: 0, max: 12 });

describe('the policy of Cairn', () => {
  it(
    'law: the short way of forecasts comes to what the whole core comes to with the same dice',
    { timeout: fightsTimeout },
    () => {
      fc.assert(
        fc.property(arbitrarySetup(sheet, options, points, false), fc.integer(), (setup, seed) => {
          const { state, fighters } = expectSameAsCore(cairn, setup, seed);
          for (const combatant of state.combatants) {
            const fighter = fighters.find((one) => one.combatant.id === combatant.id);
            const { str, dex, wil } = attributesOf(combatant);
            expect(fighter).toMatchObject({ str, dex, wil });
          }
        }),
        fights,
      );
    },
  );

  it('nobody able to act is no end while others are still to come: rounds pass until they do', () => {
    const fit = { str: 5, dex: 9, wil: 9, weapons: [{ id: 'w', name: 'W', dice: 'd8' }] };
    const paralysed = { ...fit, dex: { current: 0, max: 9 } };
    expectRoundsPass(cairn, { sheet: paralysed, points: 5 }, { sheet: fit, points: 5 });
  });

  it('C14 nobody able to act and nobody to come is a draw', () => {
    const body = { current: 5, max: 5 };
    const paralysed = { str: 5, dex: { current: 0, max: 9 }, wil: 9 };
    const combatants = [
      { id: 'a', name: 'A', side: 'pc' as const, hp: body, sheet: paralysed },
      { id: 'x', name: 'X', side: 'foe' as const, hp: body, sheet: paralysed },
    ];
    expect(expectSameAsCore(cairn, { combatants }, 7)).toMatchObject({ winner: 'draw', rounds: 1 });
  });
});
