import { findCombatant } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { distributionOf } from '#shared/dice/distribution.ts';
import { parseDice } from '#shared/dice/expression.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import type { PlainAttack } from '#shared/rules/system.ts';
import { attackFrom, type AttackChoices } from './attack-sheets.ts';
import { attackOdds } from './odds.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/** Who attacks whom with what, and what else is said of it. */
export interface PreviewedAttack extends PlainAttack, Partial<AttackChoices> {}

/** The exact odds of an attack as the fight stands, before it is rolled; null when somebody or the weapon is unknown, or has far too many dice. */
export function attackOddsIn(
  state: CombatState,
  { attacker: by, target: on, weapon: id, ...choices }: PreviewedAttack,
): AttackOdds | null {
  const attacker = findCombatant(state, by);
  const target = findCombatant(state, on);
  const weapon = attacker && sheetSlot.read(attacker.sheet).weapons.find((one) => one.id === id);
  if (!attacker || !target || !weapon) return null;
  if (distributionOf(parseDice(weapon.damage)) === null) return null;
  const asked = {
    defense: choices.defense,
    mental: choices.mental ?? false,
    power: choices.power ?? false,
    attackIndex: choices.attackIndex ?? 0,
    intoMelee: choices.intoMelee ?? false,
  };
  return attackOdds(attackFrom(attacker, target, weapon, asked), optionsSlot.read(state.options, 'options'));
}
