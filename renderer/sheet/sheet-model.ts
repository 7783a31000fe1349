import { isList, withValueAt } from '#shared/json-path.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { FormField } from '#shared/rules/sheet-form.ts';
import { freshItem, itemsAt, type ListField } from '#shared/rules/kit/sheet-fields.ts';

export { itemsAt, type ListField, visibleFields } from '#shared/rules/kit/sheet-fields.ts';

/** How many columns of figures a section would like to stand in: choices and words take two. */
export function columnsOf(fields: readonly FormField[]): number {
  const wanted = fields.map(({ kind }) => (kind === 'integer' ? 1 : 2));
  return Math.max(
    2,
    wanted.reduce<number>((sum, one) => sum + one, 0),
  );
}

/** Fields without the help that the one before them has given already. */
export function helpedOnce(fields: readonly FormField[]): readonly FormField[] {
  return fields.map((field, index) => {
    const before = fields[index - 1]?.help ?? null;
    const again = before !== null && JSON.stringify(field.help) === JSON.stringify(before);
    return again ? { ...field, help: null } : field;
  });
}

/** A copy of the sheet with a fresh item at the end of a list. */
export function withItemAdded(sheet: JsonObject, path: string, field: ListField): JsonObject {
  const items = itemsAt(sheet, path);
  return withValueAt(sheet, path, [...items, freshItem(field, freshId(field.path, items))]);
}

/** A copy of the sheet with a ready item at the end of a list, under an id that no other item has. */
export function withReadyItem(sheet: JsonObject, path: string, item: JsonObject): JsonObject {
  const items = itemsAt(sheet, path);
  const wanted = typeof item['id'] === 'string' ? item['id'] : path;
  return withValueAt(sheet, path, [...items, { ...item, id: unusedId(wanted, items) }]);
}

/** A copy of the sheet without one item of a list. */
export function withItemRemoved(sheet: JsonObject, path: string, index: number): JsonObject {
  return withValueAt(sheet, path, itemsAt(sheet, path).toSpliced(index, 1));
}

function freshId(stem: string, others: readonly Json[]): string {
  const taken = idsOf(others);
  let number = others.length + 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

function unusedId(wanted: string, others: readonly Json[]): string {
  return idsOf(others).has(wanted) ? freshId(wanted, others) : wanted;
}

function idsOf(items: readonly Json[]): ReadonlySet<Json | undefined> {
  return new Set(items.map((item) => idOf(item)));
}

function idOf(item: Json): Json | undefined {
  return typeof item === 'object' && item !== null && !isList(item) ? item['id'] : undefined;
}
