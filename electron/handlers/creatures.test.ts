import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CreatureFormat, MOST_IMPORT_BYTES, PICKS } from '#shared/api/bestiary.ts';
import { creatureExporter } from '#electron/export/export-creatures.ts';
import { exportWork } from '#electron/file-work/export-work.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { workHere } from '#electron/testing/work-here.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import type { Services } from './services.ts';
import { creatureHandlers } from './creatures.ts';
import { importHandlers } from './imports.ts';

function givenServices(more: Partial<Services> = {}, over: (db: Sqlite) => Partial<Services> = () => ({})) {
  const plain = tempServices(more);
  const { db } = plain;
  const services = { ...plain, ...over(db) };
  const { id: campaignId } = givenCampaign(db, { system: 'cairn' });
  const handlers = { ...creatureHandlers(services), ...importHandlers(services) };
  const names = () => listCreatures(db, campaignId).map(({ name }) => name);
  const tags = () =>
    Object.fromEntries(listCreatures(db, campaignId).map(({ name, tags: all }) => [name, all]));
  const given = (name: string, own: readonly string[] = []) =>
    givenCreature(db, campaignId, { name, tags: own });
  return { db, campaignId, handlers, names, tags, given };
}

describe('several creatures at once', () => {
  it('get a tag, and give it back exactly', async () => {
    const { campaignId, handlers, tags, given } = givenServices();
    const ids = [given('Lobo', ['fera']).id, given('Urso', ['FERA', 'grande']).id, given('Zumbi').id];
    const before = tags();
    const former = await handlers['creatures:tag']({
      which: { kind: 'these', campaignId, ids },
      tag: 'fera',
      on: true,
    });
    expect(tags()).toEqual({ Lobo: ['fera'], Urso: ['FERA', 'grande'], Zumbi: ['fera'] });
    expect(former.flatMap((one) => one.ids)).toEqual([ids[2]]);
    await handlers['creatures:put-tags']({ creatures: former });
    expect(tags()).toEqual(before);
  });

  it('lose a tag in all its spellings, and get it back in its place', async () => {
    const { campaignId, handlers, tags, given } = givenServices();
    given('Lobo', ['fera', 'noite']);
    given('Urso', ['FERA', 'grande']);
    const before = tags();
    const which = { kind: 'found', filter: { campaignId } } as const;
    const former = await handlers['creatures:tag']({ which, tag: 'Fera', on: false });
    expect(tags()).toEqual({ Lobo: ['noite'], Urso: ['grande'] });
    await handlers['creatures:put-tags']({ creatures: former });
    expect(tags()).toEqual(before);
  });

  it('go together but those excepted, and come back', async () => {
    const { campaignId, handlers, names, given } = givenServices();
    given('Lobo cinzento');
    const kept = given('Lobo velho');
    given('Urso');
    const which = { kind: 'found', filter: { campaignId, search: 'lobo' }, except: [kept.id] } as const;
    const ids = await handlers['creatures:remove']({ which });
    expect(names()).toEqual(['Lobo velho', 'Urso']);
    await handlers['creatures:restore']({ ids });
    expect(names()).toEqual(['Lobo cinzento', 'Lobo velho', 'Urso']);
  });

  it('are changed where nobody waits for it when they are many', async () => {
    const done: string[] = [];
    const { campaignId, handlers, names, tags, given } = givenServices({}, (db) => {
      const work = workHere(db);
      const run: typeof work.run = (name, input) => {
        done.push(name);
        return work.run(name, input);
      };
      return { work: { ...work, run } };
    });
    const ids = Array.from({ length: 60 }, (_, at) => given(`Lobo ${at}`, ['fera']).id);
    const before = [names(), tags()];
    const which = { kind: 'these', campaignId, ids } as const;
    const former = await handlers['creatures:tag']({ which, tag: 'noite', on: true });
    expect(tags()).toMatchObject({ 'Lobo 0': ['fera', 'noite'], 'Lobo 59': ['fera', 'noite'] });
    await handlers['creatures:put-tags']({ creatures: former });
    const removed = await handlers['creatures:remove']({ which: { kind: 'found', filter: { campaignId } } });
    expect(names()).toEqual([]);
    await handlers['creatures:restore']({ ids: removed });
    expect([names(), tags()]).toEqual(before);
    expect(done).toEqual(['creatures-tag', 'creatures-put-tags', 'creatures-remove', 'creatures-restore']);
  });

  it('are refused together when one is of another campaign', async () => {
    const { db, campaignId, handlers, names, given } = givenServices();
    const other = givenCreature(db, givenCampaign(db, { name: 'Outra' }).id);
    const which = { kind: 'these', campaignId, ids: [given('Lobo').id, other.id] } as const;
    expect(await refusalOf(() => handlers['creatures:remove']({ which }))).toMatchObject({ path: 'which' });
    expect(names()).toEqual(['Lobo']);
  });
});

