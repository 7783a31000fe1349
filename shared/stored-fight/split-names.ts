import { colourOf, LABEL_SCHEMES, labelWords, type Label } from '#shared/combat/labels.ts';
import { MARK_COLOURS, type MarkColour } from '#shared/combat/mark-colours.ts';
import { nameOf, type Name } from '#shared/combat/name.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';

// Fights of the first versions have a name and its label as one string. Which is which is worked out from the fight itself,
// once, as it is brought into the shape of today; what comes out must stay the same for ever.

/** How the colours were called then, in each language. */
const COLOUR_WORDS: Readonly<Record<MarkColour, readonly string[]>> = {
  red: ['vermelho', 'red'],
  blue: ['azul', 'blue'],
  green: ['verde', 'green'],
  yellow: ['amarelo', 'yellow'],
  purple: ['roxo', 'purple'],
  orange: ['laranja', 'orange'],
  white: ['branco', 'white'],
  black: ['preto', 'black'],
  pink: ['rosa', 'pink'],
  brown: ['marrom', 'brown'],
};

/** What is known of a fight whose names are still whole. */
export interface WholeNames {
  /** Its setup, what it begins with and its commands: all that brings somebody in. */
  readonly brings: readonly Json[];
  /** What the creatures and characters of its campaign are called: a name of theirs is no label of another. */
  readonly known: ReadonlySet<string>;
}

/** Brings a part of a stored fight (a setup, state, command, event, place) into the shape with names and labels apart. */
export type SplitNames = (part: Json) => Json;

/** One as a fight was told to bring it in. */
interface Bearer {
  readonly name: string;
  readonly side: string;
  readonly group: string | null;
  readonly mark: string | null;
  /** All that was brought in with it but its name; equals have the same. */
  readonly kind: string;
  /** What the name would be with its end taken for a label; null where that is none. */
  readonly guess: Labelled | null;
}

interface Labelled extends Name {
  readonly label: Label;
}

/** How the names of a fight are split. An ending counts as a label only where the fight has equals that needed one. */
export function splitNames({ brings, known }: WholeNames): SplitNames {
  const bearers = brings.flatMap(bearersIn);
  const names = new Map<string, Labelled>();
  const believe = (isLabelled: (one: Bearer, guess: Labelled) => boolean): void => {
    for (const one of bearers) {
      if (one.guess !== null && !names.has(one.name) && isLabelled(one, one.guess))
        names.set(one.name, one.guess);
    }
  };
  believe((one, guess) => isBelieved(one, guess, { bearers, known }));
  // Several pieces of one name are counted on, whatever else they have in common.
  believe(({ name, side }, guess) => {
    const counted = [...names.values()].some((other) => other.name === guess.name);
    return counted && side !== 'pc' && !known.has(name);
  });
  return (part) => withLabels(part, names);
}

function isBelieved(
  { name, side, group, mark, kind }: Bearer,
  guess: Labelled,
  { bearers, known }: { readonly bearers: readonly Bearer[]; readonly known: ReadonlySet<string> },
): boolean {
  if (mark !== null && colourOf(guess.label) === mark) return true;
  if (group === `name:${guess.name}`) return true;
  const others = bearers.filter((other) => other.name !== name);
  const sharing = others.filter((other) => other.name === guess.name || other.guess?.name === guess.name);
  const isInGroup = group !== null && sharing.some((other) => other.group === group);
  // One of the campaign's own with this very name is another's equal only where the fight has them in one group.
  if (isInGroup || known.has(name)) return isInGroup;
  if (sharing.some((other) => other.kind === kind)) return true;
  return side !== 'pc' && others.some((other) => other.name === guess.name);
}

function bearersIn(part: Json | undefined): readonly Bearer[] {
  if (isList(part)) return part.flatMap(bearersIn);
  if (!isObject(part)) return [];
  if (isPerson(part)) return 'hp' in part ? [bearer(part)] : [];
  return Object.values(part).flatMap(bearersIn);
}

function bearer(person: Person): Bearer {
  const { name, side, hp, sheet = {}, kind = 'fighter' } = person;
  const group = stringOr(person['group'], null);
  const max = isObject(hp) ? hp['max'] : null;
  return {
    name,
    side,
    group,
    mark: stringOr(person['mark'], null),
    kind: JSON.stringify([side, kind, max, sheet]),
    guess: guessOf(name),
  };
}

