import type { JsonObject } from '#shared/json.ts';
import { valueAt, withValueAt } from '#shared/json-path.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';

const CURRENT = '.current';
const MAX = '.max';

/** A sheet just changed, in which what is left of a figure goes along with its maximum as long as nobody has touched it. */
export function followMaxima(form: SheetForm, before: JsonObject, after: JsonObject): JsonObject {
  const paths = form.sections.flatMap(({ fields }) => fields.map(({ path }) => path));
  return paths.reduce((sheet, path) => {
    if (!path.endsWith(CURRENT)) return sheet;
    const max = path.slice(0, -CURRENT.length) + MAX;
    const wasFull = valueAt(before, path) === valueAt(before, max);
    const isTouched = valueAt(after, path) !== valueAt(before, path);
    const next = valueAt(sheet, max);
    return wasFull && !isTouched && next !== undefined ? withValueAt(sheet, path, next) : sheet;
  }, after);
}
