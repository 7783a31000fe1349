import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject, valueAt } from '#shared/json-path.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { faultsOf } from '#shared/schema/read.ts';
import type { Message } from '#shared/text/message.ts';
import { inOrder } from '#shared/text/lists.ts';
import type { FileCreature } from './creature.ts';

/** After so many rounds of leaving things out a sheet is given up. */
const MOST_ROUNDS = 4;
/** With more places at fault than this it is given up, too. */
const MOST_PLACES = 500;

/** A sheet as the system takes it, with what had to be left out for that; or why it can't be had. */
export function mendedSheet(
  system: RuleSystem,
  sheet: JsonObject,
): { readonly sheet: JsonObject; readonly dropped: FileCreature['dropped'] } | { readonly why: Message } {
  const dropped: { source: string; why: Message }[] = [];
  let left = sheet;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const checked = system.sheet.safeParse(left);
    if (checked.success) return { sheet: checked.data, dropped };
    const faults = faultsOf(system.sheet, left);
    const places = new Map(faults.map((fault) => [wholeItem(fault.path ?? ''), fault]));
    if (places.size > MOST_PLACES) break;
    for (const [path, fault] of [...places].toSorted(([a], [b]) => lastItemFirst(a, b))) {
      dropped.push({ source: sourceOf(left, path), why: fault.said });
      left = without(left, path);
    }
  }
  const [fault] = faultsOf(system.sheet, left);
  return fault ? { why: fault.said } : { sheet: left, dropped };
}

/** An item of a list goes as a whole: a weapon without its die is none. */
function wholeItem(path: string): string {
  return /^[^[]+\[\d+\]/.exec(path)?.[0] ?? path;
}

/** Taking items out from the end leaves the places of those before. */
function lastItemFirst(a: string, b: string): number {
  return inOrder(b, a, 'en');
}

function sourceOf(sheet: JsonObject, path: string): string {
  const value = valueAt(sheet, path);
  if (isObject(value) && typeof value['name'] === 'string' && value['name'] !== '') return value['name'];
  return value === undefined ? path : `${path}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

function without(sheet: JsonObject, path: string): JsonObject {
  const item = /^([^[]+)\[(\d+)\]$/.exec(path);
  if (item) {
    const [, list = '', index = ''] = item;
    const items = valueAt(sheet, list);
    return isList(items) ? { ...sheet, [list]: items.toSpliced(Number(index), 1) } : sheet;
  }
  const [root = '', ...rest] = path.split('.');
  const inner = sheet[root];
  const next: Json | undefined =
    rest.length > 0 && isObject(inner) ? without(inner, rest.join('.')) : undefined;
  return { ...sheet, [root]: next };
}
