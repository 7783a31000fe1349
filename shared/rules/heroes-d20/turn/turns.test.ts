import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { ACTION_KINDS, actions } from './actions.ts';
import { actCost } from '#shared/rules/heroes-d20/acts/acts.ts';
import { resolveInitiative } from './initiative.ts';
import { powerAttackKind, powerRounds } from '#shared/rules/heroes-d20/powers/power.ts';
import { refusalOf, resolve } from '#shared/rules/heroes-d20/testing/resolve.ts';

describe('initiative', () => {
  const order = (naturals: readonly number[], ...combatants: [string, number, number][]): unknown =>
    resolve(
      'initiative',
      { combatants: combatants.map(([id, initiative, dex]) => ({ id, initiative, dex })) },
      naturals,
    )['order'];

  test('H1 d20 + initiative, highest first', () => {
    expect(order([3, 18, 10], ['a', 2, 0], ['b', 0, 0], ['c', -5, 0])).toEqual([
      { id: 'b', total: 18 },
      { id: 'a', total: 5 },
      { id: 'c', total: 5 },
    ]);
  });

  test('H1 ties: higher bonus, then higher DES, then the order added', () => {
    const ids = [
      ['added-first', 1, 2],
      ['added-later', 1, 2],
      ['more-dex', 1, 4],
      ['more-bonus', 3, 0],
    ] satisfies [string, number, number][];
    expect(order([9, 9, 9, 7], ...ids)).toEqual(
      ['more-bonus', 'more-dex', 'added-first', 'added-later'].map((id) => ({ id, total: 10 })),
    );
  });

  test('H1 totals of 0 and below are counts like any other', () => {
    expect(order([5, 1], ['a', -8, 0], ['b', -1, 0])).toEqual([
      { id: 'b', total: 0 },
      { id: 'a', total: -3 },
    ]);
  });

  test('H1 the same id twice is refused', () => {
    expect(refusalOf(() => order([1, 2], ['a', 0, 0], ['a', 0, 0]))).toBe(
      'BAD_REQUEST input.combatants[1].id',
    );
  });

  test('H1 the order holds everyone once and never rises', () => {
    const roller = fc.record({
      initiative: fc.integer({ min: -9, max: 9 }),
      dex: fc.integer({ min: -3, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(roller, { maxLength: 12 }), fc.integer(), (rollers, seed) => {
        const combatants = rollers.map((one, index) => ({ ...one, id: `c${index}` }));
        const rolled = resolveInitiative(combatants, diceFrom(seededSource(seed)));
        expect(rolled.map(({ id }) => id).toSorted()).toEqual(combatants.map(({ id }) => id).toSorted());
        const totals = rolled.map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('H16 what a turn may be spent on', () => {
  const spend = (...kinds: string[]): unknown => resolve('actions', { spend: kinds });
  const legal = { legal: true, reason: null };

  test.each([
    [[]],
    [['combat']],
    [['movement']],
    [['full']],
    [['combat', 'movement']],
    [['movement', 'combat']],
    [['movement', 'movement']],
    [['movement', 'combat', 'movement']],
    [['combat', 'movement', 'movement']],
    [['free', 'full', 'free', 'reaction', 'free']],
    [['reaction', 'combat', 'free', 'movement', 'free', 'movement', 'reaction', 'free']],
  ])('H16 %j is legal', (kinds) => {
    expect(spend(...kinds)).toEqual(legal);
  });

  test.each([
    [['combat', 'combat'], 'A ação de combate deste turno já foi usada. Escolha outra ou passe a vez.'],
    [['movement', 'movement', 'movement'], 'As ações de movimento deste turno já foram usadas'],
    [['full', 'movement'], 'Depois de uma ação completa'],
    [['full', 'combat'], 'Depois de uma ação completa'],
    [['full', 'full'], 'Depois de uma ação completa'],
    [['movement', 'full'], 'Uma ação completa pede'],
    [['combat', 'free', 'full'], 'Uma ação completa pede'],
  ])('H16 %j is refused with the reason', (kinds, reason) => {
    const refused = resolve('actions', { spend: kinds });
    expect(refused['legal']).toBe(false);
    expect(refused['reason']).toContain(reason);
  });

  test('H16 the order of the actions never matters', () => {
    const kinds = fc.array(fc.constantFrom(...ACTION_KINDS), { maxLength: 6 });
    const shuffled = kinds.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    );
    fc.assert(
      fc.property(shuffled, ([some, other]) => {
        expect(resolve('actions', { spend: some })['legal']).toBe(
          resolve('actions', { spend: other })['legal'],
        );
      }),
    );
  });

  test('H16 the pips show what is left', () => {
    expect(actions.left([])).toEqual({ combat: 1, movement: 2 });
    expect(actions.left(['movement', 'free'])).toEqual({ combat: 1, movement: 1 });
    expect(actions.left(['full'])).toEqual({ combat: 0, movement: 0 });
  });
});

describe('H17 movement', () => {
  test('H17 9 m + 1 m per point of DES, never below 0; 9 m + 3 m per speed bonus', () => {
    const meters = (dex: number, speedBonus: number | null): unknown =>
      resolve('movement', { dex, speedBonus })['meters'];
    expect([meters(3, null), meters(-2, null), meters(-12, null)]).toEqual([12, 7, 0]);
    expect([meters(3, 4), meters(3, 0)]).toEqual([21, 9]);
    expect(resolve('movement', { dex: 1 })).toEqual({ meters: 10 });
  });

  test('H17 what common acts cost, and what perks make free', () => {
    const plain = { acrobat: false, quickDraw: false };
    expect(actCost('stand-up', plain, false)).toBe('movement');
    expect(actCost('stand-up', { ...plain, acrobat: true }, false)).toBe('free');
    expect(actCost('draw-weapon', plain, false)).toBe('movement');
    expect(actCost('draw-weapon', { ...plain, quickDraw: true }, false)).toBe('free');
    expect(actCost('sheathe-weapon', { ...plain, quickDraw: true }, true)).toBe('movement');
    expect(actCost('drop-prone', plain, false)).toBe('free');
    expect(actCost('throw-item-to-hit', plain, false)).toBe('combat');
    expect(actCost('throw-item-to-catch', plain, false)).toBe('movement');
  });
});

test('H18 one may wait down to −10 − initiative', () => {
  expect([3, 0, -4].map((initiative) => resolve('delay-limit', { initiative })['lowest'])).toEqual([
    -13, -10, -6,
  ]);
});

test('H15 a power lasts INT rounds, at least 1, or until its MP runs out', () => {
  expect(powerRounds(4, 10, 1)).toBe(4);
  expect(powerRounds(4, 3, 1)).toBe(3);
  expect(powerRounds(4, 7, 2)).toBe(3);
  expect(powerRounds(-2, 5, 1)).toBe(1);
  expect(powerRounds(3, 0, 0)).toBe(3);
  expect([powerAttackKind('held'), powerAttackKind('thrown')]).toEqual(['melee', 'ranged']);
});
