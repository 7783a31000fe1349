import type { FormField } from '#shared/rules/sheet-form.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { folded } from '#shared/text/folded.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { type Message, message } from '#shared/text/message.ts';
import { say, text } from '#shared/text/translate.ts';
import type { CellType } from './cells.ts';

/** What a column is about: the creature itself, or a place in its sheet. */
export type ColumnTarget =
  | { readonly kind: 'own'; readonly field: OwnField }
  | { readonly kind: 'sheet'; readonly path: string; readonly type: CellType };

/** What every creature has beside its sheet. */
export type OwnField = 'name' | 'hp' | 'tags' | 'notes';

type ListField = Extract<FormField, { readonly kind: 'list' }>;
type ChoiceField = Extract<FormField, { readonly kind: 'choice' }>;

const OWN_WORDS: Readonly<Record<OwnField, readonly string[]>> = {
  name: ['name', 'nome', 'criatura', 'creature', 'monstro', 'monster'],
  hp: [
    'hp',
    'pv',
    'pg',
    'vit',
    'vitalidade',
    'vitality',
    'vida',
    'pontos',
    'points',
    'pontos de vida',
    'pontos de guarda',
    'hit points',
    'hit protection',
    'life',
    'health',
  ],
  tags: ['tags', 'tag', 'etiquetas', 'etiqueta'],
  notes: ['notes', 'notas', 'anotacoes', 'observacoes', 'descricao', 'description'],
};
/** What says of points that the most of them are meant, as the forms label them: "PV no máximo", "Maximum HP". */
const AT_MOST = /\b(?:no maximo|maxim[oa]s?(?: de)?|max\.?(?: de)?|totais|total|at most|maximum)(?!\S)/g;
/** Longer words are no heading. */
const LONGEST_HEADING = 200;
const FREE: CellType = { kind: 'free', choices: [] };
/** `weapons[0].damage`, `str.max` */
const PATH = /^[A-Za-z]\w*(?:\[\d{1,3}\])?(?:\.[A-Za-z]\w*(?:\[\d{1,3}\])?)*$/;
/** "Armas 1: Nome", "weapon 2 damage" */
const ITEM = /^(.*?)\s*(\d{1,3})\s*[:.\-–]?\s*(.*)$/;

/** Which column stands under which heading of a system's tables. */
export interface Columns {
  /** What a heading is about; null when it isn't known. */
  readonly of: (heading: string) => ColumnTarget | null;
  /** The heading of a place in the sheet, as `of` finds it back. */
  readonly headingOf: (path: string, locale: Locale) => string;
  readonly typeOf: (path: string) => CellType;
  readonly lists: readonly ListField[];
  /** The headings that there are, for one who used another: each once, items of a list by their first. */
  readonly told: Message;
}

/** The columns of a system's tables, by path and by label in either language. */
export function columnsOf(system: RuleSystem): Columns {
  const fields = system.form.sections.flatMap((section) => section.fields);
  const lists = fields.filter((field) => field.kind === 'list');
  const types = new Map(fields.map((field) => [field.path, typeOfField(field)]));
  for (const list of lists)
    for (const field of list.fields) types.set(`${list.path}[].${field.path}`, typeOfField(field));
  const typeOf = (path: string): CellType => types.get(path.replace(/\[\d+\]/g, '[]')) ?? FREE;
  const byWord = wordsOf(fields, system.health.unit);
  const roots = rootsOf(fields, system);
  const worded = lists.map(listWords);
  const of = (written: string): ColumnTarget | null => {
    const heading = written.trim();
    if (heading.length > LONGEST_HEADING) return null;
    const word = folded(heading);
    const known = byWord.get(word) ?? pointsOf(word, byWord);
    if (known) return known.kind === 'own' ? known : { ...known, type: typeOf(known.path) };
    const path = itemPath(heading, worded) ?? (PATH.test(heading) ? heading : null);
    if (path === null || !roots.has(path.split(/[.[]/)[0] ?? '')) return null;
    return { kind: 'sheet', path, type: typeOf(path) };
  };
  const headingOf = (path: string, locale: Locale): string => {
    const heading = wordedHeading(path, fields, lists, locale);
    const target = heading === null ? null : of(heading);
    return heading !== null && target?.kind === 'sheet' && target.path === path ? heading : path;
  };
  return { of, headingOf, typeOf, lists, told: toldColumns(fields, system.health.unit) };
}

function toldColumns(fields: readonly FormField[], unit: Message): Message {
  const own = (['name', 'tags', 'notes'] as const).map((field) => message(`creatureFile.column.${field}`));
  const [name = unit, ...others] = own;
  const sheet = fields.flatMap((field) =>
    field.kind === 'list'
      ? field.fields
          .filter(({ path }) => path !== 'id')
          .map((inner) => message('creatureFile.column.item', { list: field.label, item: inner.label }))
      : [field.label],
  );
  return [name, unit, ...others, ...sheet].reduce((before, last) =>
    message('combat.listed', { before, last }),
  );
}

/** Points under a heading that says the most of them are meant. */
function pointsOf(word: string, byWord: ReadonlyMap<string, Known>): Known | undefined {
  const bare = word.replace(AT_MOST, ' ').replace(/\s+/g, ' ').trim();
  const known = bare === word ? undefined : byWord.get(bare);
  return known?.kind === 'own' && known.field === 'hp' ? known : undefined;
}

/** The heading of what isn't in the sheet. */
export function ownHeading(field: OwnField, system: RuleSystem, locale: Locale): string {
  if (field === 'hp') return say(system.health.unit, locale);
  return text(`creatureFile.column.${field}`, locale);
}

type Known =
  | { readonly kind: 'own'; readonly field: OwnField }
  | { readonly kind: 'sheet'; readonly path: string };

/** Every word that stands for one column only. */
function wordsOf(fields: readonly FormField[], unit: Message): ReadonlyMap<string, Known> {
  const words = new Map<string, Known | null>();
  const put = (word: string, known: Known): void => {
    const other = words.get(word);
    const same = other === undefined || (other !== null && JSON.stringify(other) === JSON.stringify(known));
    words.set(word, same ? known : null);
  };
  for (const field of fields) {
    if (field.kind === 'list') continue;
    for (const label of labelsOf(field.label)) {
      put(label, { kind: 'sheet', path: field.path });
      for (const short of shortForms(label, field.path))
        put(short, { kind: 'sheet', path: shortPath(field.path) });
    }
  }
  const own = (word: string, field: OwnField): Map<string, Known | null> =>
    words.set(word, { kind: 'own', field });
  for (const label of labelsOf(unit)) own(label, 'hp');
  for (const [field, list] of Object.entries(OWN_WORDS))
    if (isOwn(field)) for (const word of list) own(word, field);
  return new Map([...words].flatMap(([word, known]) => (known === null ? [] : [[word, known] as const])));
}

function isOwn(field: string): field is OwnField {
  return Object.hasOwn(OWN_WORDS, field);
}

function labelsOf(label: Message): readonly string[] {
  return LOCALES.map((locale) => folded(say(label, locale)));
}

/** "forca (for)" is also "forca" and "for"; "for maxima" stands for the whole of it as "for". */
function shortForms(label: string, path: string): readonly string[] {
  const bracketed = /^(.*?)\s*\(([^)]+)\)$/.exec(label);
  if (bracketed) return [bracketed[1] ?? '', bracketed[2] ?? ''].filter((word) => word !== '');
  if (!path.endsWith('.max')) return [];
  return [label.replace(/\s*\b(?:maxim[oa]|maximum)\b\s*/, '').trim()];
}

