import type { SheetFigures } from '#shared/combat/play.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { FormField } from '#shared/rules/sheet-form.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { figure } from '#shared/text/figures.ts';
import { type Message, message } from '#shared/text/message.ts';
import { sameJson } from '#shared/three-way-merge.ts';
import { isObject, valueAt } from '#shared/json-path.ts';
import { itemsAt, visibleFields, type ListField } from './sheet-fields.ts';

/** What a character was, and what became of it. */
export interface FiguresChanged {
  readonly before: SheetFigures;
  readonly after: SheetFigures;
}

/** What a fight changed of a character, one thing after the other, in the words of its system's sheet. */
export function changesOf(system: RuleSystem, { before, after }: FiguresChanged): readonly Message[] {
  const fields = system.form.sections.flatMap((section) => section.fields);
  return [
    ...pointsChanged(system.health.unit, before.hp, after.hp),
    ...fields.flatMap((field) =>
      field.kind === 'list' ? listChanged(field, before, after) : valueChanged(field, before, after),
    ),
  ];
}

function pointsChanged(
  unit: Message,
  before: SheetFigures['hp'],
  after: SheetFigures['hp'],
): readonly Message[] {
  if (before.max === after.max) {
    return before.current === after.current
      ? []
      : [change(unit, figure(before.current), figure(after.current))];
  }
  return [change(unit, `${figure(before.current)}/${before.max}`, `${figure(after.current)}/${after.max}`)];
}

function valueChanged(
  field: FormField,
  before: Pick<SheetFigures, 'sheet'>,
  after: Pick<SheetFigures, 'sheet'>,
): readonly Message[] {
  const from = valueIn(before.sheet, field);
  const to = valueIn(after.sheet, field);
  return sameJson(from, to) ? [] : [change(field.label, worded(field, from), worded(field, to))];
}

/** What a sheet says in a field; one left out says what a fresh form does. */
function valueIn(sheet: JsonObject, field: FormField): Json | undefined {
  return valueAt(sheet, field.path) ?? (field.kind === 'item' ? field.fallback : undefined);
}

function listChanged(field: ListField, before: SheetFigures, after: SheetFigures): readonly Message[] {
  const had = itemsAt(before.sheet, field.path);
  const has = itemsAt(after.sheet, field.path);
  const gained = without(has, had);
  const lost = without(had, has);
  const told = (key: 'party.gained' | 'party.lost', item: Json) =>
    message(key, { label: field.label, what: itemWorded(field, item) });
  const pairs = gained.flatMap((now) => {
    const was = lost.find((one) => sameId(one, now));
    return was === undefined ? [] : [{ was, now }];
  });
  return [
    ...pairs.flatMap(({ was, now }) => itemChanged(field, was, now)),
    ...gained
      .filter((item) => !pairs.some(({ now }) => now === item))
      .map((item) => told('party.gained', item)),
    ...lost.filter((item) => !pairs.some(({ was }) => was === item)).map((item) => told('party.lost', item)),
  ];
}

/** What is otherwise of an item that is still the same one. */
function itemChanged(field: ListField, was: Json, now: Json): readonly Message[] {
  const item = itemWorded(field, was);
  return visibleFields(field.fields)
    .flatMap((one) => valueChanged(one, { sheet: asSheet(was) }, { sheet: asSheet(now) }))
    .map((said) => message('party.itemChange', { item, change: said }));
}

function asSheet(item: Json): JsonObject {
  return isObject(item) ? item : {};
}

function sameId(a: Json, b: Json): boolean {
  const id = asSheet(a)['id'];
  return id !== undefined && id === asSheet(b)['id'];
}

/** The items of a list that another one doesn't have, as often as it lacks them. */
function without(list: readonly Json[], other: readonly Json[]): readonly Json[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.findIndex((one) => sameJson(one, item));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** An item by what tells it apart: the first field that people fill in. */
function itemWorded(field: ListField, item: Json): Message {
  const first = visibleFields(field.fields)[0];
  return first === undefined
    ? message('party.nothing')
    : worded(first, valueAt({ item }, `item.${first.path}`));
}

function change(label: Message, from: string | Message, to: string | Message): Message {
  return message('party.change', { label, from, to });
}

function worded(field: FormField, value: Json | undefined): Message {
  if (field.kind === 'choice') {
    const option = field.options.find((one) => one.value === value);
    if (option) return option.label;
  }
  if (typeof value === 'boolean') return message(value ? 'party.yes' : 'party.no');
  if (typeof value === 'number') return { plain: figure(value) };
  if (typeof value === 'string' && value !== '') return { plain: value };
  return message('party.nothing');
}
