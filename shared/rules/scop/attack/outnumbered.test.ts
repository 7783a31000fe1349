import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { resolveConflict } from './conflict.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import {
  attack,
  begun,
  carryOut,
  carryOutWith,
  diceOfCheck,
  fighter,
  resolve,
  tests,
  vitality,
} from '#shared/rules/scop/testing/fight.ts';

const machados = { skills: { Machados: 2 }, concepts: ['Guerreiro'] };
const nghar = fighter('Nghar', 'pc', machados);
const flight = () =>
  begun([
    nghar,
    fighter('a', 'foe', { skills: { Lança: 1 } }),
    fighter('b', 'foe', { skills: { Lança: 2 } }),
  ]);
const swings = (fields: Partial<FieldsOf<ScopCommand, 'declare'>> = {}) =>
  attack('Nghar', 'a', { skill: 'Machados', helping: ['Guerreiro'], ...fields });
const spears = [attack('a', 'Nghar', { skill: 'Lança' }), attack('b', 'Nghar', { skill: 'Lança' })];

describe('one against several', () => {
  it('S9 a die less for each opponent beyond the first, for the outnumbered one only', () => {
    const done = carryOut(flight(), [swings(), ...spears, resolve], [2, 1, 6, 1, 6, 1, 6, 6]);
    expect(['Nghar', 'a', 'b'].map((id) => diceOfCheck(done, id))).toEqual([2, 1, 2]);
    const part = tests(done)[0]?.sums[0]?.terms.find(({ rule }) => rule === 'S9');
    expect(part).toMatchObject({ value: -1 });
  });

  it('S9 Nghar with 4 against 3 and 5 hits the first and is hit by the second', () => {
    const done = carryOut(flight(), [swings(), ...spears, resolve], [3, 1, 6, 2, 3, 3, 2, 1]);
    expect(vitality(done, 'Nghar', 'a', 'b')).toEqual([5, 5, 6]);
  });

  it('S9 with 4 against 3 and 3 he hits one of them, the one he meant to, and is not hit', () => {
    const naturals = [3, 1, 6, 3, 6, 3, 6, 6];
    expect(vitality(carryOut(flight(), [swings(), ...spears, resolve], naturals), 'Nghar', 'a', 'b')).toEqual(
      [6, 5, 6],
    );
    const other = carryOut(flight(), [swings({ hitting: ['b'] }), ...spears, resolve], naturals);
    expect(vitality(other, 'Nghar', 'a', 'b')).toEqual([6, 6, 5]);
  });

  it('S9 the first he beats of those he would hit, when the one he meant to beat him', () => {
    const done = carryOut(
      flight(),
      [swings({ hitting: ['b', 'a'] }), ...spears, resolve],
      [3, 1, 6, 2, 3, 3, 2, 1],
    );
    expect(vitality(done, 'a', 'b')).toEqual([5, 6]);
  });

  it('S8 S9 he throws down the one he meant to and cares for the other', () => {
    const effect = { kind: 'condition', condition: 'fallen', rounds: 3 } as const;
    const done = carryOut(flight(), [swings({ effect }), ...spears, resolve], [3, 1, 6, 3, 6, 3, 6, 6]);
    expect(done.events.filter(({ type }) => type === 'condition-added')).toHaveLength(1);
    const after: readonly ScopCommand[] = [
      { type: 'next-turn' },
      attack('Nghar', 'b', { skill: 'Machados' }),
      spears[1] ?? resolve,
      resolve,
    ];
    expect(diceOfCheck(carryOut(done, after, [1, 1, 1, 1, 1, 1]), 'Nghar')).toBe(2);
  });

  it('S9 law: the same hits as the conflict of the levels', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 4 }), (seed, many) => {
        const foes = Array.from({ length: many }, (_, index) => `f${index}`);
        const fight = begun([fighter('x', 'pc', {}, 99), ...foes.map((id) => fighter(id, 'foe', {}, 99))]);
        const declared = [attack('x', 'f0'), ...foes.map((id) => attack(id, 'x')), resolve];
        const done = carryOutWith(fight, declared, diceFrom(seededSource(seed)));
        const level = (id: string): number => {
          const test = tests(done).find(({ actor }) => actor?.id === id);
          return test?.sums.find(({ purpose }) => purpose === 'test')?.total ?? NaN;
        };
        const contender = (id: string) => ({ id, level: level(id) });
        const hits = resolveConflict(contender('x'), foes.map(contender), null);
        const dealt = done.events.flatMap((event) =>
          event.type === 'damage' ? [{ from: event.by?.id, to: event.target.id, margin: event.amount }] : [],
        );
        expect(dealt).toEqual(hits);
      }),
    );
  });
});

