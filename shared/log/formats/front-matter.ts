import type { LogDocument } from '#shared/log/document.ts';
import { isOneOfMany, type Roster, type RosterLine } from '#shared/log/roster.ts';
import { titleOf } from '#shared/log/heading.ts';
import { reportTitle } from '#shared/log/session/heading.ts';
import type { SessionReport } from '#shared/log/session/report.ts';
import { shownName } from '#shared/combat/names.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import { oneLine } from './text.ts';

/** A property of a note: words, a figure, a day, or several words. */
type Property = string | number | Date | readonly string[];

/** What stands above a note, by name: the same names in every language, so that one query finds all notes of a vault. */
export type FrontMatter = Readonly<Record<string, Property | undefined>>;

/** The properties of a fight's note. */
export function logFrontMatter(doc: LogDocument, locale: Locale): FrontMatter {
  const { campaign, session, system, rounds, roster } = doc;
  return {
    title: titleOf(doc, locale),
    campaign,
    system: say(system, locale),
    session: session?.number,
    date: session === null ? undefined : dayOf(session.date),
    rounds,
    party: membersOf(roster.party, locale),
    foes: membersOf(roster.foes, locale),
    outcome: text(outcomeOf(roster), locale),
    tags: ['rodada', tagOf(text('log.note.tag.fight', locale)), tagOf(campaign), tagOf(say(system, locale))],
  };
}

/** The properties of a session's note. */
export function sessionFrontMatter(report: SessionReport, locale: Locale): FrontMatter {
  const { campaign, session, system, fights, party } = report;
  return {
    title: reportTitle(report, locale),
    campaign,
    system: say(system, locale),
    session: session.number,
    date: dayOf(session.date),
    fights: fights.map((doc) => titleOf(doc, locale)),
    party: party.map(({ name }) => name),
    tags: [
      'rodada',
      tagOf(text('log.note.tag.session', locale)),
      tagOf(campaign),
      tagOf(say(system, locale)),
    ],
  };
}

/** Properties as the YAML at the head of a note; what is empty is left out. */
export function frontMatterText(properties: FrontMatter): string {
  const lines = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : propertyLines(name, value),
  );
  return `---\n${lines.join('\n')}\n---`;
}

function propertyLines(name: string, value: Property): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [`${name}: ${quoted(value)}`];
  if (typeof value === 'number') return [`${name}: ${value}`];
  if (value instanceof Date) return [`${name}: ${value.toISOString().slice(0, 10)}`];
  const items = [...new Set(value)].filter((item) => item !== '');
  return items.length === 0 ? [] : [`${name}:`, ...items.map((item) => `  - ${quoted(item)}`)];
}

/** What JSON leaves as it is and YAML doesn't take between quotes. */
const NOT_IN_YAML = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** Half of a sign, which no file can hold. */
const HALF_SIGN = /\p{Cs}/gu;

/** Words between quotes that YAML reads exactly as they are: as JSON writes them. */
function quoted(words: string): string {
  return JSON.stringify(oneLine(words).replaceAll(HALF_SIGN, '\uFFFD')).replaceAll(
    NOT_IN_YAML,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An ISO day; undefined for what is none. */
function dayOf(iso: string): Date | undefined {
  const day = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}

/** Words as a tag: a tag has no blanks and no marks, and isn't a figure alone. */
function tagOf(words: string): string {
  const tag = words
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return /^\p{N}*$/u.test(tag.replaceAll('-', '')) ? '' : tag;
}

/** Those of a side by name, equals counted together: "Capanga × 3". */
function membersOf(lines: readonly RosterLine[], locale: Locale): readonly string[] {
  const counts = new Map<string, number>();
  for (const { who } of lines.flatMap(({ members }) => members)) {
    const name = isOneOfMany(who) ? who.name : shownName(who, locale);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`));
}

/** Which side still stands, as far as the reader may know. */
function outcomeOf({ party, foes }: Roster): TextKey {
  const stands = (lines: readonly RosterLine[]): boolean => lines.some(({ fate }) => fate === 'standing');
  if (stands(party)) return stands(foes) ? 'log.note.outcome.open' : 'log.note.outcome.victory';
  return stands(foes) ? 'log.note.outcome.defeat' : 'log.note.outcome.nobody';
}
