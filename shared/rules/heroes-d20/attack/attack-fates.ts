import type { AttackInput } from './attack-input.ts';
import { attackTerms, defenseTerms } from './attack-rolls.ts';
import { criticalMultiplier } from './criticals.ts';
import { decideHit } from './decide-hit.ts';
import { concealmentOf, isBlinded } from './modifiers.ts';
import type { DoubleTwenty } from '#shared/rules/heroes-d20/options.ts';
import { totalOf } from '#shared/rules/kit/sums.ts';

const FACES = 20;
const STRIDE = FACES + 1;

/** What every pair of naturals of an attack comes to, at `natural * 21 + defenseNatural`: 0 for a miss, else what damage is multiplied by. */
export type AttackFates = Uint8Array;

/** Decides an attack once for each of the 400 ways its two d20s can fall (H6–H14). */
export function attackFates(input: AttackInput, doubleTwenty: DoubleTwenty): AttackFates {
  const attack = totalOf(attackTerms(input, 0));
  const defense = totalOf(defenseTerms(input, 0));
  const concealment = concealmentOf(input.target.conditions);
  const blinded = isBlinded(input.attacker.conditions);
  const fates = new Uint8Array(STRIDE * STRIDE);
  for (let natural = 1; natural <= FACES; natural += 1) {
    for (let defenseNatural = 1; defenseNatural <= FACES; defenseNatural += 1) {
      const attackTotal = natural + attack;
      const defenseTotal = defenseNatural + defense;
      const { hit } = decideHit({
        natural,
        defenseNatural,
        attackTotal,
        defenseTotal,
        concealment,
        blinded,
        doubleTwenty,
      });
      fates[natural * STRIDE + defenseNatural] = hit ? criticalMultiplier(input.weapon, natural, hit) : 0;
    }
  }
  return fates;
}
