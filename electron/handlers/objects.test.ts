import { describe, expect, it } from 'vitest';
import type { Channel } from '#shared/api/channels.ts';
import type { ObjectTables, RowsBefore } from '#shared/api/objects.ts';
import { objects } from '#shared/rules/objects/index.ts';
import { SHIPPED_MATERIALS } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES } from '#shared/rules/objects/sizes.ts';
import { addTexts } from '#shared/text/translate.ts';
import { listMaterials, listObjectSizes } from '#electron/store/objects/objects.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenEncounter } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { objectHandlers } from './objects.ts';

addTexts(objects.id, objects.texts);

function scene() {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const handlers = objectHandlers({ db });
  const refused = (channel: Channel & keyof typeof handlers, raw: unknown) =>
    refusalOf(() => handlers[channel](raw));
  const putBack = (before: RowsBefore) => handlers['objects:put-back']({ campaignId, before });
  const tables = () => handlers['objects:tables']({ campaignId });
  return { db, campaignId, handlers, refused, putBack, tables };
}

const door = { name: 'Porta', quantity: 1, size: 'large', meters: null, material: 'wood', moving: false };
const size = ({ sizes }: ObjectTables, id: string) => sizes.find((row) => row.id === id);
const material = ({ materials }: ObjectTables, id: string) => materials.find((row) => row.id === id);

