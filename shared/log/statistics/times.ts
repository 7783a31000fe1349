import type { Who } from '#shared/combat/events.ts';
import { headReader, type LogRow, type Place } from '#shared/log/place.ts';
import type { Identity } from './statistics.ts';

/** How long somebody's turns took in real time. */
export interface TurnTime {
  readonly who: Who;
  readonly turns: number;
  readonly seconds: number;
  readonly longest: number;
}

/** Real time at the table, from the moments rows were stored. */
export interface Times {
  readonly seconds: number;
  /** In order of the first turn; nobody where turns aren't individual. */
  readonly turns: readonly TurnTime[];
  /** In order; what was before the start isn't among them. */
  readonly rounds: readonly { readonly round: number; readonly seconds: number }[];
  /** Gaps that were too long to be play, and aren't counted. */
  readonly pauses: number;
}

/** A longer gap between two acts is a pause: the fight was left, not played. In seconds. */
export const LONGEST_GAP = 10 * 60;

const MS = 1000;

interface Stretch {
  readonly place: Place;
  /** Which turn of the fight it belongs to, so that two turns of one are two. */
  readonly turn: number;
  readonly seconds: number;
}

/**
 * Real time by turn and round, between the rows that count. Time spent on what was taken back counts, too.
 */
export function timesOf<R extends LogRow>(
  rows: readonly R[],
  identity: Identity = ({ id }) => id,
  counts: (row: R) => boolean = () => true,
): Times {
  const gaps = stretchesOf(rows, counts);
  const played = gaps.filter(({ seconds }) => seconds <= LONGEST_GAP);
  return {
    seconds: sum(played),
    turns: turnTimes(played, identity),
    rounds: roundTimes(played),
    pauses: gaps.length - played.length,
  };
}

/** The times of several fights as one; rounds of different fights stay apart by their place. */
export function addTimes(all: readonly Times[], identity: Identity): Times {
  const turns = new Map<string, TurnTime>();
  for (const time of all.flatMap((one) => one.turns)) {
    const before = turns.get(identity(time.who));
    turns.set(identity(time.who), before === undefined ? time : bothTimes(before, time));
  }
  return {
    seconds: sum(all),
    turns: [...turns.values()],
    rounds: all.flatMap(({ rounds }) => rounds),
    pauses: all.reduce((count, { pauses }) => count + pauses, 0),
  };
}

function bothTimes(a: TurnTime, b: TurnTime): TurnTime {
  return {
    who: a.who,
    turns: a.turns + b.turns,
    seconds: a.seconds + b.seconds,
    longest: Math.max(a.longest, b.longest),
  };
}

function stretchesOf<R extends LogRow>(rows: readonly R[], counts: (row: R) => boolean): readonly Stretch[] {
  const readNext = headReader();
  const stretches: Stretch[] = [];
  let turn = 0;
  let before: { readonly row: R; readonly place: Place } | null = null;
  for (const row of rows) {
    const { head } = readNext(row);
    if (before !== null) {
      const seconds = secondsBetween(before.row, row);
      if (seconds !== null && counts(before.row) && counts(row)) {
        stretches.push({ place: before.place, turn, seconds });
      }
      if (!samePlace(before.place, head)) turn += 1;
    }
    before = { row, place: head };
  }
  // Setting a fight up, before its start, is not counted.
  return stretches.filter(({ place }) => place.round > 0);
}

function secondsBetween(a: LogRow, b: LogRow): number | null {
  if (a.at === null || b.at === null) return null;
  const seconds = (Date.parse(b.at) - Date.parse(a.at)) / MS;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function samePlace(a: Place, b: Place): boolean {
  return a.round === b.round && a.turn?.id === b.turn?.id;
}

function turnTimes(stretches: readonly Stretch[], identity: Identity): readonly TurnTime[] {
  const byTurn = new Map<number, { who: Who; seconds: number }>();
  for (const { place, turn, seconds } of stretches) {
    if (place.turn === null) continue;
    const before = byTurn.get(turn)?.seconds ?? 0;
    byTurn.set(turn, { who: place.turn, seconds: before + seconds });
  }
  const each = [...byTurn.values()].map(({ who, seconds }) => ({
    seconds: 0,
    rounds: [],
    pauses: 0,
    turns: [{ who, turns: 1, seconds, longest: seconds }],
  }));
  return each.length === 0 ? [] : addTimes(each, identity).turns;
}

function roundTimes(stretches: readonly Stretch[]): Times['rounds'] {
  const byRound = new Map<number, number>();
  for (const { place, seconds } of stretches) {
    byRound.set(place.round, (byRound.get(place.round) ?? 0) + seconds);
  }
  return [...byRound].map(([round, seconds]) => ({ round, seconds }));
}

function sum(parts: readonly { readonly seconds: number }[]): number {
  return parts.reduce((total, { seconds }) => total + seconds, 0);
}
