import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';

/** What other tools keep is often a text where a number is meant, or nothing: these take it as it comes. */

const NUMBER = /^[+-]?\d{1,9}(?:[.,]\d{1,9})?$/;
const NOTHING: JsonObject = {};

/** The value under a key of an object; undefined where there is no object or no such key. */
export function at(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

/** A whole number, also one in a text ("12", "+5"); null for anything else. */
export function wholeIn(value: Json | undefined): number | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) && Math.abs(value) < 1e9 ? positiveZero(Math.trunc(value)) : null;
  }
  const text = typeof value === 'string' ? value.trim() : '';
  return NUMBER.test(text) ? positiveZero(Math.trunc(Number(text.replace(',', '.')))) : null;
}

/** A text of one line without blanks around it; numbers are written out, anything else is empty. */
export function wordsIn(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

/** A list; what stands under keys counts as one too, as some tools store them so. */
export function listIn(value: Json | undefined): readonly Json[] {
  if (isList(value)) return value;
  return isObject(value) ? Object.values(value).map((inner) => inner ?? null) : [];
}

/** An object, or an empty one. */
export function objectIn(value: Json | undefined): JsonObject {
  return isObject(value) ? value : NOTHING;
}

/** Whether something is ticked, also in words. */
export function isTicked(value: Json | undefined): boolean {
  return value === true || value === 1 || value === 'true';
}

/** A number within limits. */
export function within(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}

function positiveZero(number: number): number {
  return number === 0 ? 0 : number;
}

/** Gives out ids: the one wished for, or with a number behind it where it is taken. */
export function idGiver(): (wished: string) => string {
  const taken = new Set<string>();
  return (wished) => {
    const base = wished === '' ? 'item' : wished.slice(0, 100);
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    taken.add(id);
    return id;
  };
}
