import type { CombatEvent, Who } from '#shared/combat/events.ts';
import { foldIn, nothingDone } from '#shared/combat/fold.ts';

/** A row of a fight as the log reads it: a stored row, or a move of the command line. */
export interface LogRow {
  readonly seq: number;
  /** ISO date-time, or null when nobody kept it. */
  readonly at: string | null;
  readonly command: { readonly type: string };
  readonly events: readonly CombatEvent[];
}

/** When in the fight something happened: round 0 before the start, no turn where turns aren't individual. */
export interface Place {
  readonly round: number;
  readonly turn: Who | null;
  /** The count being played. */
  readonly count: number | null;
}

/** Where a fight stands before its first row. */
export const BEFORE_START: Place = { round: 0, turn: null, count: null };

/** What ends as a turn begins is told before the turn itself, and belongs to it. */
const TOLD_BEFORE_TURN: ReadonlySet<CombatEvent['type']> = new Set(['condition-ended', 'ready-lost']);
/** Rows led by one of these open what they belong to; any other row belongs to what was being played. */
const OPENING: ReadonlySet<CombatEvent['type']> = new Set(['started', 'round', 'turn', 'acted-now']);

/** The round and turn of each row by its `seq`, from events alone; rows that were taken back keep the place they had. */
export function roundsOf(rows: readonly LogRow[]): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  const readNext = headReader();
  for (const row of rows) {
    const { place } = readNext(row);
    if (place !== null) places.set(row.seq, place);
  }
  return places;
}

/** Where a row belongs, and where the fight stands after it. */
export interface ReadPlace<P = Place> {
  readonly place: P;
  readonly head: Place;
}

/** Reads a fight row by row, from its first: gives where each belongs, null for undo and redo, and where it leaves the fight. */
export function headReader(): (row: LogRow) => ReadPlace<Place | null> {
  const folding = nothingDone<Place>();
  const head = (): Place => folding.done.at(-1) ?? BEFORE_START;
  return ({ command, events }) => {
    const read = readAt(events, head());
    const { how } = foldIn(folding, command, () => read.head);
    return { place: how === 'done' ? read.place : null, head: head() };
  };
}

/** Where the fight stands after what happened in a row done at `before`. */
export function placeAfter(events: readonly CombatEvent[], before: Place): Place {
  return events.reduce(move, before);
}

/** Where a row played at `before` belongs (the round or turn it opens, else the one in progress), and where the fight then stands. */
export function readAt(events: readonly CombatEvent[], before: Place): ReadPlace {
  const head = placeAfter(events, before);
  return { place: opens(events) ? head : before, head };
}

function opens(events: readonly CombatEvent[]): boolean {
  const first = events.find(({ type }) => !TOLD_BEFORE_TURN.has(type));
  return first !== undefined && OPENING.has(first.type);
}

function move(place: Place, event: CombatEvent): Place {
  switch (event.type) {
    case 'round':
      return { round: event.round, turn: null, count: null };
    case 'turn':
    case 'acted-now':
      return { round: place.round, turn: event.who, count: event.count };
    case 'delayed':
    case 'left':
      return event.who.id === place.turn?.id ? { round: place.round, turn: null, count: null } : place;
    case 'reset':
      return BEFORE_START;
    case 'ended':
      return { round: place.round, turn: null, count: null };
    default:
      return place;
  }
}
