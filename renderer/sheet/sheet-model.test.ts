import { describe, expect, it } from 'vitest';
import { pathParts, valueAt, withValueAt } from '#shared/json-path.ts';
import { plain } from '#shared/text/message.ts';
import type { FormField } from '#shared/rules/sheet-form.ts';
import {
  helpedOnce,
  itemsAt,
  visibleFields,
  withItemAdded,
  withItemRemoved,
  withReadyItem,
} from './sheet-model.ts';

const base = { label: plain(''), help: null };
const weapons = {
  ...base,
  kind: 'list',
  path: 'weapons',
  addLabel: plain('+'),
  fields: [
    { ...base, kind: 'text', path: 'id', fallback: '' },
    { ...base, kind: 'dice', path: 'hit.damage', fallback: '1d6' },
    { ...base, kind: 'flag', path: 'blast', fallback: false },
  ],
} as const satisfies FormField;

describe('a sheet under its form', () => {
  it('reads and writes nested values without touching the original', () => {
    const sheet = { str: 1, dex: { max: 3, current: 2 } };
    const next = withValueAt(sheet, 'dex.max', -4);
    expect(next).toEqual({ str: 1, dex: { max: -4, current: 2 } });
    expect(sheet.dex.max).toBe(3);
    expect(valueAt(next, 'dex.max')).toBe(-4);
  });

  it('makes what is missing on the way, also where null stands', () => {
    expect(withValueAt({ speedster: null }, 'speedster.bonus', 2)).toEqual({ speedster: { bonus: 2 } });
    expect(valueAt({ speedster: null }, 'speedster.bonus')).toBeUndefined();
  });

  it('does not find what a sheet only inherits', () => {
    expect(valueAt({}, 'constructor.name')).toBeUndefined();
  });

  it('reads paths with list positions, as faults name them', () => {
    expect(pathParts('weapons[0].hit.damage')).toEqual(['weapons', 0, 'hit', 'damage']);
  });

  it('gives new items their fallbacks and an id no other item has', () => {
    const first = withItemAdded({}, 'weapons', weapons);
    const second = withItemAdded(first, 'weapons', weapons);
    const again = withItemAdded(withItemRemoved(second, 'weapons', 0), 'weapons', weapons);
    expect(itemsAt(first, 'weapons')).toEqual([{ id: 'weapons-1', hit: { damage: '1d6' }, blast: false }]);
    const ids = itemsAt(again, 'weapons').map((_, index) => valueAt(again, `weapons[${index}].id`));
    expect(new Set(ids).size).toBe(2);
  });

  it('takes in ready items under ids that no other item has', () => {
    const axe = { id: 'machado', name: 'Machado', hit: { damage: '1d10' } };
    const once = withReadyItem({}, 'weapons', axe);
    const thrice = withReadyItem(withReadyItem(once, 'weapons', axe), 'weapons', axe);
    expect(itemsAt(once, 'weapons')).toEqual([axe]);
    const later = withReadyItem(withItemRemoved(thrice, 'weapons', 1), 'weapons', axe);
    for (const sheet of [thrice, later]) {
      const ids = itemsAt(sheet, 'weapons').map((_, index) => valueAt(sheet, `weapons[${index}].id`));
      expect(new Set(ids).size).toBe(ids.length);
      expect(valueAt(sheet, 'weapons[1]')).toMatchObject({ name: 'Machado', hit: { damage: '1d10' } });
    }
  });

  it('changes one item of a list in its place', () => {
    const sheet = { weapons: [{ blast: false }, { blast: false }] };
    expect(withValueAt(sheet, 'weapons[1].blast', true)).toEqual({
      weapons: [{ blast: false }, { blast: true }],
    });
  });

  it('does not ask people for ids', () => {
    expect(visibleFields(weapons.fields).map(({ path }) => path)).toEqual(['hit.damage', 'blast']);
  });
});

it('says what helps with several fields in a row at the first of them', () => {
  const field = (path: string, help: FormField['help']): FormField => ({
    ...base,
    kind: 'integer',
    path,
    help,
    fallback: 0,
  });
  const helped = helpedOnce([
    field('a', plain('x')),
    field('b', null),
    field('c', plain('x')),
    field('d', plain('x')),
  ]);
  expect(helped.map(({ help }) => help !== null)).toEqual([true, false, true, false]);
});
