import { LOCALES } from '../text/locale.ts';
import { say } from '../text/translate.ts';
import type { LogDocument } from './document.ts';
import type { LogEntry } from './entry.ts';
import type { RosterLine } from './roster.ts';
import { entryText } from './text.ts';

/** Raised when the shape below changes in a way a reader would notice. */
const VERSION = 1;

/** The log as JSON of a stable, versioned shape: every entry with its words in each language, its dice and its events. */
export function logToJson(doc: LogDocument): string {
  const file = {
    format: 'rodada-log',
    version: VERSION,
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
  return `${JSON.stringify(file, null, 2)}\n`;
}

function membersToJson(lines: readonly RosterLine[]): readonly object[] {
  return lines.flatMap(({ members }) => members.map(({ who, fate, hp }) => ({ ...who, fate, hp })));
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
    marks,
    text: inEachLanguage((locale) => entryText(entry, locale)),
    command: row?.command ?? null,
    rolls: row?.rolls ?? [],
    events: row?.events ?? [],
  };
}

function inEachLanguage(
  words: (locale: (typeof LOCALES)[number]) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, words(locale)]));
}
