import type { Locale } from '#shared/text/locale.ts';

/** The figures of a stat line. */
export const STAT_FIELDS = ['hp', 'armor', 'str', 'dex', 'wil'] as const;

/** One of the figures of a stat line. */
export type StatField = (typeof STAT_FIELDS)[number];

/** The words of a stat line in one language, as they are written. */
export interface StatLineWords extends Readonly<Record<StatField, string>> {
  readonly blast: string;
  readonly ignoresArmor: string;
  readonly bulky: string;
  readonly detachment: string;
  readonly or: string;
  /** What a creature is called until the narrator names it. */
  readonly unnamed: string;
}

/** The words of a stat line by language. */
export const WORDS: Readonly<Record<Locale, StatLineWords>> = {
  'pt-BR': {
    hp: 'PG',
    armor: 'Armadura',
    str: 'FOR',
    dex: 'DES',
    wil: 'VON',
    blast: 'explosivo',
    ignoresArmor: 'ignora armadura',
    bulky: 'volumoso',
    detachment: 'destacamento',
    or: 'ou',
    unnamed: 'Sem nome',
  },
  en: {
    hp: 'HP',
    armor: 'Armor',
    str: 'STR',
    dex: 'DEX',
    wil: 'WIL',
    blast: 'blast',
    ignoresArmor: 'ignores armor',
    bulky: 'bulky',
    detachment: 'detachment',
    or: 'or',
    unnamed: 'Unnamed',
  },
};

/** Every word that names a figure, in lower case, with the other spellings people use. */
export const FIELD_OF_WORD: ReadonlyMap<string, StatField> = new Map<string, StatField>([
  ...STAT_FIELDS.flatMap((field): [string, StatField][] =>
    Object.values(WORDS).map((words) => [words[field].toLowerCase(), field]),
  ),
  ['armour', 'armor'],
]);

/** Words for a blast, in lower case. */
export const BLAST_WORDS: ReadonlySet<string> = new Set(['blast', 'explosivo', 'explosiva', 'explosão']);

/** Words for ignoring armour, in lower case. */
export const IGNORING_WORDS: ReadonlySet<string> = new Set([
  'ignores armor',
  'ignores armour',
  'ignora armadura',
  'ignora a armadura',
]);

/** Words for what is bulky, in lower case. */
export const BULKY_WORDS: ReadonlySet<string> = new Set(['bulky', 'volumosa', 'volumoso']);

/** Words for a detachment, in lower case. */
export const DETACHMENT_WORDS: ReadonlySet<string> = new Set(['detachment', 'destacamento']);
