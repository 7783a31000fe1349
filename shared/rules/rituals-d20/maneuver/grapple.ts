import { addCondition, findCondition, hasCondition, removeCondition } from '../../../combat/conditions.ts';
import { findCombatant, type Play } from '../../../combat/play.ts';
import type { Combatant, CombatState } from '../../../combat/state.ts';
import { onWhom } from '../conditions/conditions.ts';
import type { Weapon } from '../sheet/sheet.ts';

/** Who holds this combatant, or null (N9). */
export function grapplerOf(state: CombatState, combatant: Combatant): Combatant | null {
  const by = findCondition(combatant, 'grappled')?.by ?? null;
  return by === null ? null : findCombatant(state, by);
}

/** Whom this combatant holds, or null (N9). */
export function heldBy(state: CombatState, combatant: Combatant): Combatant | null {
  const condition = findCondition(combatant, 'grappling');
  const held = condition === null ? null : onWhom(condition);
  return held === null ? null : findCombatant(state, held);
}

/** Puts one in another's grip (N9). */
export function beginGrapple(play: Play, by: string, target: string): void {
  addCondition(play, { target, id: 'grappled', details: {}, rounds: null, by });
  addCondition(play, { target: by, id: 'grappling', details: { target }, rounds: null, by });
}

/** Ends a grapple on both sides (N9). */
export function endGrapple(play: Play, by: string, target: string): void {
  loose(play, target, 'grappled');
  loose(play, by, 'grappling');
}

/** As a turn begins: a grip is gone whose grappler has left or is defeated, or whose other end was taken off by hand (N9). */
export function mendGrapples(play: Play): void {
  for (const { id, conditions } of play.state.combatants) {
    const by = conditions.find((one) => one.id === 'grappled')?.by ?? null;
    const grappler = by === null ? null : findCombatant(play.state, by);
    if (by !== null && (grappler === null || grappler.standing === 'defeated')) loose(play, id, 'grappled');
  }
  for (const { id, conditions } of play.state.combatants) {
    const grappling = conditions.find((one) => one.id === 'grappling');
    const held = grappling === undefined ? null : onWhom(grappling);
    if (held !== null && !isHeld(play.state, held, id)) loose(play, id, 'grappling');
  }
}

function isHeld(state: CombatState, id: string, by: string): boolean {
  const held = findCombatant(state, id);
  return held !== null && findCondition(held, 'grappled')?.by === by;
}

function loose(play: Play, id: string, condition: 'grappled' | 'grappling'): void {
  const combatant = findCombatant(play.state, id);
  if (combatant !== null && hasCondition(combatant, condition)) removeCondition(play, id, condition);
}

/** The one a shot at this target may go at by mistake: the other one of the target's grapple, unless that is who shoots (N9). */
export function otherInTheWay(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  { kind }: Pick<Weapon, 'kind'>,
): Combatant | null {
  if (kind !== 'ranged' || target.conditions.length === 0) return null;
  const other = grapplerOf(state, target) ?? heldBy(state, target);
  return other === null || other.id === attacker.id ? null : other;
}
