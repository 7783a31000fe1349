import { addCondition, findCondition, hasCondition, removeCondition } from '../../../combat/conditions.ts';
import { findCombatant, type Play } from '../../../combat/play.ts';
import type { Combatant, CombatState } from '../../../combat/state.ts';
import { markedHeld } from '../marks.ts';

/** Who holds this combatant, or null (H20). */
export function grapplerOf(state: CombatState, combatant: Combatant): Combatant | null {
  const by = findCondition(combatant, 'grappled')?.by ?? null;
  return by === null ? null : findCombatant(state, by);
}

/** Whom this combatant holds, or null (H20). */
export function heldInGrip(state: CombatState, combatant: Combatant): Combatant | null {
  const mark = findCondition(combatant, 'grappling');
  const held = mark === null ? null : markedHeld(mark);
  return held === null ? null : findCombatant(state, held);
}

/** Puts one in another's grip (H20). */
export function beginGrapple(play: Play, by: string, target: string): void {
  addCondition(play, { target, id: 'grappled', details: {}, rounds: null, by });
  addCondition(play, { target: by, id: 'grappling', details: { target }, rounds: null, by });
}

/** Ends a grapple on both sides (H20). */
export function endGrapple(play: Play, by: string, target: string): void {
  loose(play, target, 'grappled');
  loose(play, by, 'grappling');
}

/** Ends every grapple whose grappler or held one has left, is defeated, or was freed by hand (H20). */
export function mendGrapples(play: Play): void {
  for (const combatant of play.state.combatants) {
    const by = findCondition(combatant, 'grappled')?.by ?? null;
    if (by !== null && (isOut(play.state, by) || isOut(play.state, combatant.id)))
      loose(play, combatant.id, 'grappled');
  }
  for (const combatant of play.state.combatants) {
    const mark = findCondition(combatant, 'grappling');
    const held = mark === null ? null : markedHeld(mark);
    if (held !== null && !holds(play.state, combatant.id, held)) loose(play, combatant.id, 'grappling');
  }
}

function holds(state: CombatState, by: string, target: string): boolean {
  const held = findCombatant(state, target);
  return held !== null && findCondition(held, 'grappled')?.by === by;
}

function isOut(state: CombatState, id: string): boolean {
  const combatant = findCombatant(state, id);
  return combatant === null || combatant.standing === 'defeated';
}

function loose(play: Play, id: string, condition: 'grappled' | 'grappling'): void {
  const combatant = findCombatant(play.state, id);
  if (combatant !== null && hasCondition(combatant, condition)) removeCondition(play, id, condition);
}
