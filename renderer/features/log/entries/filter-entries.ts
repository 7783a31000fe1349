import type { Who } from '#shared/combat/events.ts';
import type { LogDocument, LogRound } from '#shared/log/document.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { isPinned } from '#shared/log/pins.ts';
import { senseOf } from '#shared/log/sum-sense.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { folded } from '#shared/text/folded.ts';
import type { Locale } from '#shared/text/locale.ts';

/** What of a log is shown; what is null, empty or false leaves nothing out. */
export interface LogFilter {
  /** Names of those of whom one must be in the entry: they are the same in every fight of a session. */
  readonly who: readonly string[];
  readonly kind: FilterKind | null;
  readonly round: number | null;
  /** Only those with a mark: criticals, falls, and what the system marks. */
  readonly marked: boolean;
  /** Words that must stand in the entry, accents and case aside. */
  readonly words: string;
}

/** Leaves nothing out. */
export const EVERYTHING: LogFilter = { who: [], kind: null, round: null, marked: false, words: '' };

/** What entries may be picked by. */
export const FILTER_KINDS = ['acts', 'points', 'conditions', 'order', 'pinned'] as const;

/** One of the things entries may be picked by. */
export type FilterKind = (typeof FILTER_KINDS)[number];

const KINDS: Readonly<Record<FilterKind, (entry: LogEntry) => boolean>> = {
  acts: ({ kind }) => kind === 'act',
  points: ({ kind, sums }) => kind === 'damage' || kind === 'heal' || sums.some((sum) => senseOf(sum).damage),
  conditions: ({ kind }) => kind === 'condition',
  order: ({ kind }) => kind === 'order' || kind === 'turn' || kind === 'start' || kind === 'end',
  pinned: isPinned,
};

/** Ids of those of a fight by whom its entries may be picked, by name. */
export type IdsByName = ReadonlyMap<string, readonly string[]>;

/** Whether a filter leaves anything out. */
export function leavesOut({ who, kind, round, marked, words }: LogFilter): boolean {
  return who.length > 0 || kind !== null || round !== null || marked || words.trim() !== '';
}

/** The rounds with only the entries that pass; rounds left empty go. */
export function filterRounds(
  rounds: readonly LogRound[],
  filter: LogFilter,
  ids: IdsByName,
  locale: Locale,
): readonly LogRound[] {
  if (!leavesOut(filter)) return rounds;
  const { who, kind, round, marked } = filter;
  const words = folded(filter.words);
  const wanted = new Set(who.flatMap((name) => ids.get(name) ?? []));
  const passes = (entry: LogEntry): boolean =>
    (who.length === 0 || entry.involves.some((id) => wanted.has(id))) &&
    (kind === null || KINDS[kind](entry)) &&
    (!marked || entry.marks.length > 0) &&
    (words === '' || foldedText(entry, locale).includes(words));
  return rounds
    .filter((one) => round === null || one.round === round)
    .map((one) => ({ ...one, entries: one.entries.filter(passes) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Searched at every letter typed: each entry is worded once. */
const texts: Readonly<Record<Locale, WeakMap<LogEntry, string>>> = {
  'pt-BR': new WeakMap(),
  en: new WeakMap(),
};

function foldedText(entry: LogEntry, locale: Locale): string {
  const known = texts[locale].get(entry);
  if (known !== undefined) return known;
  const words = folded(entryText(entry, locale));
  texts[locale].set(entry, words);
  return words;
}

/** Everybody of a log, the party first. */
export function peopleIn({ roster }: Pick<LogDocument, 'roster'>): readonly Who[] {
  return [...roster.party, ...roster.foes].flatMap(({ members }) => members.map(({ who }) => who));
}

/** The ids by which a log knows those of a name, as `nameText` shows it; in another fight the same name has others. */
export function idsByName(doc: Pick<LogDocument, 'roster'>, nameText: (who: Who) => string): IdsByName {
  const ids = new Map<string, readonly string[]>();
  for (const who of peopleIn(doc)) {
    const name = nameText(who);
    ids.set(name, [...(ids.get(name) ?? []), who.id]);
  }
  return ids;
}
