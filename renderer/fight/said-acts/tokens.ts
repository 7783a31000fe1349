import { folded } from '#shared/text/folded.ts';
import { AND } from './words.ts';

/** A word as it is compared, and whether a comma or the like stands before it. */
export interface Token {
  readonly word: string;
  readonly parted: boolean;
}

/** How well a name fits what is said: how many words of it, whether it is the whole name, and whether no word is cut short. */
export interface Fit {
  readonly used: number;
  /** By its beginning, not by a later word. */
  readonly start: boolean;
  readonly full: boolean;
  readonly whole: boolean;
}

const PIECE = /[,;&]|[\p{L}\p{N}]+/gu;
const SIGN = /[,;&]/;

/** The words of a text, without accents, case and signs. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let parted = false;
  for (const [piece] of folded(text).matchAll(PIECE)) {
    if (SIGN.test(piece)) {
      parted = true;
    } else {
      tokens.push({ word: piece, parted });
      parted = false;
    }
  }
  return tokens;
}

/**
 * How a name fits from a place of what is said on: each word in order, words cut short or left out, figures never cut. Null
 * where it doesn't.
 */
export function fitOf(said: readonly Token[], at: number, name: readonly Token[]): Fit | null {
  let place = 0;
  let used = 0;
  let whole = true;
  let start = true;
  for (const { word, parted } of said.slice(at)) {
    const found = name.findIndex((one, index) => index >= place && begins(one.word, word));
    const joined = !parted || used === 0 || (found === place && name[found]?.parted === true);
    if (found === -1 || !joined) break;
    // What tells equals apart names nobody by itself.
    if (used === 0 && found > 0 && (word.length < 2 || /^\d+$/.test(word))) break;
    if (used === 0) start = found === 0;
    whole &&= name[found]?.word === word && (used === 0 || found === place);
    place = found + 1;
    used += 1;
  }
  if (used === 0) return null;
  return { used, start, full: whole && used === name.length, whole };
}

/**
 * The best of several by how they fit: by their beginning before a later word, then the longest, then the whole name, then whole
 * words; several where none is better.
 */
export function bestOf<T extends { readonly fit: Fit }>(found: readonly T[]): readonly T[] {
  const begun = ifAny(found, ({ fit }) => fit.start);
  const longest = Math.max(0, ...begun.map(({ fit }) => fit.used));
  const long = begun.filter(({ fit }) => fit.used === longest);
  return ifAny(
    ifAny(long, ({ fit }) => fit.full),
    ({ fit }) => fit.whole,
  );
}

function ifAny<T>(all: readonly T[], is: (one: T) => boolean): readonly T[] {
  const those = all.filter(is);
  return those.length > 0 ? those : all;
}

/** A figure is never the beginning of another, and "e" never that of a word. */
function begins(word: string, said: string): boolean {
  if (word === said) return true;
  return !/^\d+$/.test(said) && !AND.has(said) && word.startsWith(said);
}
