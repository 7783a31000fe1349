import { findCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import type { PlainAttack } from '#shared/rules/system.ts';
import { fightOf, withFight, type Intent } from '#shared/rules/scop/fight.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { UNARMED, weaponOf } from '#shared/rules/scop/sheet/weapon.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import { attackOddsIn } from './odds.ts';

/**
 * The odds of an attack with nothing said besides, were it declared now beside what the others have declared (S7, S9).
 * Null for somebody or a weapon unknown.
 */
export function attackOddsFor(state: CombatState, attack: PlainAttack): AttackOdds | null {
  const attacker = findCombatant(state, attack.attacker);
  const target = findCombatant(state, attack.target);
  if (attacker === null || target === null) return null;
  if (weaponOf(attacker, attack.weapon) === null && attack.weapon !== UNARMED) return null;
  const others = fightOf(state).intents.filter(({ combatant }) => combatant !== attacker.id);
  const intents = [...others, plainIntent(state, attacker, target, attack.weapon)];
  const odds = attackOddsIn(withFight(state, { intents }), attacker.id, false);
  return odds.find((one) => one.target.id === target.id)?.odds ?? null;
}

function plainIntent(state: CombatState, attacker: Combatant, target: Combatant, weaponId: string): Intent {
  const weapon = weaponOf(attacker, weaponId);
  return {
    combatant: attacker.id,
    target: target.id,
    effect: { kind: 'damage' },
    skill: weapon?.skill ?? '',
    weapon: weaponId,
    helping: [],
    hindering: [],
    modifier: 0,
    hitting: [],
    ranged: weapon?.kind === 'ranged',
    dodge: true,
    unaware: false,
    victimConcepts: 0,
    damageBonus: 0,
    agile: optionsSlot.read(state.options, 'options').armorOnAttacks,
    first: false,
    helpless: !canAct(target),
  };
}
