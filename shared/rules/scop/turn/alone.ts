import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';

/** Tells of each combatant whether nobody of its own side who can act is in its group with it (S5, S9). */
export function loneOnes(state: CombatState): (combatant: Combatant) => boolean {
  const counts = new Map<string, number>();
  for (const one of state.combatants) {
    const group = sideInGroup(one);
    if (group !== null && canAct(one)) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return (combatant) => {
    const group = sideInGroup(combatant);
    return group === null || (counts.get(group) ?? 0) - (canAct(combatant) ? 1 : 0) === 0;
  };
}

/** A side in a group; null for one in none. */
function sideInGroup(combatant: Combatant): string | null {
  const { group } = ownOf(combatant);
  return group === null ? null : `${combatant.side === 'foe' ? 'foes' : 'friends'} ${group}`;
}
