import type { JsonObject } from '#shared/json.ts';
import { valueAt, withValueAt } from '#shared/json-path.ts';
import { itemsAt } from '#shared/rules/kit/sheet-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';

/** What is left of a figure stands beside its maximum: `str.current` and `str.max`, or `current` and `max` of an item. */
const CURRENT = /(^|\.)current$/;

/** A sheet just changed, in which what is left of a figure goes along with its maximum as long as nobody has touched it. */
export function followMaxima(form: SheetForm, before: JsonObject, after: JsonObject): JsonObject {
  const paths = form.sections.flatMap(({ fields }) =>
    fields.flatMap((field) => pathsOf(field, before, after)),
  );
  return paths.reduce((sheet, path) => {
    const max = path.replace(CURRENT, '$1max');
    const wasFull = valueAt(before, path) === valueAt(before, max);
    const isTouched = valueAt(after, path) !== valueAt(before, path);
    const next = valueAt(sheet, max);
    return wasFull && !isTouched && next !== undefined ? withValueAt(sheet, path, next) : sheet;
  }, after);
}

/** Where a field says what is left of something; in a list, of every item, while none has come or gone. */
function pathsOf(field: FormField, before: JsonObject, after: JsonObject): readonly string[] {
  const { path } = field;
  if (field.kind !== 'list') return CURRENT.test(path) ? [path] : [];
  const items = itemsAt(after, path);
  if (items.length !== itemsAt(before, path).length) return [];
  const inner = field.fields.filter((one) => CURRENT.test(one.path));
  return items.flatMap((_, index) => inner.map((one) => `${path}[${index}].${one.path}`));
}
