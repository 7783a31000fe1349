import { nothingDone } from '#shared/combat/fold.ts';
import { STATE_VERSION, type CombatState } from '#shared/combat/state.ts';
import type { Place } from '#shared/log/place.ts';
import type { Head } from '#shared/stored-fight/head.ts';
import { numbersIn, runsOf, type Run } from '#shared/stored-fight/runs.ts';
import { isObject } from '#shared/json-path.ts';
import { readList, readObject } from '#electron/store/json-column.ts';

/** A head as its columns have it. */
export interface HeadTexts {
  readonly seq: number;
  readonly state: string;
  readonly place: string;
  readonly done: string;
  readonly undone: string;
}

/** The texts that a head is stored as. */
export function headTexts({ seq, moment, folded }: Head): HeadTexts {
  return {
    seq,
    state: JSON.stringify(moment.state),
    place: JSON.stringify(moment.place),
    done: JSON.stringify(runsOf(folded.done)),
    undone: JSON.stringify(runsOf(folded.undone)),
  };
}

/** The head that was stored as these texts; throws as reading JSON does where it wasn't. */
export function readHeadTexts({ seq, state, place, done, undone }: HeadTexts): Head {
  return {
    seq,
    moment: { state: readState(state), place: readPlace(place) },
    folded: { done: readNumbers(done), undone: readNumbers(undone) },
  };
}

/** A head as one text, for a fight that begins with it: nothing can be played again to make it anew. */
export function headText({ seq, moment }: Head): string {
  return JSON.stringify({ seq, ...moment, stateVersion: STATE_VERSION });
}

/** The head that was written as one text, nothing done since; throws as reading JSON does where it wasn't. */
export function readHead(text: string): Head {
  const { seq, state, place, stateVersion } = readObject(text);
  if (typeof seq !== 'number' || stateVersion !== STATE_VERSION || !isState(state) || !isPlace(place)) {
    throw new TypeError('A head of another kind stands in the database.');
  }
  return { seq, moment: { state, place }, folded: nothingDone() };
}

/** Where the log stands, from its column. */
export function readPlace(text: string): Place {
  const place = readObject(text);
  if (!isPlace(place)) throw new TypeError('A place of another kind stands in the database.');
  return place;
}

/** The last of a list of whole numbers, from its column; 0 for an empty one. */
export function lastNumber(text: string): number {
  return readList(text, isRun).at(-1)?.[1] ?? 0;
}

function readNumbers(text: string): number[] {
  return numbersIn(readList(text, isRun));
}

function readState(text: string): CombatState {
  const state = readObject(text);
  if (!isState(state)) throw new TypeError('A state of another kind stands in the database.');
  return state;
}

function isState(value: unknown): value is CombatState {
  if (!isObject(value)) return false;
  const { combatants, order, reserves, own, status } = value;
  return (
    [combatants, order, reserves].every(Array.isArray) &&
    typeof own === 'object' &&
    typeof status === 'string'
  );
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value['round'] === 'number' && 'turn' in value && 'count' in value;
}

function isRun(value: unknown): value is Run {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}
