import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Changed } from '#shared/api/changes.ts';
import { PICKS } from '#shared/api/bestiary.ts';
import { GIVEN_UP } from '#electron/files/work-place.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { openFileWork, type FileWork } from './file-work.ts';

const NOW = '2026-11-29T10:00:00.000Z';
const opened: FileWork[] = [];

/** Work on the files of a new database, in a thread of its own. */
function working() {
  const db = tempStore();
  const told: Changed[] = [];
  const faults: unknown[] = [];
  const steps: number[] = [];
  const work = openFileWork({
    script: new URL('file-worker.ts', import.meta.url),
    file: db.name,
    readonly: false,
    tell: (_name, progress) => steps.push(progress?.done ?? -1),
    changed: (changed) => told.push(changed),
    report: (thrown) => faults.push(thrown),
  });
  opened.push(work);
  const { id: campaignId } = givenCampaign(db, { system: 'cairn' });
  return { db, work, told, faults, steps, campaignId };
}

const table = (rows: number) =>
  `nome;PG;FOR\n${Array.from({ length: rows }, (_, row) => `Lobo ${row};5;12\n`).join('')}`;

describe('work on files in a thread of its own', () => {
  afterEach(() => Promise.all(opened.splice(0).map((work) => work.close())));

  it('brings creatures in, tells what changed, and takes them back', async () => {
    const { db, work, told, campaignId } = working();
    const source = { kind: 'text', text: table(3) } as const;
    const { reading, creatures, count } = await work.run('import-read', {
      campaignId,
      fileName: null,
      source,
      locale: 'pt-BR',
    });
    expect([count, creatures.map(({ name }) => name)]).toEqual([3, ['Lobo 0', 'Lobo 1', 'Lobo 2']]);
    expect(await work.run('import-rows', { reading, places: [2] })).toEqual([creatures[2]]);
    const picks = Uint8Array.of(PICKS.add, PICKS.none, PICKS.add);
    const { batch } = await work.run('import-commit', { campaignId, reading, picks });
    expect(listCreatures(db, campaignId).map(({ name }) => name)).toEqual(['Lobo 0', 'Lobo 2']);
    const ids = listCreatures(db, campaignId).map(({ id }) => id);
    expect(told.map(({ creatures: which = [] }) => which.toSorted())).toEqual([ids.toSorted()]);
    await work.run('import-undo', { campaignId, batch, now: NOW });
    expect(listCreatures(db, campaignId)).toEqual([]);
  });

  it('writes a campaign and reads it again, and copies it', async () => {
    const { db, work, campaignId } = working();
    const path = join(tempFolder(), 'a.rodada');
    expect(await work.run('campaign-write', { campaignId, now: NOW, path })).toEqual([]);
    const source = { kind: 'bytes', bytes: new Uint8Array(readFileSync(path)) } as const;
    await work.run('campaign-read', { source, now: NOW }, { give: [source.bytes] });
    expect(source.bytes).toHaveLength(0);
    await work.run('campaign-copy', { id: campaignId, now: NOW });
    expect(
      listCampaigns(db)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['A Torre de Vidro', 'A Torre de Vidro (2)', 'A Torre de Vidro (3)']);
  });

  it('is given up whenever the narrator says, and leaves nothing behind', async () => {
    const { db, work, steps, campaignId } = working();
    const source = { kind: 'text', text: table(90_000) } as const;
    const read = work.run('import-read', { campaignId, fileName: null, source, locale: 'pt-BR' });
    work.giveUp();
    await expect(read).rejects.toBe(GIVEN_UP);
    expect(work.isBusy()).toBe(false);
    expect(steps.at(-1)).toBe(-1);
    const gone = new AbortController();
    gone.abort();
    const copying = work.run(
      'import-read',
      { campaignId, fileName: null, source, locale: 'pt-BR' },
      { signal: gone.signal },
    );
    await expect(copying).rejects.toBe(GIVEN_UP);
    expect(listCreatures(db, campaignId)).toEqual([]);
  });

  it('says what is the narrator’s fault in words, and reports what is ours', async () => {
    const { work, faults, campaignId } = working();
    const source = { kind: 'file', path: '/nowhere/x', most: 9 } as const;
    const refusal = await refusalOf(() =>
      work.run('import-read', { campaignId, fileName: 'x', source, locale: 'pt-BR' }),
    );
    expect(refusal).toMatchObject({ code: 'BAD_FILE' });
    expect(faults).toEqual([]);
    await work.close();
    expect(await work.run('clear-unfinished', { folder: tempFolder() })).toBeNull();
  });
});