describe('one alone on its side of the group', () => {
  const alone = (...foes: readonly string[]) =>
    begun([fighter('x', 'pc'), ...foes.map((id) => fighter(id, 'foe'))]);

  it('S9 declares on one while another declares on it: both are its opponents', () => {
    const done = carryOut(alone('b', 'c'), [attack('x', 'c'), attack('b', 'x'), resolve], [3, 6, 2, 1]);
    expect(['x', 'b', 'c'].map((id) => diceOfCheck(done, id))).toEqual([-1, 0, 0]);
  });

  it('S9 whatever the one it declared on does: nothing, or attack it as well', () => {
    const idle = carryOut(alone('c'), [attack('x', 'c'), resolve], [3, 2]);
    expect(diceOfCheck(idle, 'x')).toBe(0);
    const both = [attack('x', 'c'), attack('b', 'x'), attack('c', 'x'), resolve];
    expect(diceOfCheck(carryOut(alone('b', 'c'), both, [3, 6, 2, 1]), 'x')).toBe(-1);
    const elsewhere = begun([
      fighter('x', 'pc'),
      fighter('b', 'foe'),
      fighter('c', 'foe'),
      fighter('d', 'foe'),
    ]);
    const three = [attack('x', 'd'), attack('b', 'x'), attack('c', 'x'), resolve];
    expect(diceOfCheck(carryOut(elsewhere, three, [3, 6, 6, 2, 1, 3]), 'x')).toBe(-2);
  });

  it('S9 one who only defends fights those who declared on it, and one with a friend beside it, too', () => {
    const defends = carryOut(alone('b', 'c'), [attack('b', 'x'), attack('c', 'x'), resolve], [3, 6, 2, 1]);
    expect(diceOfCheck(defends, 'x')).toBe(-1);
    const pair = begun([fighter('x', 'pc'), fighter('y', 'ally'), fighter('b', 'foe'), fighter('c', 'foe')]);
    const done = carryOut(pair, [attack('x', 'c'), attack('b', 'x'), resolve], [3, 2, 1]);
    expect(diceOfCheck(done, 'x')).toBe(0);
  });

  it('S9 is alone too when its friend is out of action', () => {
    const pair = begun([fighter('x', 'pc'), fighter('y', 'ally'), fighter('b', 'foe'), fighter('c', 'foe')]);
    const felled = carryOut(pair, [{ type: 'damage', target: 'y', amount: 6 }]);
    const done = carryOut(felled, [attack('x', 'c'), attack('b', 'x'), resolve], [3, 6, 2, 1]);
    expect(diceOfCheck(done, 'x')).toBe(-1);
  });
});

describe('several against several', () => {
  const melee = () =>
    begun([fighter('p', 'pc'), fighter('q', 'pc'), fighter('a', 'foe'), fighter('b', 'foe')]);

  it('S9 everyone tests once, hits only its target, and loses a die for each beyond the first who aims at it', () => {
    const all = [attack('p', 'a'), attack('q', 'a'), attack('a', 'p'), attack('b', 'p'), resolve];
    // p: base and a penalty die; q: base; a: base and a penalty die; b: base.
    const done = carryOut(melee(), all, [3, 6, 2, 1, 6, 2]);
    expect(tests(done).map(({ actor }) => actor?.id)).toEqual(['p', 'q', 'a', 'b']);
    expect(['p', 'q', 'a', 'b'].map((id) => diceOfCheck(done, id))).toEqual([-1, 0, -1, 0]);
    // p 3 and q 2 both beat a 1; a and b miss p; p beat b, too, but b was not its target.
    expect(vitality(done, 'p', 'q', 'a', 'b')).toEqual([6, 6, 3, 6]);
  });

  it('S9 beside a friend nobody hits another than its target', () => {
    const done = carryOut(
      melee(),
      [attack('p', 'a'), attack('a', 'p'), attack('b', 'p'), resolve],
      [2, 6, 3, 1],
    );
    expect(vitality(done, 'p', 'a', 'b')).toEqual([5, 6, 6]);
  });
});
