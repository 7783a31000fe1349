import type { Locale } from '#shared/text/locale.ts';
import { isBullet, LONGEST_LINE, splitAtCommas, withoutLead, withoutMarkup } from './markup.ts';
import { FIELD_OF_WORD, WORDS, type StatField } from './words.ts';

/** A figure as it stands in a line. */
export interface StatPart {
  readonly field: StatField;
  /** What stands where the number should; null for nothing. */
  readonly value: string | null;
}

/** A line that is meant as a stat line, taken apart. */
export interface StatParts {
  /** What stands before the first figure: a name, if anything. */
  readonly before: string;
  readonly figures: readonly StatPart[];
  /** Everything else, between commas: attacks, "detachment". */
  readonly rest: readonly string[];
  readonly language: Locale;
}

const LONGEST_PART = 160;
const WORD = [...FIELD_OF_WORD.keys()].join('|');
const QUICK = new RegExp(`(?:${WORD})\\b`, 'i');
const NUMBER_FIRST = new RegExp(`^(\\d+)\\s*(?:de\\s+)?(${WORD})$`, 'i');
const WORD_FIRST = new RegExp(`^(${WORD})\\s*:?\\s*(\\d+)$`, 'i');
const NO_NUMBER = new RegExp(`^(?:(\\S*[^\\s:*–—])\\s+)?(${WORD})$`, 'i');
const NAMED_FIRST = new RegExp(`^(.+?)[\\s:*–—-]+(\\d+\\s*(?:de\\s+)?(?:${WORD}))$`, 'i');
const NAMED_WITHOUT_NUMBER = new RegExp(`^(.+[:*–—])\\s*(${WORD})$`, 'i');

/** Takes a line apart if it is meant as a stat line, however faulty; null for prose, titles and tables. */
export function statParts(line: string): StatParts | null {
  if (line.length > LONGEST_LINE || !QUICK.test(line) || line.trimStart().startsWith('|')) return null;
  const parts = splitAtCommas(withoutLead(line).replace(/\.$/, ''));
  const { before, parts: named } = takeName(parts);
  const read = named.map((part) => ({ part, figure: readFigure(part) }));
  const figures = read.flatMap(({ figure }) => figure ?? []);
  if (!looksMeant(line, before, figures, named.length)) return null;
  return {
    before: nameFrom(before),
    figures,
    rest: read.flatMap(({ part, figure }) => (figure === null && part !== '' ? [part] : [])),
    language: languageOf(line),
  };
}

/** A figure alone between commas (`12 STR`, `FOR 12`, `STR`), or null. */
function readFigure(part: string): StatPart | null {
  if (part.length > LONGEST_PART) return null;
  const text = withoutMarkup(part);
  const numbered = NUMBER_FIRST.exec(text);
  if (numbered) return figure(numbered[2], numbered[1]);
  const reversed = WORD_FIRST.exec(text);
  if (reversed) return figure(reversed[1], reversed[2]);
  const bare = NO_NUMBER.exec(text);
  if (bare === null) return null;
  const found = figure(bare[2], bare[1]);
  // "leather armour" is gear; "— armour" is a number that is missing.
  return found?.field === 'armor' && /\p{L}/u.test(found.value ?? '') ? null : found;
}

function figure(word: string | undefined, value: string | undefined): StatPart | null {
  const field = FIELD_OF_WORD.get((word ?? '').toLowerCase());
  return field === undefined ? null : { field, value: value ?? null };
}

/** Separates what stands before the first figure from the parts that begin with it. */
function takeName(parts: readonly string[]): { before: string; parts: readonly string[] } {
  const [first = '', ...others] = parts;
  if (readFigure(first) !== null) return { before: '', parts };
  const named =
    first.length > LONGEST_PART ? null : (NAMED_FIRST.exec(first) ?? NAMED_WITHOUT_NUMBER.exec(first));
  if (named) return { before: named[1] ?? '', parts: [named[2] ?? '', ...others] };
  const start = parts.findIndex((part) => readFigure(part) !== null);
  return start === -1
    ? { before: '', parts }
    : { before: parts.slice(0, start).join(', '), parts: parts.slice(start) };
}

/**
 * Whether a line with such figures is a stat line and not prose that names some: three figures, one of them a number (in a
 * list PG too), or PG alone at the head of a line that goes on.
 */
function looksMeant(line: string, before: string, figures: readonly StatPart[], parts: number): boolean {
  const points = figures.find(({ field }) => field === 'hp');
  const numbered = figures.some(({ value }) => value !== null && /^\d+$/.test(value));
  if (!numbered) return false;
  if (isBullet(line) && points === undefined) return false;
  if (figures.length >= 3) return true;
  const plainLead = before === '' || /[:*]\s*$/.test(before);
  return !isBullet(line) && plainLead && points?.value !== undefined && points.value !== null && parts > 1;
}

function nameFrom(before: string): string {
  return withoutMarkup(before)
    .replace(/^[*_\s]+|(?<![\s:*_–—.-])[\s:*_–—.-]+$/gu, '')
    .trim();
}

function languageOf(line: string): Locale {
  const { hp, dex, wil } = WORDS.en;
  return new RegExp(`\\b(?:${hp}|${dex}|${wil})\\b`, 'i').test(line) ? 'en' : 'pt-BR';
}
