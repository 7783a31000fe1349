import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import { bruteOdds, expectLawfulOdds, expectSameOdds } from '#shared/rules/testing/brute-odds.ts';
import type { AttackInput } from './attack-input.ts';
import { attackOddsIn } from './attack-preview.ts';
import { resolveAttack } from './attack.ts';
import type { DoubleTwenty } from '#shared/rules/heroes-d20/options.ts';
import { attackOdds } from './odds.ts';
import { attackArbitrary, houseArbitrary } from '#shared/rules/heroes-d20/testing/arbitrary.ts';
import { carryOut, strike, checked, trio } from '#shared/rules/heroes-d20/testing/fight.ts';
import { attackInput, refusalOf, resolve } from '#shared/rules/heroes-d20/testing/resolve.ts';

/** The odds by playing every fall of every die. */
function bruteForce(input: AttackInput, house: { readonly doubleTwenty: DoubleTwenty }): AttackOdds {
  return bruteOdds((dice) => {
    const { hit, critical, damage } = resolveAttack(input, house, dice).outcome;
    return { hit, critical, loss: hit ? damage : 0 };
  });
}

describe('exact odds of an attack', () => {
  test('H8–H13 they are what playing every fall of the dice gives', () => {
    fc.assert(
      fc.property(
        attackArbitrary(['1d8', '2d4+3', '1d4-6', '3d4kh2', '3d4kl1', '1d6-1d4', '5']),
        houseArbitrary,
        (input, house) => {
          expectSameOdds(attackOdds(input, house), bruteForce(input, house));
        },
      ),
      { numRuns: 15 },
    );
  });

  test('their chances sum to 1, and the mean is that of the losses', () => {
    fc.assert(
      fc.property(attackArbitrary(['2d6+3', '10d10', '4d6kh3', '1d1000']), houseArbitrary, (input, house) => {
        expectLawfulOdds(attackOdds(input, house));
      }),
    );
  });

  test('H13 what a redirected shot does to others is no loss of the target', () => {
    const shot = { ...attackInput(), kind: 'ranged', intoMelee: true };
    const { damage, hit } = resolve('odds', { resolve: 'attack', input: shot });
    expect(damage).toMatchObject({ '0': 1 - Number(hit) });
  });
});

describe('the question odds', () => {
  const ask = (input: object, options = {}) =>
    resolve('odds', { resolve: 'attack', input: { ...attackInput(), ...input } }, [], options);

  test('needs no dice and takes options inside or beside its input', () => {
    const even = { attacker: { level: 0, str: 0, dex: 0, int: 0, fighting: -60, aim: 0 } };
    const inside = resolve('odds', {
      resolve: 'attack',
      input: { ...attackInput(), ...even },
      options: { doubleTwenty: 'defender' },
    });
    expect([ask(even)['hit'], ask(even, { doubleTwenty: 'defender' })['hit'], inside['hit']]).toEqual([
      (20 + 18) / 400,
      (19 + 18) / 400,
      (19 + 18) / 400,
    ]);
  });

  test('names the field at fault', () => {
    const refused = (input: object) => refusalOf(() => resolve('odds', { ...input }));
    const bad = { ...attackInput({ weapon: { damage: '1d' } }) };
    expect(refused({ resolve: 'attack', input: bad })).toBe('BAD_DICE input.input.weapon.damage');
    expect(refused({ resolve: 'attack', input: { ...attackInput(), luck: 1 } })).toBe(
      'BAD_REQUEST input.input.luck',
    );
    expect(refused({ resolve: 'skill', input: attackInput() })).toBe('BAD_REQUEST input.resolve');
    expect(refused({ resolve: 'attack' })).toBe('BAD_REQUEST input.input');
    expect(refused({ resolve: 'attack', input: attackInput(), options: { luck: 1 } })).toBe(
      'BAD_REQUEST input.options.luck',
    );
    const heap = attackInput({ weapon: { damage: '999d1000kh500' } });
    expect(refused({ resolve: 'attack', input: heap })).toBe('NOT_ALLOWED input.input.weapon.damage');
  });
});

describe('odds before an attack of a fight', () => {
  test('they are of the attack that the command would make', () => {
    const fight = carryOut(trio(), [{ type: 'add-condition', target: 'b', condition: 'prone' }]);
    const odds = attackOddsIn(fight.state, { attacker: 'a', target: 'b', weapon: 'sword', attackIndex: 1 });
    const [attack, defense] = checked(carryOut(fight, [strike('a', 'b')], [2, 19])).sums;
    expect([attack?.total, defense?.total]).toEqual([7, 20]);
    // −4 for the second attack against −4 for lying down: the naturals decide, a tie hits.
    const pairs = Array.from(
      { length: 400 },
      (_, index) => [Math.floor(index / 20) + 1, (index % 20) + 1] as const,
    );
    const hits = pairs.filter(([a, d]) => a !== 1 && (a === 20 || d === 1 || (d !== 20 && a >= d)));
    expect(odds?.hit).toBeCloseTo(hits.length / 400, 10);
    expect(attackOddsIn(fight.state, { attacker: 'x', target: 'b', weapon: 'sword' })).toBeNull();
    expect(attackOddsIn(fight.state, { attacker: 'a', target: 'b', weapon: 'laser' })).toBeNull();
  });
});
