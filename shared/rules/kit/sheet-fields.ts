import { isList, isObject, valueAt, withValueAt } from '#shared/json-path.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { FormField } from '#shared/rules/sheet-form.ts';

/** A field that holds a list of items. */
export type ListField = Extract<FormField, { kind: 'list' }>;

/** The items of a list field; none when it isn't there yet. */
export function itemsAt(sheet: JsonObject, path: string): readonly Json[] {
  const value = valueAt(sheet, path);
  return isList(value) ? value : [];
}

/** What a field of a fresh form holds. */
export function freshValue(field: FormField): Json {
  return field.kind === 'list' ? [] : field.fallback;
}

/** What a fresh form holds. */
export function freshForm(fields: readonly FormField[]): JsonObject {
  return fields.reduce<JsonObject>((form, field) => withValueAt(form, field.path, freshValue(field)), {});
}

/** A fresh item of a list, under an id of its own. */
export function freshItem({ fields }: ListField, id: string): JsonObject {
  const item = freshForm(fields);
  return fields.some(({ path }) => path === 'id') ? { ...item, id } : item;
}

/** What people fill in: an item's id tells it apart for the program only, and is given when the item is made. */
export function visibleFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.filter(({ path }) => path !== 'id');
}

/** The items of a list by what they are called, under their ids; one without a name by its id. */
export function namedItems(
  sheet: JsonObject,
  list: string,
): readonly { readonly value: string; readonly label: string }[] {
  return itemsAt(sheet, list).flatMap((item) => {
    if (!isObject(item) || typeof item['id'] !== 'string') return [];
    const { id, name } = item;
    return [{ value: id, label: typeof name === 'string' && name.trim() !== '' ? name : id }];
  });
}
