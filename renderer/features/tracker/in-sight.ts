import type { CombatRow } from '../../../shared/api/combats.ts';
import type { Combatant } from '../../../shared/combat/state.ts';
import type { Message } from '../../../shared/text/message.ts';
import { resultsOf, type ActResult } from './result.ts';

/** A result to show, and whether undoing now would take exactly it back. */
export interface ShownResult {
  readonly seq: number;
  readonly acts: readonly ActResult[];
  readonly last: boolean;
}

/**
 * The newest result of the turn in progress: one of a turn that is over stays in the log only. Of what began the turn
 * itself only harm is shown (an hour that ran out), not the conditions that ended with it.
 */
export function shownResult(done: readonly CombatRow[], unit: Message): ShownResult | null {
  const turnBegan = Math.max(0, done.findLastIndex(beginsTurn));
  for (const row of done.slice(turnBegan).toReversed()) {
    const acts = resultsOf(row.events, unit).filter((act) => !beginsTurn(row) || isHarm(act));
    if (acts.length > 0) return { seq: row.seq, acts, last: row === done.at(-1) };
  }
  return null;
}

function beginsTurn({ command, events }: CombatRow): boolean {
  return command.type === 'next-turn' || events.some(({ type }) => type === 'turn' || type === 'started');
}

function isHarm({ headline, applied }: ActResult): boolean {
  return headline !== null || applied.some(({ tone }) => tone === 'bad');
}

/** The lowest count each of those delaying may wait for, as the last delay of each has told. */
export function limitsOf(
  done: readonly CombatRow[],
  combatants: readonly Combatant[],
): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const { id, delaying } of combatants) {
    const lowest = delaying ? lastLimit(done, id) : null;
    if (lowest !== null) limits.set(id, lowest);
  }
  return limits;
}

function lastLimit(done: readonly CombatRow[], id: string): number | null {
  for (let index = done.length - 1; index >= 0; index -= 1) {
    const told = done[index]?.events.findLast((event) => event.type === 'delayed' && event.who.id === id);
    if (told?.type === 'delayed') return told.lowest;
  }
  return null;
}
