import {
  addCondition,
  findCondition,
  hasCondition,
  removeCondition,
} from '#shared/combat/conditions/held.ts';
import { findCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';

/** What systems say differently of grips. */
interface GripRules {
  /** Whether one who is defeated is no longer held; its grappler's defeat always ends a grip. */
  readonly freesDefeated: boolean;
}

/** Grips of one on another, each known by two conditions: `grappled` on the one held, `grappling` on its grappler. */
export interface Grips {
  /** Who holds this combatant, or null. */
  readonly grapplerOf: (state: CombatState, combatant: Combatant) => Combatant | null;
  /** Whom this combatant holds, or null. */
  readonly heldInGrip: (state: CombatState, combatant: Combatant) => Combatant | null;
  /** Puts one in another's grip. */
  readonly beginGrapple: (play: Play, by: string, target: string) => void;
  /** Ends a grapple on both sides. */
  readonly endGrapple: (play: Play, by: string, target: string) => void;
  /** Ends every grapple of which one of the two has left or was defeated (as the rules say), or lost its condition by the narrator's hand. */
  readonly mendGrapples: (play: Play) => void;
}

/** The grips of a system whose conditions are called so, `grappling` with the one held as its `target`. */
export function gripsOf({ freesDefeated }: GripRules): Grips {
  return {
    grapplerOf: (state, combatant) => known(state, grapplerId(combatant)),
    heldInGrip: (state, combatant) => known(state, heldId(combatant)),
    beginGrapple(play, by, target) {
      addCondition(play, { target, id: 'grappled', details: {}, rounds: null, by });
      addCondition(play, { target: by, id: 'grappling', details: { target }, rounds: null, by });
    },
    endGrapple(play, by, target) {
      loose(play, target, 'grappled');
      loose(play, by, 'grappling');
    },
    mendGrapples(play) {
      for (const combatant of play.state.combatants) {
        const by = grapplerId(combatant);
        const isFreed = freesDefeated && isOut(combatant);
        if (by !== null && (isOut(findCombatant(play.state, by)) || isFreed))
          loose(play, combatant.id, 'grappled');
      }
      for (const combatant of play.state.combatants) {
        const held = heldId(combatant);
        if (held !== null && !holds(play.state, combatant.id, held)) loose(play, combatant.id, 'grappling');
      }
    },
  };
}

function known(state: CombatState, id: string | null): Combatant | null {
  return id === null ? null : findCombatant(state, id);
}

function grapplerId(combatant: Combatant): string | null {
  return findCondition(combatant, 'grappled')?.by ?? null;
}

function heldId(combatant: Combatant): string | null {
  const held = findCondition(combatant, 'grappling')?.details['target'];
  return typeof held === 'string' ? held : null;
}

function holds(state: CombatState, by: string, target: string): boolean {
  const held = findCombatant(state, target);
  return held !== null && grapplerId(held) === by;
}

function isOut(combatant: Combatant | null): boolean {
  return combatant === null || combatant.standing === 'defeated';
}

function loose(play: Play, id: string, condition: 'grappled' | 'grappling'): void {
  const combatant = findCombatant(play.state, id);
  if (combatant !== null && hasCondition(combatant, condition)) removeCondition(play, id, condition);
}
