import { parseJson, type Json } from '#shared/json.ts';
import { isList } from '#shared/json-path.ts';
import { folded } from '#shared/text/folded.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';

/** What a cell holds by the sheet's form; `free` where the form doesn't say. */
export type CellKind = 'integer' | 'text' | 'flag' | 'choice' | 'free';

/** A word that stands for a value in some language ("corpo a corpo" for `melee`). */
export interface CellChoice {
  readonly value: string | number;
  /** As `folded` gives them. */
  readonly words: readonly string[];
  /** The word in each language, as it is written. */
  readonly shown: Readonly<Record<Locale, string>>;
}

/** How cells of a column are read and written. */
export interface CellType {
  readonly kind: CellKind;
  readonly choices: readonly CellChoice[];
}

/** A cell that isn't what its column holds. */
export const UNREADABLE = Symbol('unreadable');

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const YES = new Set(['sim', 's', 'yes', 'y', 'true', 'verdadeiro', '1', 'x', '✓']);
const NO = new Set(['nao', 'n', 'no', 'false', 'falso', '0', '-']);
/** What a spreadsheet would take for a formula, and what was kept from being one. */
const FORMULA = /^'*[=+\-@\t\r]/;
const KEPT_FROM_FORMULA = /^'+[=+\-@\t\r]/;

/** A cell's text as it was before `guarded`. */
export function unguarded(cell: string): string {
  return KEPT_FROM_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A text that no spreadsheet runs as a formula: one that begins like it gets an apostrophe in front; figures stay figures. */
export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** A cell's value; undefined where nothing stands, `UNREADABLE` where something else than the column holds. */
export function readCell(
  cell: string,
  { kind, choices }: CellType,
  fold: (text: string) => string,
): Json | undefined | typeof UNREADABLE {
  const written = unguarded(cell).trim();
  if (written === '') return undefined;
  const quoted = asJson(written);
  if (quoted !== undefined) return quoted;
  const word = fold(written);
  switch (kind) {
    case 'text':
      return written;
    case 'integer':
      return numberIn(written.replace('−', '-'));
    case 'flag':
      return YES.has(word) ? true : NO.has(word) ? false : UNREADABLE;
    case 'choice':
      return (
        choices.find(({ value }) => String(value) === written)?.value ??
        choices.find(({ words }) => words.includes(word))?.value ??
        UNREADABLE
      );
    case 'free': {
      const number = numberIn(written);
      if (number !== UNREADABLE) return number;
      return written === 'true' ? true : written === 'false' ? false : written;
    }
  }
}

/** A value as a cell: in plain words of the language where these are read back as the same, else as JSON. */
export function writeCell(
  value: Json,
  type: CellType,
  fold: (text: string) => string,
  locale: Locale,
): string {
  const plain = guarded(plainOf(value, type, locale));
  return holds(plain) && readCell(plain, type, fold) === value ? plain : asciiControls(value);
}

/** JSON in which also the controls that JSON may leave as they are stand as escapes. */
function asciiControls(value: Json): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function plainOf(value: Json, { kind, choices }: CellType, locale: Locale): string {
  if (kind === 'flag' && typeof value === 'boolean') return text(value ? 'party.yes' : 'party.no', locale);
  const choice = kind === 'choice' ? choices.find((one) => one.value === value) : undefined;
  if (choice !== undefined) return choice.shown[locale];
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Texts that neither a file nor a spreadsheet changes: no control characters, no broken pairs. */
function holds(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\uFEFF]/u.test(text.replaceAll('\n', ''));
}

function numberIn(text: string): number | typeof UNREADABLE {
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : UNREADABLE;
}

/** Quoted texts, lists, objects and null are as JSON has them; anything else is not. */
function asJson(text: string): Json | undefined {
  if (!/^(?:".*"|\[.*\]|\{.*\}|null)$/s.test(text)) return undefined;
  return parseJson(text);
}

/** Labels of a creature in one cell, and back: parted by commas where none holds one. */
export function writeTags(tags: readonly string[]): string {
  const plain = guarded(tags.join(', '));
  const back = readTags(plain);
  const same = back.length === tags.length && back.every((tag, index) => tag === tags[index]);
  return holds(plain) && same ? plain : asciiControls(tags);
}

/** The labels in a cell, parted by commas, semicolons or bars. */
export function readTags(cell: string): readonly string[] {
  const text = unguarded(cell).trim();
  const list = asJson(text);
  if (isList(list) && list.every((tag) => typeof tag === 'string')) return list;
  return text
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** A cell of plain words; `trimmed` is false for what may begin or end with blanks. */
export function readText(cell: string, trimmed = true): string {
  const value = readCell(cell, { kind: 'text', choices: [] }, folded);
  const text = typeof value === 'string' ? value : '';
  return trimmed ? text.trim() : text;
}
