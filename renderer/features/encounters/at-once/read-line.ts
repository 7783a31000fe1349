import { MOST_IN_ROW } from '#shared/records/most-in-row.ts';
import { folded } from '#shared/text/folded.ts';
import { BETWEEN } from '#shared/text/lists.ts';

/** A part of a line that says who comes: how many, and by which words. */
export interface SaidPart {
  readonly quantity: number;
  /** The words after the count; empty while there are none. */
  readonly name: string;
  /** The words read as a name and points; the name is empty where none is given. Null for words that end in no figure. */
  readonly someone: { readonly name: string; readonly hp: number } | null;
}

/** Somebody of the bestiary as far as it is listed. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
}

/** Whom a part means: a creature of the bestiary, or somebody with points and no sheet. */
export type Meant =
  | { readonly kind: 'creature'; readonly quantity: number; readonly creature: Listed }
  | { readonly kind: 'someone'; readonly quantity: number; readonly name: string; readonly hp: number };

// "e" and "and" may stand in a name; before a figure they only join.
const PARTS = /[,;+]|\s+(?:e|and)\s+(?=\d)/iu;
const COUNT = /^(?:(\d{1,3})(?:\s*[x×](?=\s|$))?(?=\s|$)|(\d{1,3})[x×])?\s*(.*)$/iu;
const POINTS =
  /^(?:(.*?)\s+)??(?:(?:com|de|with|of)\s+)?(\d{1,6})\s*(?:pontos?|points?|pts?|pvs?|hps?|pgs?|vit\p{L}*)?(?:\s+(?:de\s+vida|cada|each))?$/iu;

/** Reads `3 goblin, 4 com 12 pontos`: the parts in their order; a line without any gives none. */
export function readParts(line: string): readonly SaidPart[] {
  return line
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readPart);
}

/** The part that is being written at the end of a line; null right after a comma. */
export function lastPart(line: string): SaidPart | null {
  const last = line.split(PARTS).at(-1)?.trim() ?? '';
  return last === '' ? null : readPart(last);
}

/** Whether a line of the palette says who comes: a count and a word behind it. */
export function saysWho(line: string): boolean {
  return /^\d{1,3}\s*[x×]?\s+\p{L}[\p{L}'’-]/iu.test(line.trim());
}

function readPart(part: string): SaidPart {
  const [, figure, times, rest = ''] = COUNT.exec(part) ?? [];
  const quantity = Math.min(MOST_IN_ROW, Math.max(1, Number(figure ?? times ?? 1)));
  const name = rest.trim();
  const [, called = '', points] = POINTS.exec(name) ?? [];
  return {
    quantity,
    name,
    someone: points === undefined ? null : { name: called.trim(), hp: Number(points) },
  };
}

/**
 * Whom a part means among the creatures found by its words: the one picked, one of just that name, somebody with points,
 * or the best found. Null where nobody is meant.
 */
export function meantBy(
  { quantity, name, someone }: SaidPart,
  found: readonly Listed[],
  picked: Listed | null,
): Meant | null {
  const wanted = folded(name);
  const creature =
    picked ?? found.find((one) => folded(one.name) === wanted) ?? (someone === null ? found[0] : undefined);
  if (creature !== undefined) return name === '' ? null : { kind: 'creature', quantity, creature };
  return someone === null ? null : { kind: 'someone', quantity, ...someone };
}

/** What a fight of these is called: `3 Goblin, Ogro`. */
export function nameOfFight(all: readonly Meant[], nobody: string): string {
  const names = all.map((one) => {
    const name = one.kind === 'creature' ? one.creature.name : one.name || nobody;
    return one.quantity === 1 ? name : `${one.quantity} ${name}`;
  });
  return names.join(BETWEEN).slice(0, 200);
}
