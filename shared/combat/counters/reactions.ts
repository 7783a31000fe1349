import { refuse, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { findCounter, moveCounter, shortOf } from './counters.ts';

/** The id of the counter of reactions, in every system: where somebody has it, each reaction takes one. */
export const REACTIONS = 'reactions';

/** Takes a reaction off whoever counts them; refused where none is left. One who doesn't has as many as it likes. */
export function countReaction(play: Play, combatant: Combatant, field: string): void {
  const counter = findCounter(combatant, REACTIONS);
  if (counter === null) return;
  if (counter.current === 0) refuse(shortOf(combatant, counter, 1), field);
  moveCounter(play, combatant.id, counter, counter.current - 1, 'need');
}