describe('tables of objects over the contract', () => {
  it('O6 begin as shipped, nothing in use', async () => {
    const { tables } = scene();
    const plain = { origin: 'shipped', hidden: false, uses: [] };
    expect(await tables()).toEqual({
      sizes: SHIPPED_SIZES.map((row) => ({ ...row, ...plain })),
      materials: SHIPPED_MATERIALS.map((row) => ({ ...row, ...plain })),
    });
  });

  it('O6 a row changed keeps its place and its name in every language, and goes back whole', async () => {
    const { db, campaignId, handlers, putBack, tables } = scene();
    const shipped = await tables();
    const asked = { campaignId, id: 'wood', name: 'Madeira', bonus: 3, damageReduction: 6 };
    const { tables: after, before } = await handlers['objects:save-material'](asked);
    expect(material(after, 'wood')).toMatchObject({ origin: 'changed', bonus: 3, damageReduction: 6 });
    expect(after.materials.map(({ id }) => id)).toEqual(SHIPPED_MATERIALS.map(({ id }) => id));
    expect(material(after, 'wood')?.name).toEqual(material(shipped, 'wood')?.name);
    const renamed = await handlers['objects:save-material']({ ...asked, name: 'Madeira verde' });
    expect(material(renamed.tables, 'wood')?.name).toEqual({ plain: 'Madeira verde' });
    expect((await putBack(renamed.before)).tables).toEqual(after);
    expect((await putBack(before)).tables).toEqual(shipped);
    expect(listMaterials(db, campaignId)).toEqual(SHIPPED_MATERIALS);
  });

  it('O4 O6 a size of its own finds its place by its bound, and is undone without a trace', async () => {
    const { db, campaignId, handlers, putBack, tables } = scene();
    const shipped = await tables();
    const asked = { campaignId, id: null, name: 'Quarto', maxMeters: 4, modifier: 4 };
    const { before } = await handlers['objects:save-size'](asked);
    expect(listObjectSizes(db, campaignId).map(({ maxMeters }) => maxMeters)).toEqual([
      ...[0.15, 0.3, 0.9, 1.5, 3, 4, 6, 100, null],
    ]);
    expect((await putBack(before)).tables).toEqual(shipped);
  });

  it('O6 a row taken out stays away until it is brought back; what was its own is gone from the list', async () => {
    const { db, campaignId, handlers } = scene();
    const paper = { campaignId, table: 'materials', id: 'paper' };
    const { tables: without } = await handlers['objects:hide']({ ...paper, hidden: true });
    expect(material(without, 'paper')).toMatchObject({ origin: 'shipped', hidden: true });
    expect(listMaterials(db, campaignId).map(({ id }) => id)).not.toContain('paper');
    await handlers['objects:hide']({ ...paper, hidden: false });
    expect(listMaterials(db, campaignId)).toEqual(SHIPPED_MATERIALS);
    const own = { campaignId, id: null, name: 'Cristal', bonus: 2, damageReduction: 2 };
    const { tables: added } = await handlers['objects:save-material'](own);
    const id = added.materials.at(-1)?.id ?? '';
    const { tables: gone, before } = await handlers['objects:hide']({ ...paper, id, hidden: true });
    expect(material(gone, id)).toBeUndefined();
    const back = await handlers['objects:put-back']({ campaignId, before });
    expect(material(back.tables, id)).toMatchObject({ name: { plain: 'Cristal' }, hidden: false });
  });

  it('O6 a row in use stays, and says what uses it', async () => {
    const { db, campaignId, handlers, refused, tables } = scene();
    const own = { campaignId, id: null, name: 'Cristal', bonus: 2, damageReduction: 2 };
    const { tables: added, before } = await handlers['objects:save-material'](own);
    const crystal = added.materials.at(-1)?.id ?? '';
    const mirror = { ...door, name: 'Espelho', size: null, meters: 2, material: crystal };
    const encounter = givenEncounter(db, campaignId, { name: 'Ponte', objects: [door, mirror] });
    const use = (object: string) => [{ encounterId: encounter.id, encounter: 'Ponte', object }];
    const now = await tables();
    expect(size(now, 'large')?.uses).toEqual(use('Porta'));
    expect(size(now, 'medium')?.uses).toEqual([]);
    expect(material(now, crystal)?.uses).toEqual(use('Espelho'));
    const words = 'Está em uso e não pode sair da tabela: Porta (Ponte). Mude isso antes.';
    const asked = { campaignId, table: 'sizes', id: 'large', hidden: true };
    expect(await refused('objects:hide', asked)).toEqual({ code: 'NOT_ALLOWED', path: 'id', words });
    expect((await refused('objects:put-back', { campaignId, before })).code).toBe('NOT_ALLOWED');
    const reset = await handlers['objects:reset']({ campaignId, table: 'materials', id: null });
    expect(material(reset.tables, crystal)).toMatchObject({ hidden: false });
  });

  it('O6 a row, or all of them, go back to what is shipped, and that is undone', async () => {
    const { campaignId, handlers, putBack, tables } = scene();
    const shipped = await tables();
    await handlers['objects:save-size']({
      campaignId,
      id: 'tiny',
      name: 'Grão',
      maxMeters: 0.01,
      modifier: -4,
    });
    await handlers['objects:save-size']({ campaignId, id: null, name: 'Lua', maxMeters: 5000, modifier: 20 });
    await handlers['objects:hide']({ campaignId, table: 'sizes', id: 'small', hidden: true });
    const own = await tables();
    const one = await handlers['objects:reset']({ campaignId, table: 'sizes', id: 'tiny' });
    expect(size(one.tables, 'tiny')).toEqual(size(shipped, 'tiny'));
    expect((await putBack(one.before)).tables).toEqual(own);
    const all = await handlers['objects:reset']({ campaignId, table: 'sizes', id: null });
    expect(all.tables).toEqual(shipped);
    expect((await putBack(all.before)).tables).toEqual(own);
  });

  it.each([
    ['objects:save-size', { id: 'tiny', name: 'Médio', maxMeters: 0.15, modifier: -3 }, 'name'],
    ['objects:save-size', { id: null, name: 'Outro', maxMeters: 1.5, modifier: 0 }, 'maxMeters'],
    ['objects:save-size', { id: null, name: 'Outro', maxMeters: null, modifier: 0 }, 'maxMeters'],
    ['objects:save-size', { id: 'tiny', name: 'Ínfimo', maxMeters: 0.15, modifier: -5 }, 'modifier'],
    ['objects:save-material', { id: null, name: ' madeira', bonus: 0, damageReduction: 0 }, 'name'],
    ['objects:save-material', { id: null, name: 'Ar', bonus: 0, damageReduction: -1 }, 'damageReduction'],
  ] as const)('O6 %s refuses %o, naming the field', async (channel, row, path) => {
    const { campaignId, refused } = scene();
    expect(await refused(channel, { campaignId, ...row })).toMatchObject({ code: 'BAD_REQUEST', path });
  });

  it('a row that isn’t there is not found', async () => {
    const { campaignId, refused } = scene();
    const asked = { campaignId, table: 'sizes', id: 'gone' };
    expect((await refused('objects:hide', { ...asked, hidden: true })).code).toBe('NOT_FOUND');
    expect((await refused('objects:reset', asked)).code).toBe('NOT_FOUND');
    const draft = { campaignId, id: 'gone', name: 'X', bonus: 0, damageReduction: 0 };
    expect((await refused('objects:save-material', draft)).code).toBe('NOT_FOUND');
  });
});