describe('an import', () => {
  it('replaces what it says, adds the rest, and is undone as a whole', async () => {
    const { db, campaignId, handlers, given } = givenServices();
    const wolf = given('Lobo', ['fera']);
    const before = listCreatures(db, campaignId);
    const text = 'nome;PG;FOR;notas;etiquetas\nLobo;9;5;novo;alfa\nUrso;9;5;novo;alfa\nFalcão;1;5;;';
    const preview = await handlers['imports:read-text']({ campaignId, text });
    const picked = { campaignId, reading: preview?.reading ?? 0 };
    const picks = Uint8Array.of(PICKS.replace, PICKS.add, PICKS.none);
    const done = await handlers['imports:commit']({ ...picked, picks });
    expect(done?.count).toBe(2);
    expect(listCreatures(db, campaignId).map(({ id, name, hp }) => [id === wolf.id, name, hp])).toEqual([
      [true, 'Lobo', 9],
      [false, 'Urso', 9],
    ]);
    await handlers['imports:undo']({ campaignId, batch: done?.batch ?? 0 });
    expect(listCreatures(db, campaignId)).toMatchObject(
      before.map(({ id, name, hp, tags }) => ({ id, name, hp, tags })),
    );
    const again = await handlers['imports:read-text']({ campaignId, text });
    expect(again?.reading).not.toBe(picked.reading);
    expect(await refusalOf(() => handlers['imports:commit']({ ...picked, picks }))).toMatchObject({
      code: 'NOT_ALLOWED',
    });
    const half = { campaignId, reading: again?.reading ?? 0, picks: picks.slice(1) };
    expect(await refusalOf(() => handlers['imports:commit'](half))).toMatchObject({ path: 'picks' });
  });

  it('of dropped bytes reads any encoding, and refuses what is no text or too much', async () => {
    const { campaignId, handlers } = givenServices();
    const read = (bytes: Uint8Array) =>
      handlers['imports:read-bytes']({ campaignId, fileName: 'a.csv', bytes });
    const latin = Uint8Array.from('Nome;PG\nDrag\xe3o;12', (character) => character.charCodeAt(0));
    expect((await read(latin))?.creatures).toMatchObject([{ name: 'Dragão', hp: 12 }]);
    expect((await refusalOf(() => read(new Uint8Array(MOST_IMPORT_BYTES + 1)))).words).toContain(
      'grande demais',
    );
    expect((await refusalOf(() => read(Uint8Array.of(0x50, 0x4b, 3, 4, 0)))).words).toContain(
      'não é de texto',
    );
  });
});

describe('an export', () => {
  it.each(['json', 'csv', 'excel', 'stat-lines'] as const)(
    'as %s is read back as it was',
    async (format: CreatureFormat) => {
      const path = join(tempFolder(), 'bestiario');
      const { campaignId, handlers } = givenServices({}, (db) => ({
        exportCreatures: creatureExporter({
          locale: () => 'pt-BR',
          work: exportWork(workHere(db)),
          printer: {
            fontCss: () => Promise.resolve(''),
            print: () => Promise.reject(new Error('no PDF asked for')),
          },
          chooseTarget: () => Promise.resolve(path),
        }),
      }));
      await handlers['creatures:save']({
        campaignId,
        name: 'Dragão',
        hp: 12,
        sheet: { str: 18, dex: 12, wil: 12, armor: 2, weapons: [{ id: 'a', name: 'garras', dice: 'd10' }] },
        notes: 'Sopra fogo; dorme.',
      });
      const which = { kind: 'found', filter: { campaignId } } as const;
      expect(await handlers['creatures:export']({ which, format })).toEqual({
        fileName: 'bestiario',
        count: 1,
        lossy: 0,
      });
      const bytes = new Uint8Array(readFileSync(path));
      const preview = await handlers['imports:read-bytes']({ campaignId, fileName: 'bestiario', bytes });
      expect(preview?.faults).toEqual([]);
      expect(preview?.creatures).toMatchObject([
        {
          name: 'Dragão',
          hp: 12,
          notes: 'Sopra fogo; dorme.',
          dropped: [],
          sheet: { str: { max: 18 }, armor: 2 },
        },
      ]);
      if (format !== 'stat-lines') expect(preview?.creatures[0]?.known?.same).toBe(true);
    },
  );
});
