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

/** The object with these values at these paths, as `withValueAt` would make it of them one after the other, items in the order of their numbers. */
export function objectOf(values: readonly (readonly [path: string, value: Json])[]): JsonObject {
  const made = grown(
    undefined,
    values.map(([path, value]) => ({ parts: pathParts(path), value })),
  );
  return isObject(made) ? made : {};
}

/** Recognises a list. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Recognises an object that is no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

interface Leaf {
  readonly parts: readonly (string | number)[];
  readonly value: Json;
}

function grown(into: Json | undefined, leaves: readonly Leaf[]): Json | undefined {
  const whole = leaves.findLastIndex(({ parts }) => parts.length === 0);
  const base = whole === -1 ? into : leaves[whole]?.value;
  const groups = new Map<string | number, Leaf[]>();
  for (const { parts, value } of leaves.slice(whole + 1)) {
    const [part = '', ...rest] = parts;
    const group = groups.get(part);
    if (group === undefined) groups.set(part, [{ parts: rest, value }]);
    else group.push({ parts: rest, value });
  }
  if (groups.size === 0) return base;
  const indexes = [...groups.keys()].filter((part) => typeof part === 'number');
  if (indexes.length === 0) {
    const children = Object.fromEntries<Json | undefined>(
      [...groups].map(([part, group]) => [part, grown(childOf(base, String(part)), group)]),
    );
    return { ...(isObject(base) ? base : {}), ...children };
  }
  const items = isList(base) ? [...base] : [];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const place = Math.min(index, items.length);
    items[place] = grown(items[place], groups.get(index) ?? []) ?? null;
  }
  return items;
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
