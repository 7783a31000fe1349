import type { Term } from '../../combat/events.ts';
import { distributionOf, type Distribution } from '../../dice/distribution.ts';
import { parseDice } from '../../dice/expression.ts';
import { refuse } from '../../combat/play.ts';
import { oddsOf, type AttackOdds } from '../define-odds.ts';
import type { AttackInput } from './attack-input.ts';
import { attackTerms, defenseTerms } from './attack-rolls.ts';
import { criticalMultiplier } from './criticals.ts';
import { addDamageBonuses, atLeastMinimum } from './damage.ts';
import { decideHit } from './decide-hit.ts';
import { concealmentOf, isBlinded } from './modifiers.ts';
import type { DoubleTwenty } from './options.ts';
import { say } from './texts.ts';

const FACES = 20;

/** The exact odds of an attack: both d20s and the damage enumerated; what a redirected shot does to others is no loss of the target (H6–H14). */
export function attackOdds(
  input: AttackInput,
  { doubleTwenty }: { readonly doubleTwenty: DoubleTwenty },
): AttackOdds {
  const { plain, critical } = countHits(input, doubleTwenty);
  const pairs = FACES * FACES;
  const damage = new Map([[0, (pairs - plain - critical) / pairs]]);
  const rolled =
    distributionOf(parseDice(input.weapon.damage)) ?? refuse(say('refuse.tooManyDice'), 'weapon.damage');
  const bonus = bonusOf(input);
  addDamage(damage, rolled, bonus, 1, plain / pairs);
  addDamage(damage, rolled, bonus, input.weapon.criticalMultiplier, critical / pairs);
  return oddsOf({ hit: (plain + critical) / pairs, critical: critical / pairs, damage });
}

/** Of the 400 pairs of naturals, those that hit without and with a critical. */
function countHits(input: AttackInput, doubleTwenty: DoubleTwenty): { plain: number; critical: number } {
  const attack = total(attackTerms(input, 0));
  const defense = total(defenseTerms(input, 0));
  const concealment = concealmentOf(input.target.conditions);
  const blinded = isBlinded(input.attacker.conditions);
  let plain = 0;
  let critical = 0;
  for (let natural = 1; natural <= FACES; natural += 1) {
    for (let defenseNatural = 1; defenseNatural <= FACES; defenseNatural += 1) {
      const { hit } = decideHit({
        natural,
        defenseNatural,
        attackTotal: natural + attack,
        defenseTotal: defenseNatural + defense,
        concealment,
        blinded,
        doubleTwenty,
      });
      if (!hit) continue;
      if (criticalMultiplier(input.weapon, natural, hit) > 1) critical += 1;
      else plain += 1;
    }
  }
  return { plain, critical };
}

function addDamage(
  damage: Map<number, number>,
  { lowest, chances }: Distribution,
  bonus: number,
  multiplier: number,
  weight: number,
): void {
  if (weight === 0) return;
  for (const [index, chance] of chances.entries()) {
    const loss = atLeastMinimum((lowest + index + bonus) * multiplier);
    damage.set(loss, (damage.get(loss) ?? 0) + weight * chance);
  }
}

function bonusOf(input: AttackInput): number {
  const terms: Term[] = [];
  addDamageBonuses(terms, input);
  return total(terms);
}

function total(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
