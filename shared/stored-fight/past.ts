import type { StoredCommand } from '#shared/engine/history.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { playRows, type Head, type Moment, type Past } from './head.ts';

/** What is kept of a fight, from which any of its moments is found again. */
export interface Kept {
  /** The newest head kept at a row or before it; its own for a row that has one. */
  readonly nearest: (seq: number) => Head;
  /** The rows after one up to another, which it includes. */
  readonly rows: (after: number, upTo: number) => readonly StoredCommand[];
  readonly initial: () => CombatState;
}

/** So many moments are remembered: undo mostly goes back to what was just played. */
const REMEMBERED = 200;

/** A fight's past that remembers its latest moments and plays the others again from the nearest head that is kept. */
export interface RememberedPast extends Past {
  /** Remembers a moment that was just played. */
  readonly remember: (head: Head) => void;
}

/** The past of a fight of which some heads are kept; throws what `kept` and playing the rows throw. */
export function pastOf(system: RuleSystem, kept: Kept): RememberedPast {
  const moments = new Map<number, Moment>();

  /** What is asked for again and again stays the same, and whoever shows it needn't show it anew. */
  function remember({ seq, moment }: Pick<Head, 'seq' | 'moment'>): void {
    moments.delete(seq);
    moments.set(seq, moment);
    const [oldest] = moments.keys();
    if (moments.size > REMEMBERED && oldest !== undefined) moments.delete(oldest);
  }

  function playTo(seq: number): Moment {
    const from = kept.nearest(seq);
    return playRows({ system, past }, from, kept.rows(from.seq, seq), (_, { head }) => remember(head)).moment;
  }

  const past: RememberedPast = {
    initial: kept.initial,
    remember,
    moment(seq) {
      const moment = moments.get(seq) ?? playTo(seq);
      remember({ seq, moment });
      return moment;
    },
  };
  return past;
}
