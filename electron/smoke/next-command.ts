import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

const LAST_ROUND = 30;

/** What a player without ideas does next: attacks the first opponent standing with the first weapon, then passes on. */
export function nextCommand(
  system: RuleSystem,
  state: CombatState,
  surprised: readonly string[],
): AnyCommand {
  if (state.status === 'setup') return { type: 'start', surprised };
  const actor = state.combatants.find((one) => one.id === state.turn?.who);
  const target = actor && state.combatants.find((one) => isOpponent(actor, one) && one.standing === 'up');
  if (actor === undefined || target === undefined || state.round > LAST_ROUND) return { type: 'end' };
  const weapon = system.attack.choices(actor)[0]?.weapon;
  if (weapon === undefined || actor.standing !== 'up' || state.turn?.attacks !== 0)
    return { type: 'next-turn' };
  return { type: 'attack', attacker: actor.id, target: target.id, weapon };
}

function isOpponent(one: Combatant, other: Combatant): boolean {
  return (one.side === 'foe') !== (other.side === 'foe');
}
