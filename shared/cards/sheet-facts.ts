import { isList, isObject, valueAt } from '#shared/json-path.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { namedItems } from '#shared/rules/kit/sheet-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import { figure } from '#shared/text/figures.ts';

/** One line of a card: a figure under its label, or several things in words. */
export type SheetFact =
  | { readonly kind: 'figure'; readonly label: string; readonly value: string }
  | { readonly kind: 'lines'; readonly label: string; readonly lines: readonly string[] };

/** A titled part of a sheet, without what says nothing (0, no, empty). */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly SheetFact[];
}

/** A whole sheet in words, by the form of its system; parts in which nothing is set are left out. */
export function sheetFacts(form: SheetForm, sheet: JsonObject, locale: Locale): readonly FactGroup[] {
  return form.sections.flatMap(({ title, fields }) => {
    const facts = fields.flatMap((field) => factOf(field, sheet, locale));
    return facts.length === 0 ? [] : [{ title: say(title, locale), facts }];
  });
}

function factOf(field: FormField, sheet: JsonObject, locale: Locale): readonly SheetFact[] {
  const value = valueAt(sheet, field.path);
  const label = say(field.label, locale);
  if (field.kind === 'list') {
    const items = isList(value) ? value.filter(isObject) : [];
    const lines = items
      .map((item) => itemLine(field.fields, item, { sheet, locale }))
      .filter((line) => line !== '');
    return lines.length === 0 ? [] : [{ kind: 'lines', label, lines }];
  }
  const words = wordsOf(field, value, locale);
  return words === null ? [] : [{ kind: 'figure', label, value: words }];
}

/** An item in one line: its name first, then what else is set of it. */
function itemLine(
  fields: readonly FormField[],
  item: JsonObject,
  { sheet, locale }: { readonly sheet: JsonObject; readonly locale: Locale },
): string {
  const parts = fields.flatMap((field) => {
    if (field.path === 'id') return [];
    if (field.kind === 'item') {
      const chosen = namedItems(sheet, field.list).find(({ value }) => value === valueAt(item, field.path));
      return chosen === undefined ? [] : [`${say(field.label, locale)} ${chosen.label}`];
    }
    const words = field.kind === 'list' ? null : wordsOf(field, valueAt(item, field.path), locale);
    if (words === null) return [];
    if (field.kind === 'integer') return [`${say(field.label, locale)} ${words}`];
    return [field.kind === 'flag' ? say(field.label, locale) : words];
  });
  return parts.join(' · ');
}

function wordsOf(
  field: Exclude<FormField, { readonly kind: 'list' }>,
  value: Json | undefined,
  locale: Locale,
): string | null {
  if (value === undefined || value === null || value === 0 || value === '' || value === false) return null;
  if (value === true) return text('cards.yes', locale);
  if (field.kind === 'choice') {
    const option = field.options.find((one) => one.value === value);
    if (option !== undefined) return say(option.label, locale);
  }
  if (typeof value === 'number') return figure(value, locale);
  return typeof value === 'string' ? value : null;
}
