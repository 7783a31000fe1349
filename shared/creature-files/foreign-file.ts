import { RodadaError } from '#shared/errors.ts';
import { brokenLine, parseJson, type Json, type JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import { MOST_NOTES } from '#shared/notes/slices-of-notes.ts';
import type { ForeignCreature, ForeignFault, NoteSection } from '#shared/rules/foreign.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import { type Message, message } from '#shared/text/message.ts';
import { say, text } from '#shared/text/translate.ts';
import type { CreatureTaker, FileCreature } from './creature.ts';
import { whyOtherGame } from './foundry-games.ts';
import { mendedSheet } from './mended-sheet.ts';
import { beginningOf } from './read-csv.ts';
import { understoodOf } from './understood.ts';

/** Such files are read as a whole. */
const MOST_IN_FILE = 30_000_000;
/** Texts of these stand at the head of the notes without their heading. */
const LEADING: ReadonlySet<string> = new Set(['foreign.description', 'foreign.story']);

/**
 * Reads the file of another tool: one creature, several, or one a line. `BAD_FILE` where there is nothing in it that this
 * system takes; among others, one that can't be read is a fault.
 */
export function readForeign(
  pieces: () => Iterable<string>,
  system: RuleSystem,
  take: CreatureTaker,
  locale: Locale,
): void {
  const documents = documentsIn(pieces);
  take.begins?.('foreign');
  const read = documents.flatMap((document, index) =>
    readDocument(document, system, locale).map((found) => ({ found, line: index + 1 })),
  );
  const [first] = read;
  if (first === undefined) throw badFile(message('foreign.nothing'));
  const whys = read.map(({ found }) => ('why' in found ? JSON.stringify(found.why) : ''));
  if ('why' in first.found && whys.every((why) => why === whys[0])) throw badFile(first.found.why);
  for (const [index, { found, line }] of read.entries()) {
    // Of a file that holds one list the place in the list is told.
    const place = documents.length === 1 ? index + 1 : line;
    const made = 'why' in found ? found : checked(found, system, locale, place);
    if ('why' in made) take.fault({ line: place, source: made.source.slice(0, 200), why: made.why });
    else take.creature(made);
  }
}

/** A value that stands in a file, or a line in the place of one that is broken. */
type Document = { readonly value: Json } | { readonly broken: string };

/** What stands in a file: a value, the items of a list, or one value a line. */
function documentsIn(pieces: () => Iterable<string>): readonly Document[] {
  const source = beginningOf(pieces(), MOST_IN_FILE + 1);
  if (source.length > MOST_IN_FILE) {
    throw badFile(message('foreign.tooBig', { megabytes: MOST_IN_FILE / 1_000_000 }));
  }
  const whole = parseJson(source);
  if (whole !== undefined) return unwrapped(whole).map((value) => ({ value }));
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !isObject(parseJson(lines[0] ?? ''))) throw badFile(whyBroken(source));
  return lines.map((line) => {
    const value = parseJson(line);
    return value === undefined ? { broken: line } : { value };
  });
}

/** Where a text stops being JSON, as far as that is known. */
function whyBroken(source: string): Message {
  const line = brokenLine(source);
  return line === null ? message('creatureFile.brokenJson') : message('foreign.brokenAt', { line });
}

/** Actors stand in lists, or in adventures beside scenes and journals. */
function unwrapped(value: Json): readonly Json[] {
  if (isList(value)) return value;
  const actors = isObject(value) ? value['actors'] : undefined;
  return isList(actors) && actors.some(isObject) ? actors : [value];
}

function readDocument(
  document: Document,
  system: RuleSystem,
  locale: Locale,
): readonly (ForeignCreature | ForeignFault)[] {
  if ('broken' in document) return [{ source: document.broken, why: message('foreign.brokenLine') }];
  const { value } = document;
  const source = nameOf(value);
  if (!isObject(value)) return [{ source, why: message('creatureFile.otherJson') }];
  const format = system.foreign?.find((one) => one.recognise(value));
  if (format !== undefined) return format.read(value, locale);
  return [{ source, why: whyNot(value, system) }];
}

/** Why a file isn't read in a campaign of a system: because it is of another, of a game Rodada doesn't have, or of none. */
function whyNot(value: JsonObject, system: RuleSystem): Message {
  for (const other of SYSTEMS) {
    const format = other.foreign?.find((one) => one.recognise(value));
    if (format !== undefined) {
      return message('foreign.otherSystem', { tool: format.name, other: other.name, system: system.name });
    }
  }
  return whyOtherGame(value) ?? message('creatureFile.otherJson');
}

function checked(
  { points, notes: sections, ...read }: ForeignCreature,
  system: RuleSystem,
  locale: Locale,
  line: number,
): FileCreature | ForeignFault {
  const unit = system.health.unit;
  if (points === null) return { source: read.name, why: message('foreign.noPoints', { unit }) };
  const { current, max } = points;
  const mended = mendedSheet(system, read.sheet);
  if ('why' in mended) return { source: read.name, why: mended.why };
  const kept = sections.filter((section) => section.text.trim() !== '');
  const notes = notesOf(kept, locale);
  return {
    name: read.name === '' ? text('foreign.noName', locale) : read.name,
    hp: max,
    left: current,
    isCharacter: read.kind === 'character',
    sheet: mended.sheet,
    notes: notes.slice(0, MOST_NOTES),
    tags: read.tags,
    line,
    understood: [
      ...understoodOf(system, max, mended.sheet),
      ...(current === max ? [] : [message('foreign.pointsLeft', { current, max, unit })]),
      ...read.understood,
    ],
    noted: kept.map(({ heading }) => heading),
    dropped: [...read.dropped, ...mended.dropped],
    doubtful: [
      ...(read.name === '' ? [message('foreign.nameless')] : []),
      ...(notes.length > MOST_NOTES ? [message('foreign.notesCut')] : []),
      ...read.doubtful,
    ],
  };
}

function notesOf(sections: readonly NoteSection[], locale: Locale): string {
  return sections
    .map(({ heading, text: words }) => {
      if ('key' in heading && LEADING.has(heading.key)) return words;
      const isLine = !words.includes('\n') && !words.startsWith('- ');
      return isLine ? `**${say(heading, locale)}:** ${words}` : `**${say(heading, locale)}**\n\n${words}`;
    })
    .join('\n\n');
}

function nameOf(value: Json): string {
  const name = isObject(value) ? value['name'] : value;
  return typeof name === 'string' ? name.slice(0, 200) : '';
}

function badFile(said: Message): RodadaError {
  return new RodadaError('BAD_FILE', said);
}
