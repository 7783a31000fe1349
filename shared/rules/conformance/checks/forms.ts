import { expect } from 'vitest';
import type { z } from 'zod';
import type { Json, JsonObject } from '#shared/json.ts';
import { pathParts, valueAt, withValueAt } from '#shared/json-path.ts';
import { freshForm, type ListField } from '#shared/rules/kit/sheet-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';
import { namedItem } from '#shared/rules/conformance/random/sheets.ts';

const ITEM = 'novo';

/** That what the editor shows is what the rules read. */
export const forms: readonly Check[] = [
  {
    name: 'every field of the sheet’s form is one of the sheet, and what it begins with fits',
    run: ({ system }) => expectFits(system.form, system.sheet),
  },
  {
    name: 'every field of the options’ form is one of the options, and what it begins with fits',
    run: ({ system }) => expectFits(system.optionsForm, system.options),
  },
];

function expectFits(form: SheetForm, schema: z.ZodType<JsonObject>): void {
  const fields = form.sections.flatMap((section) => section.fields);
  const fresh = freshForm(fields);
  const empty = schema.parse({});
  for (const field of fields) {
    if (field.kind === 'list') {
      expectItem(field, fresh, schema);
      continue;
    }
    expectKept(schema, fresh, field.path, field.fallback);
    expectChoices(field, (value) => expectKept(schema, fresh, field.path, value));
    // What isn't there until it is filled in may begin with anything that fits.
    const byDefault = valueAt(empty, field.path) ?? null;
    if (byDefault !== null) expect(field.fallback, `what ${field.path} begins with`).toEqual(byDefault);
  }
  const shown = new Set(fields.map(({ path }) => pathParts(path)[0]));
  expect(
    Object.keys(empty).filter((key) => !shown.has(key)),
    'what no field shows',
  ).toEqual([]);
}

/** A new item of a list fits once it has what tells it apart. */
function expectItem(list: ListField, fresh: JsonObject, schema: z.ZodType<JsonObject>): void {
  const { path, fields } = list;
  const item = namedItem(list, ITEM, ITEM);
  const unknown = schema.safeParse(withValueAt(fresh, path, [{ ...item, 'no-such-field': 1 }]));
  expect(unknown.success, `an unknown field of an item of ${path}`).toBe(false);
  for (const field of fields) {
    const keep = (value: Json): void =>
      expectKept(schema, withValueAt(fresh, path, [item]), `${path}[0].${field.path}`, value);
    keep(valueAt(item, field.path) ?? null);
    expectChoices(field, keep);
  }
}

function expectChoices(field: FormField, keep: (value: Json) => void): void {
  if (field.kind !== 'choice') return;
  const values = field.options.map(({ value }) => value);
  expect(values, `the choices of ${field.path}`).toContain(field.fallback);
  for (const value of values) keep(value);
}

/** The schema takes a value at a path and keeps it there. */
function expectKept(schema: z.ZodType<JsonObject>, object: JsonObject, path: string, value: Json): void {
  const read = schema.safeParse(withValueAt(object, path, value));
  expect(read.error?.issues ?? [], `${JSON.stringify(value)} at ${path}`).toEqual([]);
  if (read.success) expect(valueAt(read.data, path), path).toEqual(value);
}
