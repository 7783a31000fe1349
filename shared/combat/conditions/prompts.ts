import type { CombatEvent } from '#shared/combat/events.ts';
import { findCombatant } from '#shared/combat/play.ts';
import type { CombatState, Condition } from '#shared/combat/state.ts';

/** Something about a condition that the narrator decides: one that has just ended by itself, or one a wound should end. */
export interface ConditionPrompt {
  readonly kind: 'lapsed' | 'hurt';
  /** The stored row it came of. */
  readonly seq: number;
  readonly target: string;
  readonly condition: Condition;
}

/** The least of a stored row that prompts follow from. */
interface PromptRow {
  readonly seq: number;
  readonly events: readonly CombatEvent[];
}

/**
 * What the narrator has to decide at this moment, the newest first: conditions that ended by themselves as the present
 * count began, and conditions whose bearer or causer was hurt after they were put. `done` are the rows in force. All of it
 * is worked out from state and rows, so that undo brings back the prompts of the moment it returns to.
 */
export function promptsOf(state: CombatState, done: readonly PromptRow[]): readonly ConditionPrompt[] {
  if (state.status !== 'running') return [];
  return [...hurtPrompts(state, done), ...lapsePrompts(state, done)].toSorted((a, b) => b.seq - a.seq);
}

/** Whether these newest rows in force are enough to know all that `promptsOf` gives. */
export function promptsKnown(state: CombatState, done: readonly PromptRow[]): boolean {
  const lapses = lapsedNow(state).every(({ target, condition }) =>
    done.some(({ events }) => events.some((event) => endsBy(event, target, condition.id))),
  );
  return lapses && watchedBack(state, done).unseen.length === 0;
}

function lapsedNow({ round, count, lapsed }: CombatState): CombatState['lapsed'] {
  return lapsed.filter((one) => one.round === round && one.count === count);
}

/** What ended at this very count (H4); the next count has nothing of it. */
function lapsePrompts(state: CombatState, done: readonly PromptRow[]): readonly ConditionPrompt[] {
  return lapsedNow(state).flatMap(({ target, condition }) => {
    const bearer = findCombatant(state, target);
    // It has left the fight, or has the condition again: there is nothing to extend.
    if (bearer === null || bearer.standing === 'defeated') return [];
    if (bearer.conditions.some(({ id }) => id === condition.id)) return [];
    const row = done.findLast(({ events }) => events.some((event) => endsBy(event, target, condition.id)));
    return row === undefined ? [] : [{ kind: 'lapsed', seq: row.seq, target, condition } as const];
  });
}

function endsBy(event: CombatEvent, target: string, condition: string): boolean {
  return (
    event.type === 'condition-ended' &&
    event.how === 'expired' &&
    event.target.id === target &&
    event.condition === condition
  );
}

interface Watched {
  readonly target: string;
  readonly condition: Condition;
  /** Whose wound ends it. */
  readonly victim: string;
}

/** The last wound of whom each condition depends on, back to where the condition was put. */
function hurtPrompts(state: CombatState, done: readonly PromptRow[]): readonly ConditionPrompt[] {
  return watchedBack(state, done).prompts;
}

/** Looks back for those wounds; `unseen` are the conditions of which neither a wound nor where they were put was found. */
function watchedBack(state: CombatState, done: readonly PromptRow[]) {
  let watched = watchedOf(state);
  const prompts: ConditionPrompt[] = [];
  for (let index = done.length - 1; index >= 0 && watched.length > 0; index -= 1) {
    const row = done[index];
    for (const event of row?.events.toReversed() ?? []) {
      const seq = row?.seq ?? 0;
      for (const { target, condition, victim } of watched) {
        if (isWound(event, victim)) prompts.push({ kind: 'hurt', seq, target, condition });
      }
      watched = watched.filter((one) => !isWound(event, one.victim) && !isPut(event, one));
    }
  }
  return { prompts, unseen: watched };
}

function watchedOf(state: CombatState): readonly Watched[] {
  return state.combatants.flatMap(({ id, conditions }) =>
    conditions.flatMap((condition): Watched[] => {
      const victim = condition.endsIf === 'causer-hurt' ? condition.by : id;
      return condition.endsIf === undefined || victim === null ? [] : [{ target: id, condition, victim }];
    }),
  );
}

function isWound(event: CombatEvent, victim: string): boolean {
  return event.type === 'damage' && event.target.id === victim && event.amount > 0;
}

function isPut(event: CombatEvent, { target, condition }: Watched): boolean {
  return event.type === 'condition-added' && event.target.id === target && event.condition === condition.id;
}
