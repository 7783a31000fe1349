import type { CombatRow } from '../../../shared/api/combats.ts';
import type { Message } from '../../../shared/text/message.ts';
import { resultsOf, type ActResult } from './result.ts';

/** A result to show, and whether undoing now would take exactly it back. */
export interface ShownResult {
  readonly seq: number;
  readonly acts: readonly ActResult[];
  readonly last: boolean;
}

/** The newest result of the turn in progress: one of a turn that is over stays in the log only. */
export function shownResult(done: readonly CombatRow[], unit: Message): ShownResult | null {
  const turnBegan = done.findLastIndex(
    ({ command, events }) =>
      command.type === 'next-turn' || events.some(({ type }) => type === 'turn' || type === 'started'),
  );
  const ofTurn = done.slice(Math.max(0, turnBegan));
  for (const row of ofTurn.toReversed()) {
    const acts = resultsOf(row.events, unit);
    if (acts.length > 0) return { seq: row.seq, acts, last: row === done.at(-1) };
  }
  return null;
}

/** The lowest count each one delaying may wait for, as the last delay of each has told. */
export function limitsOf(done: readonly CombatRow[]): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const event of done.flatMap(({ events }) => events)) {
    if (event.type === 'delayed' && event.lowest !== null) limits.set(event.who.id, event.lowest);
  }
  return limits;
}
