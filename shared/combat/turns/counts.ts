import type { Play } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';

/** Whether a count of a round has come (H4): the lowest one last, or, where the lowest goes first, the highest. */
export function hasCome(
  { round, count }: Pick<CombatState, 'round' | 'count'>,
  when: { readonly round: number; readonly count: number },
  lowestFirst: boolean,
): boolean {
  if (when.round !== round) return when.round < round;
  return lowestFirst ? count >= when.count : count <= when.count;
}

/** Whether the lowest count goes first in a fight. */
export function lowestGoesFirst({ state, system }: Pick<Play, 'state' | 'system'>): boolean {
  return system.turns.lowestFirst?.(state.options) === true;
}
