import type { CombatEvent } from '#shared/combat/events.ts';
import { promptsKnown } from '#shared/combat/conditions/prompts.ts';
import type { CombatState } from '#shared/combat/state.ts';

interface Row {
  readonly seq: number;
  readonly command: { readonly type: string };
  readonly events: readonly CombatEvent[];
}

/** Whether a turn begins with a row, where turns aren't individual too. */
export function beginsTurn({ command, events }: Row): boolean {
  return command.type === 'next-turn' || events.some(({ type }) => type === 'turn' || type === 'started');
}

/**
 * Whether these newest rows in force are enough for what is shown beside a fight: the turn in progress from its beginning,
 * what the narrator has to decide, and how long those delaying may wait. Older rows change nothing of that.
 */
export function tellsEnough(state: CombatState, done: readonly Row[]): boolean {
  return turnKnown(state, done) && delaysKnown(state, done) && promptsKnown(state, done);
}

function turnKnown({ status, turn }: CombatState, done: readonly Row[]): boolean {
  if (status !== 'running') return true;
  const began = ({ events }: Row): boolean =>
    events.some(({ type }) => type === 'turn' || type === 'acted-now');
  return done.some(beginsTurn) && (turn === null || done.some(began));
}

function delaysKnown({ combatants }: CombatState, done: readonly Row[]): boolean {
  const told = new Set(
    done.flatMap(({ events }) => events.flatMap((event) => (event.type === 'delayed' ? [event.who.id] : []))),
  );
  return combatants.every(({ id, delaying }) => !delaying || told.has(id));
}
