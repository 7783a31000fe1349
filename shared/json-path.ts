import type { Json, JsonObject } from './json.ts';

/** The parts of a path: `weapons[0].damage` is `['weapons', 0, 'damage']`. */
export function pathParts(path: string): (string | number)[] {
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The value at a path of an object; undefined where nothing is. */
export function valueAt(object: JsonObject, path: string): Json | undefined {
  return pathParts(path).reduce<Json | undefined>(childOf, object);
}

/** A copy of the object with another value at a path; what is missing on the way is made. */
export function withValueAt(object: JsonObject, path: string, value: Json): JsonObject {
  const next = put(object, pathParts(path), value);
  return isObject(next) ? next : object;
}

/** Recognises a list. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Recognises an object that is no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

function put(into: Json | undefined, parts: readonly (string | number)[], value: Json): Json {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  const child = put(childOf(into, part), rest, value);
  if (typeof part === 'number')
    return isList(into) && part < into.length
      ? into.with(part, child)
      : [...(isList(into) ? into : []), child];
  return { ...(isObject(into) ? into : {}), [part]: child };
}

function childOf(value: Json | undefined, part: string | number): Json | undefined {
  if (typeof part === 'number') return isList(value) ? value[part] : undefined;
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}