/** A figure with what is left of it may be given as one figure. */
function shortPath(path: string): string {
  return path.endsWith('.max') ? path.slice(0, -'.max'.length) : path;
}

function typeOfField(field: FormField): CellType {
  switch (field.kind) {
    case 'integer':
    case 'flag':
      return { kind: field.kind, choices: [] };
    case 'text':
    case 'dice':
    case 'item':
      return { kind: 'text', choices: [] };
    case 'choice':
      return {
        kind: 'choice',
        choices: field.options.map(choiceOf),
      };
    case 'list':
      return FREE;
  }
}

function choiceOf({ value, label }: ChoiceField['options'][number]): CellType['choices'][number] {
  return {
    value,
    words: labelsOf(label),
    shown: { 'pt-BR': say(label, 'pt-BR'), en: say(label, 'en') },
  };
}

/** The words that stand for a list, and for what each of its items has. */
interface ListWords {
  readonly path: string;
  readonly words: readonly string[];
  readonly fields: readonly { readonly path: string; readonly words: readonly string[] }[];
}

function listWords({ path, label, fields }: ListField): ListWords {
  const wordsOfField = (field: { readonly path: string; readonly label: Message }) => ({
    path: field.path,
    words: [folded(field.path), ...labelsOf(field.label)],
  });
  return { path, words: [folded(path), ...labelsOf(label)], fields: fields.map(wordsOfField) };
}

function itemPath(heading: string, lists: readonly ListWords[]): string | null {
  const parts = ITEM.exec(heading);
  if (!parts) return null;
  const [stem = '', number = '', rest = ''] = parts.slice(1).map(folded);
  const list = lists.find(({ words }) => words.includes(stem));
  const inner = list?.fields.find(({ words }) => words.includes(rest));
  const index = Number(number) - 1;
  return list && inner && index >= 0 ? `${list.path}[${index}].${inner.path}` : null;
}

/** What the paths of a sheet begin with. */
function rootsOf(fields: readonly FormField[], system: RuleSystem): ReadonlySet<string> {
  const whole = system.sheet.safeParse({});
  const more = whole.success ? Object.keys(whole.data) : [];
  return new Set([...fields.map((field) => field.path.split(/[.[]/)[0] ?? ''), ...more]);
}

function wordedHeading(
  path: string,
  fields: readonly FormField[],
  lists: readonly ListField[],
  locale: Locale,
): string | null {
  const plain = fields.find((field) => field.path === path && field.kind !== 'list');
  if (plain) return say(plain.label, locale);
  const parts = /^(\w+)\[(\d+)\]\.(.+)$/.exec(path);
  const list = lists.find((one) => one.path === parts?.[1]);
  const inner = list?.fields.find((one) => one.path === parts?.[3]);
  if (!list || !inner) return null;
  return `${say(list.label, locale)} ${Number(parts?.[2]) + 1}: ${say(inner.label, locale)}`;
}
