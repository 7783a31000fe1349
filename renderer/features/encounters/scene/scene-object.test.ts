import { describe, expect, it } from 'vitest';
import type { ObjectTables } from '#shared/api/objects.ts';
import { SHIPPED_MATERIALS } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES } from '#shared/rules/objects/sizes.ts';
import { BY_METERS, choicesOf, plainObject, sceneObjectFigures, sizedBy } from './scene-object.ts';

const standing = { origin: 'shipped', hidden: false, uses: [] } as const;
const tables: ObjectTables = {
  sizes: SHIPPED_SIZES.map((row) => ({ ...row, ...standing })),
  materials: SHIPPED_MATERIALS.map((row) => ({ ...row, ...standing })),
};
const without = (id: string): ObjectTables => ({
  sizes: tables.sizes.map((row) => (row.id === id ? { ...row, hidden: true } : row)),
  materials: tables.materials.map((row) => (row.id === id ? { ...row, hidden: true } : row)),
});

describe('objects of an encounter’s scene', () => {
  it('begin as a wooden thing of middle size, or what the campaign has left', () => {
    expect(plainObject(tables, 'Porta')).toMatchObject({ size: 'medium', meters: null, material: 'wood' });
    expect(plainObject(without('wood'), 'Porta')).toMatchObject({ size: 'medium', material: 'paper' });
    expect(plainObject({ ...tables, materials: [] }, 'Porta')).toBeNull();
  });

  it('O4 a size gives its bound to the measure, and a measure gives way to a size', () => {
    expect(sizedBy(BY_METERS, { size: 'large' }, tables)).toEqual({ size: null, meters: 3 });
    expect(sizedBy(BY_METERS, { size: 'colossal' }, tables)).toEqual({ size: null, meters: 2 });
    expect(sizedBy('tiny', { size: null }, tables)).toEqual({ size: 'tiny', meters: null });
  });

  it('O1 O2 O4 O6 have the figures of the campaign’s tables; a size put away is found by choice, not by measure', () => {
    const door = { size: 'large', meters: null, material: 'wood', moving: false };
    expect(sceneObjectFigures(door, without('large'))).toMatchObject({
      size: { id: 'large' },
      stats: { difficulty: 20, hitPoints: 80, damageReduction: 5 },
    });
    const measured = { ...door, size: null, meters: 2.5 };
    expect(sceneObjectFigures(measured, tables)?.size.id).toBe('large');
    expect(sceneObjectFigures(measured, without('large'))?.size.id).toBe('huge');
    expect(sceneObjectFigures({ ...door, material: 'gone' }, tables)).toBeNull();
  });

  it('offer what is in the table, and what was chosen before it was put away', () => {
    const ids = (chosen: string | null) => choicesOf(without('tiny').sizes, chosen).map(({ id }) => id);
    expect(ids(null)).not.toContain('tiny');
    expect(ids('tiny')).toContain('tiny');
  });
});
