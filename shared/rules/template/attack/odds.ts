import { findCombatant, refuse } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { distributionOf } from '#shared/dice/distribution.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { oddsOf, type AttackOdds } from '#shared/rules/attack-odds.ts';
import { FACES, isDoubleSix, type Pair } from '#shared/rules/template/checks/two-dice.ts';
import { totalOf } from '#shared/rules/kit/sums.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';
import type { PlainAttack } from '#shared/rules/system.ts';
import { optionsSlot } from '#shared/rules/template/options.ts';
import { weaponOf } from '#shared/rules/template/sheet/sheet.ts';
import { attackFrom, damageOf, fateOf, type Attack } from './attack.ts';

const PAIR_CHANCE = 1 / (FACES * FACES);

const PAIRS: readonly Pair[] = Array.from({ length: FACES * FACES }, (_, index) => ({
  first: Math.floor(index / FACES) + 1,
  second: (index % FACES) + 1,
}));

/** The exact odds of an attack: every fall of its dice, weighed (T3, T4). */
export function attackOdds(attack: Attack): AttackOdds {
  const rolled =
    distributionOf(parseDice(attack.damage)) ?? refuse(templateMessage('refuse.tooManyDice'), 'damage');
  const bonus = totalOf(attack.bonus);
  const damage = new Map<number, number>();
  const add = (loss: number, chance: number): Map<number, number> =>
    damage.set(loss, (damage.get(loss) ?? 0) + chance);
  let hit = 0;
  let critical = 0;
  for (const pair of PAIRS) {
    const fate = fateOf(attack, pair, bonus);
    if (fate === 0) {
      add(0, PAIR_CHANCE);
      continue;
    }
    hit += PAIR_CHANCE;
    if (isDoubleSix(pair)) critical += PAIR_CHANCE;
    for (const [index, chance] of rolled.chances.entries())
      add(damageOf(rolled.lowest + index, attack, fate), PAIR_CHANCE * chance);
  }
  return oddsOf({ hit, critical, damage });
}

/** The exact odds of an attack as the fight stands; null for somebody or a weapon unknown, and for far too many dice. */
export function attackOddsIn(
  state: CombatState,
  { attacker: by, target: on, weapon: id }: PlainAttack,
): AttackOdds | null {
  const attacker = findCombatant(state, by);
  const target = findCombatant(state, on);
  const weapon = attacker && weaponOf(attacker, id);
  if (!attacker || !target || !weapon || distributionOf(parseDice(weapon.damage)) === null) return null;
  return attackOdds(attackFrom(attacker, target, weapon, optionsSlot.read(state.options, 'options')));
}
