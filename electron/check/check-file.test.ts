import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { damage } from '#electron/testing/damage.ts';
import { endless, FIRST, storedFight } from '#electron/testing/long-fight.ts';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { checkData, openDataCheck } from './check-data.ts';
import { checkFile } from './check-file.ts';

const now = () => '2026-12-01T10:00:00.000Z';

describe('a check of all that is stored', () => {
  it('counts rows and finds nothing wrong with what is good', () => {
    const { db, id } = storedFight([FIRST, ...endless(4)]);
    const { rows, ...report } = checkFile(db.name, {}, now);
    expect(report).toEqual({ at: now(), file: [], damaged: [], failed: null });
    expect(rows).toBeGreaterThan(2);
    expect(id).not.toBe('');
  });

  it('names every row that can’t be read, and fights that can’t be read to their end', () => {
    const { db, id, campaignId } = storedFight([FIRST, ...endless(4)]);
    const wolf = givenCreature(db, campaignId, { name: 'Lobo' });
    damage(db, `UPDATE creatures SET sheet = '{"a":"' WHERE id = '${wolf.id}'`);
    damage(db, `UPDATE combat_commands SET command = '{' WHERE combat_id = '${id}' AND seq = 2`);
    const { damaged, file } = checkFile(db.name, {}, now);
    expect(file).toEqual([]);
    expect(damaged.map(({ table, key, why }) => [table, key, say(why, 'pt-BR')])).toEqual([
      ['creatures', wolf.id, 'Não dá para ler a ficha como está no disco.'],
      ['combats', id, expect.stringContaining('A linha 2')],
    ]);
  });

  it('tells what is wrong with the file itself, and looks at the rest', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    for (let count = 0; count < 60; count += 1) givenCreature(db, id, { notes: 'n'.repeat(3000) });
    db.pragma('wal_checkpoint(TRUNCATE)');
    const page = Number(db.pragma('page_size', { simple: true }));
    const at = statSync(db.name).size - 5 * page;
    const file = openSync(db.name, 'r+');
    writeSync(file, Buffer.alloc(2 * page, 0xff), 0, 2 * page, at);
    closeSync(file);
    const report = checkFile(db.name, {}, now);
    expect(report.file).not.toEqual([]);
    expect(report.failed).toBeNull();
  });

  it('tells of a table that is gone', () => {
    const db = tempStore();
    db.exec('DROP TABLE sessions');
    expect(checkFile(db.name, {}, now).file).toContainEqual(
      expect.stringContaining('no such table: sessions'),
    );
  });

  it('of a file that isn’t there says why nothing was looked at', () => {
    const { failed } = checkFile(join(tempFolder(), 'nada.db'), {}, now);
    expect(failed && say(failed, 'pt-BR')).toContain('SQLITE_CANTOPEN');
  });
});

describe('on a thread of its own', { timeout: 60_000 }, () => {
  const script = new URL('check-worker.ts', import.meta.url);

  it('the check comes to the same', async () => {
    const db = tempStore();
    givenCreature(db, givenCampaign(db).id);
    const report = await checkData(db.name, { script });
    expect(report).toEqual({ ...checkFile(db.name, {}, now), at: report.at });
  });

  it('a thread that breaks down is told', async () => {
    const broken = new URL('nowhere.ts', import.meta.url);
    expect((await checkData('x.db', { script: broken })).failed).not.toBeNull();
  });
});

it('asked for while it looks, it is the same check, told once', async () => {
  const report = checkFile(tempStore().name, {}, now);
  const told: unknown[] = [];
  const check = openDataCheck(
    () => Promise.resolve(report),
    (came) => told.push(came),
  );
  expect(check.last()).toBeNull();
  await Promise.all([check.check(), check.check()]);
  expect([told, check.last()]).toEqual([[report], report]);
});
