import { LOCALES } from '#shared/text/locale.ts';
import { say } from '#shared/text/translate.ts';
import type { LogDocument } from '#shared/log/document.ts';
import { figuresText } from '#shared/log/arithmetic.ts';
import type { LogEntry, LogLine } from '#shared/log/entry.ts';
import type { RosterLine } from '#shared/log/roster.ts';
import { entryText } from './text.ts';

/** Raised when the shape below changes in a way a reader would notice. */
const VERSION = 2;

/** The log as JSON of a stable, versioned shape: every entry with its words in each language, its dice and its events. */
export function logToJson(doc: LogDocument): string {
  return asFile(logObject(doc));
}

/** The log as such a file holds it. */
export function logObject(doc: LogDocument): object {
  return {
    format: 'rodada-log',
    version: VERSION,
    audience: doc.audience,
    id: doc.id,
    title: doc.title,
    campaign: doc.campaign,
    session: doc.session,
    system: inEachLanguage((locale) => say(doc.system, locale)),
    unit: inEachLanguage((locale) => say(doc.unit, locale)),
    rounds: doc.rounds,
    gameMinutes: doc.gameMinutes,
    party: membersToJson(doc.roster.party),
    foes: membersToJson(doc.roster.foes),
    entries: doc.chapters.flatMap(({ entries }) => entries.map((entry) => entryToJson(entry, doc))),
    corrections: doc.corrections.map((entry) => entryToJson(entry, doc)),
    statistics: doc.statistics,
  };
}

/** An object as a JSON file. */
export function asFile(object: object): string {
  return `${JSON.stringify(object, null, 2)}\n`;
}

function membersToJson(lines: readonly RosterLine[]): readonly object[] {
  return lines.flatMap(({ members, band }) =>
    members.map(({ who, fate, hp }) => ({ ...who, fate, hp, ...(band !== undefined && { health: band }) })),
  );
}

function entryToJson(entry: LogEntry, { rows }: LogDocument): object {
  const { seq, at, round, turn, count, kind, byNarrator, marks } = entry;
  const row = rows.get(seq);
  return {
    seq,
    at,
    round,
    turn,
    count,
    kind,
    byNarrator,
    marks: marks.map(({ id }) => id),
    text: inEachLanguage((locale) => entryText(entry, locale)),
    ...(entry.lines.length > 1 && { lines: entry.lines.map(lineToJson) }),
    command: row?.command ?? null,
    rolls: row?.rolls ?? [],
    events: row?.events ?? [],
  };
}

function lineToJson(line: LogLine): object {
  return {
    text: inEachLanguage((locale) => entryText(line, locale)),
    sums: inEachLanguage((locale) =>
      line.arithmetic.map((figures) => figuresText(figures, locale)).join(' · '),
    ),
  };
}

/** Words in every language there is. */
export function inEachLanguage(
  words: (locale: (typeof LOCALES)[number]) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, words(locale)]));
}
