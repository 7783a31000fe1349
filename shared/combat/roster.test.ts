import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { apply } from '#shared/engine/apply.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { patchCombatant, type Play } from './play.ts';
import { copyOf, placeOf } from './roster.ts';
import type { Combatant } from './state.ts';
import { fighter } from './testing/fight.ts';
import { plainSystem } from './testing/plain-system.ts';
import { individualTurns } from './turns/individual.ts';
import { insertByInitiative, orderOf, type OrderRules } from './turns/order.ts';

const crowd = (number: number) =>
  newCombat(plainSystem, {
    combatants: Array.from({ length: number }, (_, index) => fighter(`c${index}`)),
  });

describe('finding somebody', () => {
  it('law: is the same as looking through the list, in a copy of it too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -1, max: 61 }), (number, wanted) => {
        const { combatants } = crowd(number);
        const expected = combatants.findIndex(({ id }) => id === `c${wanted}`);
        expect(placeOf(combatants, `c${wanted}`)).toBe(expected);
        expect(placeOf(copyOf(combatants), `c${wanted}`)).toBe(expected);
      }),
    );
  });

  it('looks at nobody twice, however often somebody is looked for', () => {
    let looks = 0;
    const watched = crowd(500).combatants.map((one): Combatant => {
      const { id, ...rest } = one;
      return {
        ...rest,
        get id() {
          looks += 1;
          return id;
        },
      };
    });
    for (let index = 0; index < 500; index += 1) expect(placeOf(watched, `c${index}`)).toBe(index);
    expect(looks).toBe(500);
  });
});

describe('changing many', () => {
  it('copies the list once in a command, and leaves the one before it as it was', () => {
    const before = crowd(300);
    const dice = diceFrom(seededSource(1));
    const play: Play = { state: before, dice, events: [], system: plainSystem, changesOf: () => [] };
    const lists = new Set<readonly Combatant[]>();
    for (const { id } of before.combatants) {
      patchCombatant(play, id, { reminder: id });
      lists.add(play.state.combatants);
    }
    expect(lists.size).toBe(1);
    expect(play.state.combatants.every(({ id, reminder }) => reminder === id)).toBe(true);
    expect(before.combatants.every(({ reminder }) => reminder === '')).toBe(true);
  });

  it('the next command leaves what the last one made as it is', () => {
    const dice = diceFrom(seededSource(1));
    const hurt = { type: 'damage', target: 'c1', amount: 1 } as const;
    const once = apply(plainSystem, crowd(30), hurt, dice).state;
    const twice = apply(plainSystem, once, hurt, dice).state;
    expect([once, twice].map(({ combatants }) => combatants[1]?.hp.current)).toEqual([9, 8]);
  });
});

describe('the start', () => {
  it('asks each one’s initiative once, however many they are', () => {
    for (const number of [10, 1000]) {
      let asked = 0;
      const rules: OrderRules = {
        initiative() {
          asked += 1;
          return { bonus: 0, tieBreak: 0 };
        },
        roll: (play) => ({ natural: play.dice.roll('initiative', 20), total: 1 }),
        delayLimit: () => null,
      };
      const system = { ...plainSystem, turns: individualTurns(rules) };
      apply(system, crowd(number), { type: 'start' }, diceFrom(seededSource(1)));
      expect(asked).toBe(number);
    }
  });

  it('law: gives the order of putting in one after the other', () => {
    const total = fc.integer({ min: 1, max: 4 });
    const rank = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ total, bonus: rank, tieBreak: rank }), { maxLength: 30 }),
        (rolled) => {
          const state = crowd(rolled.length);
          const rules: OrderRules = {
            initiative: ({ id }) => rolled[Number(id.slice(1))] ?? { bonus: 0, tieBreak: 0 },
            roll: () => ({ natural: 1, total: 1 }),
            delayLimit: () => null,
          };
          const added = state.combatants.map((combatant, index) => ({
            combatant,
            total: rolled[index]?.total ?? 0,
          }));
          const oneByOne = added.reduce(
            (so, { combatant, total: initiative }) => ({
              ...so,
              order: insertByInitiative(so, rules, { id: combatant.id, initiative }),
            }),
            state,
          );
          expect(orderOf(rules, added)).toEqual(oneByOne.order);
        },
      ),
    );
  });
});