const LABELLED = /^(.+) (\d{1,4}|[A-Z]{1,2}|\([^()]+\))$/u;
const LETTERS = 26;
const BEFORE_FIRST_LETTER = 64;
/** Colours come round again no more often than that. */
const MOST_COLOURED = 500;

function guessOf(name: string): Labelled | null {
  const [, base, end] = LABELLED.exec(name) ?? [];
  if (base === undefined || end === undefined) return null;
  for (const scheme of LABEL_SCHEMES) {
    const place = PLACES[scheme](end);
    const guess = { name: base, label: { scheme, place } };
    if (place >= 1 && shownThen(guess).includes(name)) return guess;
  }
  return null;
}

/** The place of the label that a name ends in, counted from 1; 0, or the place of another label, for an ending of no scheme. */
const PLACES: Readonly<Record<Label['scheme'], (end: string) => number>> = {
  numbers: (end) => (/^\d+$/.test(end) ? Number(end) : 0),
  letters: (end) =>
    Array.from(end).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_FIRST_LETTER, 0),
  colours: (end) => {
    const [, word, again = '1'] = /^\((.+?)(?: (\d+))?\)$/u.exec(end) ?? [];
    const colour = MARK_COLOURS.findIndex((one) => word !== undefined && COLOUR_WORDS[one].includes(word));
    const place = (Number(again) - 1) * MARK_COLOURS.length + colour + 1;
    return colour === -1 || place > MOST_COLOURED ? 0 : place;
  },
};

/** A name with its label as it was shown then, in each language. */
function shownThen({ name, label }: Labelled): readonly string[] {
  const words = labelWords(label);
  if (typeof words === 'string') return [`${name} ${words}`];
  const colour = colourOf(label);
  const turn = Math.ceil(label.place / MARK_COLOURS.length);
  const called = colour === null ? [] : COLOUR_WORDS[colour];
  return called.map((one) => (turn === 1 ? `${name} (${one})` : `${name} (${one} ${turn})`));
}

function withLabels(part: Json, names: ReadonlyMap<string, Labelled>): Json {
  if (isList(part)) return part.map((item) => withLabels(item, names));
  if (!isObject(part)) return part;
  const whole = namedInFull(part, names);
  if (whole !== null) return whole;
  const fields = Object.entries(part).map(([field, value]): [string, Json | undefined] => {
    // Sheets are the narrator's, and name nobody of the fight.
    if (value === undefined || field === 'sheet') return [field, value];
    return [field, field === 'values' && isObject(value) ? filled(value, names) : withLabels(value, names)];
  });
  if (!isPerson(part) || 'label' in part) return Object.fromEntries(fields);
  const { name, label } = names.get(part.name) ?? { name: part.name, label: null };
  return Object.fromEntries(
    fields.flatMap(([field, value]): [string, Json | undefined][] =>
      field === 'name'
        ? [
            ['name', name],
            ['label', label && { ...label }],
          ]
        : [[field, value]],
    ),
  );
}

/** The values of a message; those that are a coloured name are said in either language from now on. */
function filled(values: JsonObject, names: ReadonlyMap<string, Labelled>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'string') return [key, coloured(value, names) ?? value];
      return [key, value === undefined ? value : withLabels(value, names)];
    }),
  );
}

function namedInFull(part: JsonObject, names: ReadonlyMap<string, Labelled>): Json | null {
  const { plain } = part;
  return typeof plain === 'string' && Object.keys(part).length === 1 ? coloured(plain, names) : null;
}

function coloured(words: string, names: ReadonlyMap<string, Labelled>): Json | null {
  const named = names.get(words);
  if (named?.label.scheme !== 'colours') return null;
  return nameOf(named);
}

interface Person extends JsonObject {
  readonly id: string;
  readonly name: string;
  readonly side: string;
}

const SIDES: readonly unknown[] = ['pc', 'ally', 'foe'];

/** Somebody of a fight, as a combatant or as the log knows him. */
function isPerson(part: JsonObject): part is Person {
  return typeof part['id'] === 'string' && typeof part['name'] === 'string' && SIDES.includes(part['side']);
}

function stringOr<T>(value: Json | undefined, other: T): string | T {
  return typeof value === 'string' ? value : other;
}
