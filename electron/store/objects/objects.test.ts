import { describe, expect, it } from 'vitest';
import { SHIPPED_MATERIALS } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES } from '#shared/rules/objects/sizes.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { listMaterials, listObjectSizes, seedObjects } from './objects.ts';

describe('sizes and materials of objects in the database', () => {
  it('O6 are the shipped ones at first, and again after every start', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    seedObjects(db);
    expect(listObjectSizes(db, id)).toEqual(SHIPPED_SIZES);
    expect(listMaterials(db, id)).toEqual(SHIPPED_MATERIALS);
  });

  it('O6 are a campaign’s own where it changed, added or hid rows, and shipped for the others', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    const other = givenCampaign(db, { name: 'Outra' });
    const own = db.prepare('INSERT INTO materials VALUES (?, ?, ?, ?, ?, ?, ?)');
    own.run(id, 'wood', 6, '{"plain":"Madeira verde"}', 1, 3, 0);
    own.run(id, 'crystal', 99, '{"plain":"Cristal"}', 2, 2, 0);
    own.run(id, 'paper', 0, '{"plain":"Papel"}', 0, 0, 1);
    db.prepare('INSERT INTO object_sizes VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      ...[id, 'tiny', 0, '{"plain":"Grão"}', 0.01, -4, 0],
    );
    seedObjects(db);
    const materials = listMaterials(db, id);
    expect(materials.map((material) => material.id)).toEqual([
      ...SHIPPED_MATERIALS.map((material) => material.id).filter((code) => code !== 'paper'),
      'crystal',
    ]);
    expect(materials.find((material) => material.id === 'wood')).toEqual({
      id: 'wood',
      name: { plain: 'Madeira verde' },
      bonus: 1,
      damageReduction: 3,
    });
    expect(listObjectSizes(db, id)[0]).toEqual({
      id: 'tiny',
      name: { plain: 'Grão' },
      maxMeters: 0.01,
      modifier: -4,
    });
    expect(listMaterials(db, other.id)).toEqual(SHIPPED_MATERIALS);
  });
});
