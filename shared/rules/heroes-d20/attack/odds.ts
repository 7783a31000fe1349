import { distributionOf, type Distribution } from '#shared/dice/distribution.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { refuse } from '#shared/combat/play.ts';
import { oddsOf, type AttackOdds } from '#shared/rules/attack-odds.ts';
import type { AttackInput } from './attack-input.ts';
import { attackFates } from './attack-fates.ts';
import { atLeastMinimum, damageBonus } from './damage.ts';
import type { DoubleTwenty } from '#shared/rules/heroes-d20/options.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

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
    distributionOf(parseDice(input.weapon.damage)) ??
    refuse(heroesMessage('refuse.tooManyDice'), 'weapon.damage');
  const bonus = damageBonus(input);
  addDamage(damage, rolled, { bonus, multiplier: 1, weight: plain / pairs });
  const multiplier = input.weapon.criticalMultiplier;
  addDamage(damage, rolled, { bonus, multiplier, weight: critical / pairs });
  return oddsOf({ hit: (plain + critical) / pairs, critical: critical / pairs, damage });
}

/** Of the 400 pairs of naturals, those that hit without and with a critical. */
function countHits(input: AttackInput, doubleTwenty: DoubleTwenty): { plain: number; critical: number } {
  let plain = 0;
  let critical = 0;
  for (const multiplier of attackFates(input, doubleTwenty)) {
    if (multiplier > 1) critical += 1;
    else plain += multiplier;
  }
  return { plain, critical };
}

function addDamage(
  damage: Map<number, number>,
  { lowest, chances }: Distribution,
  { bonus, multiplier, weight }: Record<'bonus' | 'multiplier' | 'weight', number>,
): void {
  if (weight === 0) return;
  for (const [index, chance] of chances.entries()) {
    const loss = atLeastMinimum((lowest + index + bonus) * multiplier);
    damage.set(loss, (damage.get(loss) ?? 0) + weight * chance);
  }
}
