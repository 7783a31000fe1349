import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GivenFile } from '#shared/api/campaigns.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { writtenText } from '#electron/testing/campaign-files.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { workHere } from '#electron/testing/work-here.ts';
import { openGivenFiles } from './given-files.ts';
import { givenPaths, handedPaths } from './given-paths.ts';
import { openInbox } from './inbox.ts';

describe('the files among a program’s arguments', () => {
  it.each([
    [['/app', 'luas.rodada'], ['/home/ana/luas.rodada']],
    [['--flag=x.rodada', '-y.rodada', 'notas.txt', '/a/B.RODADA'], ['/a/B.RODADA']],
    [['file:///home/ana/vale%20do%20sino.rodada'], ['/home/ana/vale do sino.rodada']],
    [['file://other/host/a.rodada', 'file:///%E0%A4.rodada'], []],
  ])('%j', (args, paths) => expect(givenPaths(args, '/home/ana')).toEqual(paths));

  it.each([
    [{ files: ['/a.rodada', 7] }, ['/a.rodada']],
    [{ files: 'x' }, []],
    [null, []],
    ['x', []],
  ])('as another start hands them over: %j', (handed, paths) => expect(handedPaths(handed)).toEqual(paths));
});

/** A file of a campaign with one creature, and the question about it in another narrator's data. */
function asking() {
  const there = tempStore();
  const { id } = givenCampaign(there, { name: 'Vale do Sino' });
  givenCreature(there, id);
  const folder = tempFolder();
  const path = join(folder, 'vale.rodada');
  writeFileSync(path, writtenText(there, id));
  const db = tempStore();
  const inbox = openInbox([path]);
  const told: (GivenFile | null)[] = [];
  const now = () => '2026-11-29T10:00:00.000Z';
  const given = openGivenFiles({ inbox, work: workHere(db), now, tell: (file) => told.push(file) });
  return { db, folder, path, inbox, given, told };
}

describe('a campaign file from outside', () => {
  it('is looked into, and nothing of it comes in', async () => {
    const { db, given } = asking();
    const first = await given.first();
    expect(first).toMatchObject({ id: 1, file: 'vale.rodada', fault: null });
    expect(first?.glance).toMatchObject({ name: 'Vale do Sino', creatures: 1, fights: 0 });
    expect(first?.bytes).toBeGreaterThan(100);
    expect(listCampaigns(db)).toEqual([]);
  });

  it('comes in as a new campaign by the narrator’s word alone, once', async () => {
    const { db, given } = asking();
    expect((await given.take(1)).campaign.name).toBe('Vale do Sino');
    expect(listCampaigns(db)).toHaveLength(1);
    expect(await given.first()).toBeNull();
    expect(await refusalOf(() => given.take(1))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that is none says why, and lets the next one be asked about', async () => {
    const { folder, path, inbox, given, told } = asking();
    given.leave(1);
    inbox.add([join(folder, 'gone\u202e.rodada'), path]);
    expect(await given.first()).toMatchObject({ id: 2, file: 'gone.rodada', bytes: null, glance: null });
    expect((await given.first())?.fault).toMatchObject({ key: 'store.import.unreadable' });
    given.leave(2);
    await expect.poll(() => told.at(-1)).toMatchObject({ id: 3, glance: { name: 'Vale do Sino' } });
  });
});
