import { refuse } from '#shared/combat/play.ts';
import { distributionOf } from '#shared/dice/distribution.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { oddsOf, type AttackOdds } from '#shared/rules/attack-odds.ts';
import { objectHit, type ObjectAttack } from './attack.ts';
import { objectsMessage } from './texts.ts';

const FACES = 20;

/** The exact odds of an attack on an object: the d20 and the damage enumerated, RD taken off; objects take no criticals (O3). */
export function objectOdds(attack: ObjectAttack): AttackOdds {
  const naturals = Array.from({ length: FACES }, (_, index) => index + 1);
  const hit = naturals.filter((natural) => objectHit(natural, attack)).length / FACES;
  const rolled =
    distributionOf(parseDice(attack.damage)) ?? refuse(objectsMessage('refuse.tooManyDice'), 'damage');
  const damage = new Map([[0, 1 - hit]]);
  for (const [index, chance] of rolled.chances.entries()) {
    const loss = Math.max(0, rolled.lowest + index + attack.damageBonus - attack.damageReduction);
    damage.set(loss, (damage.get(loss) ?? 0) + hit * chance);
  }
  return oddsOf({ hit, critical: 0, damage });
}
