import { parseJson, type Json } from './json.ts';

/** A value that stands in a piece of text, and the place after it. */
export interface Guessed {
  readonly value: Json;
  readonly end: number;
}

const OPENS = 0x7b;
const CLOSES = '}';
const LINE = '\n';

/** Whether an object begins at a place of a piece. */
export function opensObject(piece: string, from: number): boolean {
  return piece.charCodeAt(from) === OPENS;
}

/**
 * Reads an object of a piece where its layout says that it ends: with its line, or with the line that closes it under its
 * own indent. That it is one is proven by reading it, since no text in JSON goes over a line's end; then it needs no
 * looking for its end. Null where that can't be told so.
 */
export function guessedObject(piece: string, from: number): Guessed | null {
  const end = piece[from + 1] === LINE ? endOfIndented(piece, from) : endOfLine(piece, from);
  if (end === null) return null;
  const value = parseJson(piece.slice(from, end));
  return value === undefined ? null : { value, end };
}

/** Whether no more than so many lists and objects stand in each other. */
export function isWithin(value: Json | undefined, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (most === 0) return false;
  for (const inner of Object.values(value)) if (!isWithin(inner, most - 1)) return false;
  return true;
}

function endOfLine(piece: string, from: number): number | null {
  const line = piece.indexOf(LINE, from);
  if (line === -1) return null;
  const end = piece[line - 1] === ',' ? line - 1 : line;
  return piece[end - 1] === CLOSES ? end : null;
}

function endOfIndented(piece: string, from: number): number | null {
  const indent = piece.slice(piece.lastIndexOf(LINE, from) + 1, from);
  if (indent.trim() !== '') return null;
  const closing = `${LINE}${indent}${CLOSES}`;
  const line = piece.indexOf(closing, from + 1);
  return line === -1 ? null : line + closing.length;
}
