import type { Json, JsonObject } from '#shared/json.ts';
import { pathParts } from '#shared/json-path.ts';
import { at, wholeIn } from './loose.ts';

const LONGEST = 200;
const TOKEN = /\s*(@[A-Za-z][\w.]*|\d{1,9}(?:\.\d{1,6})?|floor|ceil|[-+*/()])/y;

/**
 * What a small formula of a file comes to, rounded down: numbers, figures of the file by their paths (`@NEX.value / 5`),
 * sums, products and brackets. Null for anything else, dice among it.
 */
export function workedOut(formula: Json | undefined, figures: JsonObject): number | null {
  const whole = wholeIn(formula);
  if (whole !== null) return whole;
  const tokens = typeof formula === 'string' && formula.length <= LONGEST ? tokensOf(formula) : null;
  if (tokens === null) return null;
  const read = { tokens, at: 0 };
  const value = sum(read, figures);
  if (value === null || read.at < tokens.length || !Number.isFinite(value)) return null;
  const rounded = Math.floor(value);
  return Math.abs(rounded) < 1e9 ? rounded : null;
}

interface Reading {
  readonly tokens: readonly string[];
  at: number;
}

function tokensOf(formula: string): readonly string[] | null {
  const text = formula.trim();
  const tokens: string[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < text.length) {
    const [, found] = token.exec(text) ?? [];
    if (found === undefined) return null;
    tokens.push(found);
  }
  return tokens.length === 0 ? null : tokens;
}

function sum(read: Reading, figures: JsonObject): number | null {
  let value = product(read, figures);
  for (let sign = read.tokens[read.at]; sign === '+' || sign === '-'; sign = read.tokens[read.at]) {
    read.at += 1;
    const next = product(read, figures);
    if (value === null || next === null) return null;
    value += sign === '+' ? next : -next;
  }
  return value;
}

function product(read: Reading, figures: JsonObject): number | null {
  let value = single(read, figures);
  for (let sign = read.tokens[read.at]; sign === '*' || sign === '/'; sign = read.tokens[read.at]) {
    read.at += 1;
    const next = single(read, figures);
    if (value === null || next === null) return null;
    value = sign === '*' ? value * next : value / next;
  }
  return value;
}

function single(read: Reading, figures: JsonObject): number | null {
  const token = read.tokens[read.at];
  read.at += 1;
  if (token === undefined) return null;
  if (token === '-') return negative(single(read, figures));
  if (token === '+') return single(read, figures);
  if (token === 'floor' || token === 'ceil') {
    const value = read.tokens[read.at] === '(' ? single(read, figures) : null;
    return value === null ? null : token === 'floor' ? Math.floor(value) : Math.ceil(value);
  }
  if (token === '(') {
    const value = sum(read, figures);
    const closes = read.tokens[read.at] === ')';
    read.at += 1;
    return closes ? value : null;
  }
  if (token.startsWith('@'))
    return wholeIn(at(figures, ...pathParts(token.slice(1).replace(/^system\./, '')).map(String)));
  return /^\d/.test(token) ? Number(token) : null;
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}
