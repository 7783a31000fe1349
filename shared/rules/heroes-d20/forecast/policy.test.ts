import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fights, fightsTimeout } from '#shared/forecast/testing/fights.ts';
import { arbitrarySetup } from '#shared/forecast/testing/arbitrary-setup.ts';
import { expectRoundsPass } from '#shared/forecast/testing/rounds-pass.ts';
import { expectSameAsCore } from '#shared/forecast/testing/same-as-core.ts';
import { mpOf } from '#shared/rules/heroes-d20/powers/active-powers.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';

const figure = fc.integer({ min: -1, max: 8 });
const weapon = fc.record({
  id: fc.constantFrom('w', 'v'),
  name: fc.constant('W'),
  kind: fc.constantFrom('melee', 'ranged', 'touch'),
  damage: fc.constantFrom('1d6', '2d6+1', '1', '3d6kh2', '1d8-2'),
  criticalRange: fc.constantFrom(18, 20),
  criticalMultiplier: fc.constantFrom(2, 3),
  attackBonus: fc.integer({ min: 0, max: 2 }),
});
const power = fc.record({
  id: fc.constantFrom('p', 'q'),
  name: fc.constant('P'),
  kind: fc.constantFrom('held', 'thrown'),
  cost: fc.integer({ min: 0, max: 3 }),
  speedBonus: fc.constantFrom(0, 0, 2),
});
const sheet = fc.record({
  level: fc.integer({ min: 0, max: 5 }),
  str: figure,
  dex: figure,
  int: fc.integer({ min: -1, max: 3 }),
  fighting: figure,
  aim: figure,
  fortitude: figure,
  reflex: figure,
  armorClass: figure,
  initiative: figure,
  control: figure,
  mp: fc.integer({ min: 0, max: 8 }),
  blind: fc.constantFrom(false, false, true),
  weapons: fc.uniqueArray(weapon, { maxLength: 2, selector: ({ id }) => id }),
  powers: fc.uniqueArray(power, { maxLength: 2, selector: ({ id }) => id }),
});
const options = fc.record({
  doubleTwenty: fc.constantFrom('attacker', 'defender', 'totals'),
  groupInitiative: fc.boolean(),
  lowestFirst: fc.boolean(),
});

describe('the policy of heroes-d20', () => {
  it(
    'law: the short way of forecasts comes to what the whole core comes to with the same dice',
    { timeout: fightsTimeout },
    () => {
      fc.assert(
        fc.property(arbitrarySetup(sheet, options), fc.integer(), (setup, seed) => {
          const { state, fighters } = expectSameAsCore(heroesD20, setup, seed);
          const spent = state.combatants.map((one) => sheetSlot.read(one.sheet).mp - mpOf(one));
          expect(fighters.slice(0, spent.length).map((fighter) => fighter.spent)).toEqual(spent);
        }),
        fights,
      );
    },
  );

  it(
    'law: the same with initiative rolled anew each round, where nobody is caught unaware',
    { timeout: fightsTimeout },
    () => {
      const anew = options.map((house) => ({ ...house, rerollEachRound: true }));
      fc.assert(
        fc.property(arbitrarySetup(sheet, anew, undefined, false), fc.integer(), (setup, seed) => {
          expectSameAsCore(heroesD20, setup, seed);
        }),
        fights,
      );
    },
  );

  it('H15 a power that makes the weapon better is created, paid for each round and used', () => {
    const body = { current: 20, max: 20 };
    const blade = { id: 'w', name: 'W', kind: 'melee' as const, damage: '1d4' };
    const hero = {
      int: 3,
      control: 20,
      mp: 9,
      weapons: [blade],
      powers: [{ id: 'p', name: 'P', cost: 2 }],
    };
    const combatants = [
      { id: 'a', name: 'A', side: 'pc' as const, hp: body, sheet: hero },
      { id: 'x', name: 'X', side: 'foe' as const, hp: body, sheet: { fortitude: 3 } },
    ];
    const { commands, events } = expectSameAsCore(heroesD20, { combatants }, 7);
    expect(commands.filter(({ type }) => type === 'power').length).toBeGreaterThan(0);
    expect(commands.find(({ type }) => type === 'attack')).toMatchObject({ power: true });
    expect(events.some(({ type }) => type === 'damage')).toBe(true);
  });

  it('nobody able to act is no end while others are still to come: rounds pass until they do', () => {
    const fit = { weapons: [{ id: 'w', name: 'W', kind: 'melee', damage: '1d6' }] };
    expectRoundsPass(heroesD20, { sheet: fit, points: 0 }, { sheet: fit, points: 5 });
  });
});
