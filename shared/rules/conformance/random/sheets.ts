import fc from 'fast-check';
import type { z } from 'zod';
import type { Json, JsonObject } from '#shared/json.ts';
import { withValueAt } from '#shared/json-path.ts';
import { freshForm, freshItem, type ListField } from '#shared/rules/kit/sheet-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';

/** Words for names and other texts: few, so that the same ones turn up in several places of a sheet. */
const WORDS = ['Ana', 'Brasa', 'Corda', 'Dente', 'Espada'];
const DICE = ['d4', 'd6', '1d6', '2d4', '1d8-1', '1d6+2', '2', '3d4kh2', 'd6+d6'];
const FIGURES = [-2, -1, 0, 0, 1, 2, 3, 4, 5, 7, 8, 10, 12];
const MOST_ITEMS = 3;

interface Placed {
  readonly path: string;
  readonly value: Json;
}

/**
 * Valid sheets (or options) as somebody might fill in their form: of a handful of figures, dice and words for each field,
 * those that the schema takes; completed by it.
 */
export function filledIn(form: SheetForm, schema: z.ZodType<JsonObject>): fc.Arbitrary<JsonObject> {
  const fields = form.sections.flatMap((section) => section.fields);
  const fresh = freshForm(fields);
  const takes = (path: string, value: Json): boolean =>
    schema.safeParse(withValueAt(fresh, path, value)).success;
  return objectsOf(fields, takes)
    .map((sheet) => schema.safeParse(sheet))
    .filter((read) => read.success)
    .map((read) => read.data);
}

/** A fresh item of a list as the editor makes it, under an id, and a name where items have one. */
export function namedItem(list: ListField, id: string, name: string): JsonObject {
  return { ...freshItem(list, id), ...(hasName(list) ? { name } : {}) };
}

type Takes = (path: string, value: Json) => boolean;

function objectsOf(fields: readonly FormField[], takes: Takes): fc.Arbitrary<JsonObject> {
  return fc
    .tuple(...fields.map((field) => valuesIn(field, takes).map((value) => ({ path: field.path, value }))))
    .map(placed);
}

function valuesIn(field: FormField, takes: Takes): fc.Arbitrary<Json> {
  if (field.kind === 'list') return itemsOf(field, takes);
  const tried = choicesOf(field);
  const taken = tried.filter((value) => takes(field.path, value));
  return fc.constantFrom(...(taken.length > 0 ? taken : tried));
}

function choicesOf(field: Exclude<FormField, { kind: 'list' }>): readonly Json[] {
  switch (field.kind) {
    case 'integer':
      return FIGURES;
    case 'flag':
      return [false, true];
    case 'dice':
      return DICE;
    case 'choice':
      return field.options.map(({ value }) => value);
    case 'item':
      return ['', '', '', `${field.list}-1`];
    case 'text':
      return ['', ...WORDS];
  }
}

/** Seldom none: most of what a system does takes some. */
const names = fc.oneof(
  { weight: 1, arbitrary: fc.constant<string[]>([]) },
  { weight: 6, arbitrary: fc.shuffledSubarray(WORDS, { minLength: 1, maxLength: MOST_ITEMS }) },
);

/** Up to three items, each under an id and a name of its own. */
function itemsOf(list: ListField, takes: Takes): fc.Arbitrary<Json> {
  const idOf = (index: number): string => `${list.path}-${index + 1}`;
  const others = list.fields.filter(({ path }) => path !== 'id' && path !== 'name');
  const fresh = namedItem(list, idOf(0), 'Ana');
  const item = objectsOf(others, (path, value) => takes(list.path, [withValueAt(fresh, path, value)]));
  return fc
    .tuple(names, fc.array(item, { minLength: MOST_ITEMS, maxLength: MOST_ITEMS }))
    .map(([called, items]) =>
      called.map((name, index) => ({
        ...items[index],
        ...(list.fields.some(({ path }) => path === 'id') ? { id: idOf(index) } : {}),
        ...(hasName(list) ? { name } : {}),
      })),
    );
}

function hasName({ fields }: ListField): boolean {
  return fields.some(({ path, kind }) => path === 'name' && kind === 'text');
}

function placed(values: readonly Placed[]): JsonObject {
  return values.reduce<JsonObject>((object, { path, value }) => withValueAt(object, path, value), {});
}
