import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import type { AttackInput } from './attack-input.ts';
import { resolveAttack, type ResolvedAttack } from './attack.ts';
import type { DoubleTwenty } from '#shared/rules/heroes-d20/options.ts';
import { attackArbitrary, houseArbitrary } from '#shared/rules/heroes-d20/testing/arbitrary.ts';

const input = attackArbitrary(['1d8', '2d6+3', '1d4-6', '4d6kh3', '0']);
const options = houseArbitrary;

function resolved(
  attack: AttackInput,
  house: { readonly doubleTwenty: DoubleTwenty },
  seed: number,
): ResolvedAttack {
  return resolveAttack(attack, house, diceFrom(seededSource(seed)));
}

test('H12 damage is at least 1 on a hit and 0 on any miss that is not redirected', () => {
  fc.assert(
    fc.property(input, options, fc.integer(), (attack, house, seed) => {
      const { hit, redirected, damage } = resolved(attack, house, seed).outcome;
      if (hit || redirected) expect(damage).toBeGreaterThanOrEqual(1);
      else expect(damage).toBe(0);
    }),
  );
});

test('H11 a critical is a hit with the natural in range', () => {
  fc.assert(
    fc.property(input, options, fc.integer(), (attack, house, seed) => {
      const { outcome, natural } = resolved(attack, house, seed);
      expect(outcome.critical).toBe(outcome.hit && natural >= attack.weapon.criticalRange);
    }),
  );
});

test('H9 the hit depends on nothing that only concerns damage', () => {
  fc.assert(
    fc.property(input, input, options, fc.integer(), (attack, other, house, seed) => {
      const weapon = { ...other.weapon, attackBonus: attack.weapon.attackBonus };
      const { level, str, dex } = other.attacker;
      const changed = { ...attack, weapon, attacker: { ...attack.attacker, level, str, dex } };
      const one = resolved(attack, house, seed).outcome;
      const two = resolved(changed, house, seed).outcome;
      expect([two.hit, two.reason, two.redirected]).toEqual([one.hit, one.reason, one.redirected]);
    }),
  );
});

test('H9 the house option matters only when both show a 20', () => {
  fc.assert(
    fc.property(input, options, options, fc.integer(), (attack, house, other, seed) => {
      const one = resolved(attack, house, seed);
      const bothTwenty = one.natural === 20 && one.sums[1]?.terms[0]?.value === 20;
      if (!bothTwenty) expect(resolved(attack, other, seed).outcome).toEqual(one.outcome);
    }),
  );
});

test('every sum is its terms: the figures shown add up to the totals shown', () => {
  fc.assert(
    fc.property(input, options, fc.integer(), (attack, house, seed) => {
      const { outcome, sums } = resolved(attack, house, seed);
      const [attackSum, defenseSum, damageSum] = sums;
      const added = (sum: typeof attackSum): number =>
        (sum?.terms ?? []).reduce((total, { value }) => total + value, 0);
      expect([added(attackSum), added(defenseSum)]).toEqual([outcome.attackTotal, outcome.defenseTotal]);
      expect(damageSum?.total ?? 0).toBe(outcome.damage);
      // A raise to the minimum stands as the last term, after the multiplication.
      if (damageSum && outcome.damage > 1)
        expect(added(damageSum) * damageSum.multiplier).toBe(outcome.damage);
    }),
  );
});
