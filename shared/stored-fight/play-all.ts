import { copyOfFold } from '#shared/combat/fold.ts';
import type { StoredCommand } from '#shared/engine/history.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { playRows, type Head, type Moment, type Played } from './head.ts';

/** A snapshot is taken after every so many rows. */
export const SNAPSHOT_EVERY = 100;

/** A fight's rows and where they begin. */
export interface RowsOfFight<R extends StoredCommand> {
  readonly begin: Head;
  /** All its rows after that. */
  readonly rows: readonly R[];
  /** The state before the first command. */
  readonly initial: () => CombatState;
}

/** Where playing all rows led. */
export interface PlayedAll {
  /** Where the fight stands after the last row that was played. */
  readonly head: Head;
  /** Where it stood after each row that a snapshot is taken after, the first one first. */
  readonly stops: readonly Head[];
  /** Why the row after the head couldn't be played; null where all were. */
  readonly refused: RodadaError | null;
}

/** Plays all rows of a fight, with every moment at hand meanwhile, up to the first that is refused. */
export function playAll<R extends StoredCommand>(
  system: RuleSystem,
  { begin, rows, initial }: RowsOfFight<R>,
  each: (row: R, played: Played) => void = () => undefined,
): PlayedAll {
  const moments = new Map<number, Moment>();
  const moment = (seq: number): Moment => moments.get(seq) ?? begin.moment;
  const stops: Head[] = [];
  let head = begin;
  const refused = refusalIn(() =>
    playRows({ system, past: { initial, moment } }, begin, rows, (row, played) => {
      head = played.head;
      moments.set(head.seq, head.moment);
      if (head.seq % SNAPSHOT_EVERY === 0) stops.push(copyOf(head));
      each(row, played);
    }),
  );
  return { head: copyOf(head), stops, refused };
}

function refusalIn(play: () => unknown): RodadaError | null {
  try {
    play();
    return null;
  } catch (thrown) {
    if (thrown instanceof RodadaError) return thrown;
    throw thrown;
  }
}

function copyOf({ seq, moment, folded }: Head): Head {
  return { seq, moment, folded: copyOfFold(folded) };
}
