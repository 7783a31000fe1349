import type { Json, JsonObject } from './json.ts';
import { isObject } from './json-path.ts';
import { sameJson } from './three-way-merge.ts';

/** An object with some of its values changed: objects are gone into key by key, anything else is put in place as it is. */
export function patched(object: JsonObject, patch: JsonObject): JsonObject {
  const changed = Object.entries(patch).map(([key, value]) => [key, put(object[key], value)] as const);
  return { ...object, ...Object.fromEntries(changed) };
}

/** What `patched` makes `to` of `from` with; of keys that only `from` has it says nothing. */
export function patchBetween(from: JsonObject, to: JsonObject): JsonObject {
  const changed = Object.entries(to).flatMap(([key, value]) => {
    const before = from[key];
    if (value === undefined || sameJson(before, value)) return [];
    return [[key, isObject(before) && isObject(value) ? patchBetween(before, value) : value] as const];
  });
  return Object.fromEntries(changed);
}

function put(before: Json | undefined, value: Json | undefined): Json | undefined {
  return isObject(before) && isObject(value) ? patched(before, value) : value;
}
