import type { Json, JsonObject } from './json.ts';
import { isList, isObject } from './json-path.ts';

type Value = Json | undefined;

/**
 * Carries the changes that lead from `base` to `theirs` over to `ours`; what they don't touch stays as it is in `ours`,
 * and where both changed the same value, theirs holds. Objects are merged key by key, lists by what was added to or
 * taken from their end.
 */
export function mergeChanges(base: JsonObject, theirs: JsonObject, ours: JsonObject): JsonObject {
  const keys = new Set([...Object.keys(ours), ...Object.keys(base), ...Object.keys(theirs)]);
  const merged = [...keys].map((key) => [key, merge(base[key], theirs[key], ours[key])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function sameJson(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameJson(a[key], b[key]));
}

function merge(base: Value, theirs: Value, ours: Value): Value {
  if (sameJson(base, theirs)) return ours;
  if (sameJson(base, ours)) return theirs;
  if (isObject(base) && isObject(theirs) && isObject(ours)) return mergeChanges(base, theirs, ours);
  if (isList(base) && isList(theirs) && isList(ours)) return mergeLists(base, theirs, ours);
  return theirs;
}

function mergeLists(base: readonly Json[], theirs: readonly Json[], ours: readonly Json[]): readonly Json[] {
  if (beginsWith(theirs, base)) return [...ours, ...theirs.slice(base.length)];
  if (beginsWith(base, theirs)) return withoutTail(ours, base, theirs.length);
  if (base.length !== theirs.length || base.length !== ours.length) return theirs;
  return ours.flatMap((item, index) => {
    const merged = merge(base[index], theirs[index], item);
    return merged === undefined ? [] : [merged];
  });
}

/** Takes what `base` has from `kept` on out of `ours`, also where it was edited since; of a list made shorter, only what is still the same. */
function withoutTail(ours: readonly Json[], base: readonly Json[], kept: number): readonly Json[] {
  if (ours.length >= base.length) return ours.filter((_, index) => index < kept || index >= base.length);
  const gone = base.slice(kept);
  return ours.filter((item) => !gone.some((one) => sameJson(one, item)));
}

function beginsWith(list: readonly Json[], start: readonly Json[]): boolean {
  return start.length <= list.length && start.every((item, index) => sameJson(item, list[index]));
}
