import { describe, expect, it } from 'vitest';
import type { ObjectTables } from '#shared/api/objects.ts';
import '#shared/rules/registry.ts';
import { SHIPPED_MATERIALS } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES } from '#shared/rules/objects/sizes.ts';
import { say } from '#shared/text/translate.ts';
import { faultsOf, freshName, freshRow, rowsOf, sameRow } from './edited-rows.ts';

const standing = { origin: 'shipped', hidden: false, uses: [] } as const;
const tables: ObjectTables = {
  sizes: SHIPPED_SIZES.map((row) => ({ ...row, ...standing })),
  materials: SHIPPED_MATERIALS.map((row) => ({ ...row, ...standing })),
};
const words = (name: Parameters<typeof say>[0]) => say(name, 'pt-BR');
const sizes = rowsOf(tables, 'sizes', words);
const materials = rowsOf(tables, 'materials', words);

describe('rows of the tables of objects as they are typed', () => {
  it('show their names in words and their figures', () => {
    expect(sizes[4]).toMatchObject({ id: 'large', name: 'Grande', figures: { maxMeters: 3, modifier: 3 } });
    expect(materials[6]).toMatchObject({ name: 'Madeira', figures: { bonus: 2, damageReduction: 5 } });
  });

  it('O4 O6 are wrong without a name, with another’s name or bound, or with figures out of bounds', () => {
    const size = (
      name: string,
      maxMeters: number | null,
      modifier: number | null,
      id: string | null = null,
    ) => Object.keys(faultsOf('sizes', { id, name, figures: { maxMeters, modifier } }, sizes));
    expect(size('Quarto', 4, 2)).toEqual([]);
    expect(size('Grande', 3, 3, 'large')).toEqual([]);
    expect(size(' ', 4, 2)).toEqual(['name']);
    expect(size('médio', 4, 2)).toEqual(['name']);
    expect(size('Quarto', 3, 2)).toEqual(['maxMeters']);
    expect(size('Quarto', null, 2)).toEqual(['maxMeters']);
    expect(size('Quarto', 4, -5)).toEqual(['modifier']);
    expect(size('Quarto', 4, null)).toEqual(['modifier']);
    const material = { id: null, name: 'Ar', figures: { bonus: 0, damageReduction: -1 } };
    expect(Object.keys(faultsOf('materials', material, materials))).toEqual(['damageReduction']);
  });

  it('begin with what can be saved', () => {
    for (const [table, rows] of [
      ['sizes', sizes],
      ['materials', materials],
    ] as const) {
      const draft = freshRow(table, freshName('Madeira', rows), rows);
      expect(faultsOf(table, { ...draft, id: null }, rows)).toEqual({});
    }
    expect(freshName('Madeira', materials)).toBe('Madeira 2');
  });

  it('are the same when nothing differs', () => {
    const row = { name: 'Pau', figures: { bonus: 1, damageReduction: 2 } };
    expect(sameRow(row, { ...row, figures: { damageReduction: 2, bonus: 1 } })).toBe(true);
    expect(sameRow(row, { ...row, figures: { ...row.figures, bonus: 2 } })).toBe(false);
  });
});
