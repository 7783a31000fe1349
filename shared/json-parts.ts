import { guessedObject, isWithin, opensObject } from './json-guess.ts';
import { parseJson, type Json } from './json.ts';

/** A part of a text of JSON that is one object: a field with its value, or one item of a field that is a list. */
export type JsonPart =
  | { readonly kind: 'field'; readonly key: string; readonly value: Json }
  | { readonly kind: 'item'; readonly key: string; readonly index: number; readonly value: Json };

/** No deeper may lists and objects stand in each other. */
const DEEPEST = 200;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const BLANK: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20]);

/**
 * Reads a text of JSON that is one object, part by part, from pieces that may be cut anywhere: no more of it is held than
 * the part being read. Empty lists give nothing. Throws `SyntaxError` where it is no such text, once it comes there.
 */
export function* jsonParts(pieces: Iterable<string>): Generator<JsonPart> {
  const { peek, expect, value } = readerOf(pieces);
  expect('{');
  if (peek() === '}') expect('}');
  else yield* fields({ peek, expect, value });
  if (peek() !== '') throw broken();
}

interface Reader {
  /** The next character that is no blank, which stays there; empty at the end. */
  readonly peek: () => string;
  /** Takes the next character, which must be this one. */
  readonly expect: (character: string) => void;
  /** Takes the next value as a whole. */
  readonly value: () => Json;
}

function* fields({ peek, expect, value }: Reader): Generator<JsonPart> {
  for (;;) {
    const key = peek() === '"' ? value() : null;
    if (typeof key !== 'string') throw broken();
    expect(':');
    if (peek() === '[') yield* items(key, { peek, expect, value });
    else yield { kind: 'field', key, value: value() };
    if (peek() === '}') return expect('}');
    expect(',');
  }
}

function* items(key: string, { peek, expect, value }: Reader): Generator<JsonPart> {
  expect('[');
  if (peek() === ']') return expect(']');
  for (let index = 0; ; index += 1) {
    yield { kind: 'item', key, index, value: value() };
    if (peek() === ']') return expect(']');
    expect(',');
  }
}

function readerOf(pieces: Iterable<string>): Reader {
  const source = pieces[Symbol.iterator]();
  let piece = '';
  let at = 0;
  /** Only until one is no good: each looks through the piece. */
  let mayGuess = true;

  function isThereMore(): boolean {
    while (at >= piece.length) {
      const next = source.next();
      if (next.done === true) return false;
      piece = next.value;
      at = 0;
      mayGuess = true;
    }
    return true;
  }
  function peek(): string {
    while (isThereMore()) {
      if (!BLANK.has(piece.charCodeAt(at))) return piece.charAt(at);
      at += 1;
    }
    return '';
  }
  return {
    peek,
    expect(character) {
      if (peek() !== character) throw broken();
      at += 1;
    },
    value() {
      peek();
      if (mayGuess && opensObject(piece, at)) {
        const guessed = guessedObject(piece, at);
        if (guessed !== null) {
          if (!isWithin(guessed.value, DEEPEST)) throw broken();
          at = guessed.end;
          return guessed.value;
        }
        mayGuess = false;
      }
      const scan = valueScanner();
      const parts: string[] = [];
      while (isThereMore()) {
        const from = at;
        at = scan.endIn(piece, from);
        parts.push(piece.slice(from, at));
        if (scan.ended()) break;
      }
      const read = parseJson(parts.join(''));
      if (read === undefined) throw broken();
      return read;
    },
  };
}

/** What a text may end at, or where its end isn't what it seems. */
const IN_TEXT = /["\\]/g;
/** What stands outside of texts and isn't a part of figures, words or blanks. */
const BETWEEN = /["[\]{}]/g;

/** Finds where a value ends that may lie in several pieces. */
function valueScanner() {
  let depth = 0;
  let inText = false;
  let escaped = false;
  let over = false;

  /** Goes on within a text; gives the place after what was looked at. */
  function textFrom(piece: string, from: number): number {
    if (escaped) {
      escaped = false;
      return from + 1;
    }
    IN_TEXT.lastIndex = from;
    const found = IN_TEXT.exec(piece);
    if (found === null) return piece.length;
    if (found[0] === '\\') escaped = true;
    else {
      inText = false;
      over = depth === 0;
    }
    return found.index + 1;
  }
  /** Goes on within a list or an object. */
  function innerFrom(piece: string, from: number): number {
    BETWEEN.lastIndex = from;
    const found = BETWEEN.exec(piece);
    if (found === null) return piece.length;
    takeMark(piece.charCodeAt(found.index));
    return found.index + 1;
  }
  function takeMark(code: number): void {
    if (code === QUOTE) inText = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > DEEPEST) throw broken();
    } else {
      depth -= 1;
      over = depth === 0;
    }
  }
  /** Takes the first character of a value, or one of a figure or word that is the whole of it. */
  function outerFrom(piece: string, from: number): number {
    const code = piece.charCodeAt(from);
    if (code === QUOTE || OPENING.has(code)) takeMark(code);
    else over = code === COMMA || code === COLON || CLOSING.has(code) || BLANK.has(code);
    return over ? from : from + 1;
  }
  return {
    ended: () => over,
    /** Where it ends in a piece, or the piece itself. */
    endIn(piece: string, from: number): number {
      let at = from;
      while (at < piece.length && !over) {
        if (inText) at = textFrom(piece, at);
        else at = depth === 0 ? outerFrom(piece, at) : innerFrom(piece, at);
      }
      return at;
    },
  };
}

function broken(): SyntaxError {
  return new SyntaxError('This is no object in JSON.');
}
