import type { LogRound } from '../../../shared/log/document.ts';
import type { LogEntry } from '../../../shared/log/entry.ts';

/** What of a log is shown; null shows everything. */
export interface LogFilter {
  /** Id of somebody who is in the entry. */
  readonly who: string | null;
  readonly kind: FilterKind | null;
}

/** What entries may be picked by. */
export const FILTER_KINDS = ['acts', 'points', 'conditions', 'order', 'marked'] as const;

/** One of the things entries may be picked by. */
export type FilterKind = (typeof FILTER_KINDS)[number];

const KINDS: Readonly<Record<FilterKind, (entry: LogEntry) => boolean>> = {
  acts: ({ kind }) => kind === 'act',
  points: ({ kind, sums }) =>
    kind === 'damage' || kind === 'heal' || sums.some(({ purpose }) => purpose === 'damage'),
  conditions: ({ kind }) => kind === 'condition',
  order: ({ kind }) => kind === 'order' || kind === 'turn' || kind === 'start' || kind === 'end',
  marked: ({ marks }) => marks.length > 0,
};

/** The rounds with only the entries that pass; rounds left empty go. */
export function filterRounds(rounds: readonly LogRound[], { who, kind }: LogFilter): readonly LogRound[] {
  const passes = (entry: LogEntry): boolean =>
    (who === null || entry.involves.includes(who)) && (kind === null || KINDS[kind](entry));
  return rounds
    .map((round) => ({ ...round, entries: round.entries.filter(passes) }))
    .filter(({ entries }) => entries.length > 0);
}
