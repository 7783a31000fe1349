import type { JsonObject } from '#shared/json.ts';
import { valueAt } from '#shared/json-path.ts';
import { type ListField, visibleFields } from '#renderer/sheet/sheet-model.ts';

/** A weapon as a menu names it: with its dice, or with the first of its other words where it has none. */
export function weaponLabel(weapon: JsonObject & { readonly name: string }, { fields }: ListField): string {
  const telling = visibleFields(fields).filter(({ path }) => path !== 'name');
  const field = telling.find(({ kind }) => kind === 'dice') ?? telling.find(({ kind }) => kind === 'text');
  const detail = field && valueAt(weapon, field.path);
  return typeof detail === 'string' && detail !== '' ? `${weapon.name} (${detail})` : weapon.name;
}
