import type { CombatRow } from '#shared/records/combat.ts';
import { ruling } from '#shared/combat/commands/ruling.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { RoundName } from '#shared/rules/card.ts';
import { beginsTurn } from '#shared/stored-fight/tells-enough.ts';
import type { Message } from '#shared/text/message.ts';
import { resultsOf, type ActResult } from './result/result.ts';

/** A result to show, and whether undoing now would take exactly it back. */
export interface ShownResult {
  readonly seq: number;
  readonly acts: readonly ActResult[];
  readonly last: boolean;
}

/**
 * The newest result of the turn in progress, with the narrator's rulings on it: one of a turn that is over is in the log only. Of what happened as the
 * turn began only harm is shown (such as a death when its hour has come), not the conditions that ended then.
 */
export function shownResult(
  done: readonly CombatRow[],
  unit: Message,
  roundName: RoundName = 'round',
): ShownResult | null {
  const turnBegan = Math.max(0, done.findLastIndex(beginsTurn));
  const rulings: CombatRow[] = [];
  for (const row of done.slice(turnBegan).toReversed()) {
    const acts = resultsOf(row.events, unit, { roundName }).filter((act) => !beginsTurn(row) || isHarm(act));
    if (acts.length === 0) continue;
    if (ruling.is(row.command)) {
      rulings.unshift(row);
      continue;
    }
    const last = (rulings.at(-1) ?? row) === done.at(-1);
    if (rulings.every((one) => concerns(acts, one))) {
      return { seq: row.seq, acts: withRulings(acts, rulings, unit), last };
    }
    break;
  }
  const [first] = rulings;
  if (first === undefined) return null;
  return {
    seq: first.seq,
    acts: withRulings([], rulings, unit),
    last: rulings.at(-1) === done.at(-1),
  };
}

function withRulings(
  acts: readonly ActResult[],
  rulings: readonly CombatRow[],
  unit: Message,
): readonly ActResult[] {
  return rulings.reduce((ruled, { events }) => resultsOf(events, unit, { before: ruled }), acts);
}

/** Whether a ruling is about somebody whose points these acts changed: then it stands on their card. */
function concerns(acts: readonly ActResult[], { events }: CombatRow): boolean {
  const ruled = events.flatMap((event) => (event.type === 'ruling' ? [event.target.id] : []));
  return acts.some(({ applied }) =>
    applied.some(({ who, points }) => points && who !== null && ruled.includes(who.id)),
  );
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
