import type { JsonObject } from '#shared/json.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import { valueAt, withValueAt } from '#shared/json-path.ts';

const CURRENT = '.current';

/** A form without what is left of figures that have a maximum: a creature of the bestiary has all of them. */
export function formAtFull(form: SheetForm): SheetForm {
  const paths = new Set(fieldsOf(form).map(({ path }) => path));
  return {
    sections: form.sections.map(({ fields, ...section }) => ({
      ...section,
      fields: fields.filter(({ path }) => !(path.endsWith(CURRENT) && paths.has(maxOf(path)))),
    })),
  };
}

/** A sheet with every figure that has a maximum at it. */
export function sheetAtFull(form: SheetForm, sheet: JsonObject): JsonObject {
  return fieldsOf(form).reduce((full, { path }) => {
    if (!path.endsWith(CURRENT)) return full;
    const max = valueAt(full, maxOf(path));
    return max === undefined ? full : withValueAt(full, path, max);
  }, sheet);
}

function fieldsOf({ sections }: SheetForm): readonly FormField[] {
  return sections.flatMap(({ fields }) => fields);
}

function maxOf(path: string): string {
  return `${path.slice(0, -CURRENT.length)}.max`;
}
