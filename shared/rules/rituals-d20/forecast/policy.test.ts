import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fights, fightsTimeout } from '#shared/forecast/testing/fights.ts';
import { arbitrarySetup } from '#shared/forecast/testing/arbitrary-setup.ts';
import { expectRoundsPass } from '#shared/forecast/testing/rounds-pass.ts';
import { expectSameAsCore } from '#shared/forecast/testing/same-as-core.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';

const attribute = fc.integer({ min: -1, max: 3 });
const skill = fc.constantFrom(0, 0, 5, 10);
const weapon = fc.record({
  id: fc.constantFrom('w', 'v'),
  name: fc.constant('W'),
  kind: fc.constantFrom('melee', 'ranged'),
  damage: fc.constantFrom('1d6', '2d6+1', '1', '1d8-2'),
});
const sheet = fc.record({
  agility: attribute,
  strength: attribute,
  fighting: skill,
  aim: skill,
  initiative: skill,
  constitution: fc.constantFrom(0, 0, 2, 5),
  dexterity: fc.constantFrom(0, 0, 2, 5),
  defense: fc.integer({ min: 5, max: 18 }),
  weapons: fc.uniqueArray(weapon, { maxLength: 2, selector: ({ id }) => id }),
});
const options = fc.record({
  zeroAttribute: fc.constantFrom('worst-of-two', 'one-die'),
  groupInitiative: fc.boolean(),
  rerollEachRound: fc.boolean(),
  lowestFirst: fc.boolean(),
});

describe('the policy of rituals-d20', () => {
  it(
    'law: the short way of forecasts comes to what the whole core comes to with the same dice',
    { timeout: fightsTimeout },
    () => {
      fc.assert(
        fc.property(arbitrarySetup(sheet, options), fc.integer(), (setup, seed) => {
          expectSameAsCore(ritualsD20, setup, seed);
        }),
        fights,
      );
    },
  );

  it('N5 one without Destreza or Constituição strikes back at a blow that misses', () => {
    const body = { current: 20, max: 20 };
    const blade = { id: 'w', name: 'W', kind: 'melee' as const, damage: '1d4' };
    const sheetOf = (defense: number) => ({ agility: 2, strength: 1, defense, weapons: [blade] });
    const combatants = [
      { id: 'a', name: 'A', side: 'pc' as const, hp: body, sheet: sheetOf(15) },
      { id: 'x', name: 'X', side: 'foe' as const, hp: body, sheet: sheetOf(12) },
    ];
    const { commands } = expectSameAsCore(ritualsD20, { combatants }, 7);
    expect(commands.some(({ type }) => type === 'counter-attack')).toBe(true);
    expect(commands.find(({ type }) => type === 'attack')).toMatchObject({ reaction: 'counter' });
  });

  it('nobody able to act is no end while others are still to come: rounds pass until they do', () => {
    const fit = { weapons: [{ id: 'w', name: 'W', kind: 'melee', damage: '1d6' }] };
    expectRoundsPass(ritualsD20, { sheet: fit, points: 0 }, { sheet: fit, points: 5 });
  });
});
