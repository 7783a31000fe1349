import type { Json, JsonObject } from '#shared/json.ts';
import { isObject, valueAt } from '#shared/json-path.ts';
import { itemsAt, namedItems, visibleFields, type ListField } from '#shared/rules/kit/sheet-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import type { Message } from '#shared/text/message.ts';

/** A figure or word of a sheet under its label; a flag that is set is its label alone. */
export interface SheetFact {
  readonly path: string;
  readonly label: Message;
  readonly value: number | string | Message | null;
}

/** An item of a list of a sheet: what it is called, and what else there is of it. */
export interface SheetItem {
  readonly id: string;
  readonly name: string | Message;
  readonly facts: readonly SheetFact[];
}

/** A section of a sheet as it is read. */
export interface FactSection {
  readonly title: Message;
  readonly facts: readonly SheetFact[];
  readonly lists: readonly { readonly label: Message; readonly items: readonly SheetItem[] }[];
}

/** Everything on a sheet, section by section as the system's form has it; what says nothing (an empty word, a flag that isn't set) is left out, and so are sections without anything. */
export function factsOf({ sections }: SheetForm, sheet: JsonObject): readonly FactSection[] {
  return sections
    .map(({ title, fields }) => ({
      title,
      facts: fields.flatMap((field) => factOf(field, sheet)),
      lists: fields.flatMap((field) => (field.kind === 'list' ? listOf(field, sheet) : [])),
    }))
    .filter(({ facts, lists }) => facts.length > 0 || lists.length > 0);
}

/** Of the item of an id, in whichever list of a sheet it stands, what isn't as in a fresh one; none where there is no such item. */
export function factsOfItem({ sections }: SheetForm, sheet: JsonObject, id: string): readonly SheetFact[] {
  const lists = sections.flatMap(({ fields }) => fields.filter((field) => field.kind === 'list'));
  for (const field of lists) {
    const item = itemsAt(sheet, field.path).find((one) => isObject(one) && one['id'] === id);
    if (isObject(item))
      return visibleFields(field.fields)
        .slice(1)
        .flatMap((one) => unusual(one, item, sheet));
  }
  return [];
}

function listOf(field: ListField, sheet: JsonObject): FactSection['lists'] {
  const items = itemsAt(sheet, field.path).map((item, index) => itemOf(field, item, index, sheet));
  return items.length === 0 ? [] : [{ label: field.label, items }];
}

function itemOf(field: ListField, item: Json, index: number, sheet: JsonObject): SheetItem {
  const [first, ...rest] = visibleFields(field.fields);
  const values = isObject(item) ? item : {};
  const id = values['id'];
  const place = String(index + 1);
  return {
    id: typeof id === 'string' ? id : place,
    name: first === undefined ? place : nameOf(first, values, place),
    facts: rest.flatMap((one) => unusual(one, values, sheet)),
  };
}

function nameOf(field: FormField, values: JsonObject, place: string): string | Message {
  const name = worded(field, values) ?? place;
  return typeof name === 'number' ? String(name) : name;
}

function unusual(field: FormField, values: JsonObject, sheet: JsonObject): readonly SheetFact[] {
  if (field.kind === 'list' || valueAt(values, field.path) === field.fallback) return [];
  if (field.kind === 'item') {
    const { path, label } = field;
    const chosen = namedItems(sheet, field.list).find(({ value }) => value === valueAt(values, path));
    return chosen === undefined ? [] : [{ path, label, value: chosen.label }];
  }
  return factOf(field, values);
}

function factOf(field: FormField, sheet: JsonObject): readonly SheetFact[] {
  const { path, label } = field;
  if (field.kind === 'list') return [];
  if (field.kind === 'flag') return valueAt(sheet, path) === true ? [{ path, label, value: null }] : [];
  const value = worded(field, sheet);
  return value === null ? [] : [{ path, label, value }];
}

function worded(field: FormField, sheet: JsonObject): number | string | Message | null {
  const value = valueAt(sheet, field.path);
  if (field.kind === 'choice') {
    const option = field.options.find((one) => one.value === value);
    if (option !== undefined) return option.label;
  }
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? value : null;
}
