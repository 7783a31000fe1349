import { mkdirSync, rmSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCampaigns } from '../electron/store/campaigns.ts';
import { FILE_NAME } from '../electron/store/opening/open-store.ts';
import { openSqlite } from '../electron/store/sqlite.ts';
import { readSettings } from '../electron/store/settings.ts';
import { fileThread } from './file-thread.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { prepareGathered, YEARS } from './prepared-years.ts';
import { inTempFolder } from './temp-folder.ts';

const ROUNDS = 3;
const LIMIT = 6;

/**
 * The campaign of years written to a file and brought in again as another one, as the app does it in its thread for files.
 * Against SQLite's own backup of the database that holds it, to the same disk.
 */
export function campaignFileBench(): Promise<Ratio> {
  return inTempFolder(async (folder) => {
    const source = join(folder, 'source');
    prepareGathered(source, YEARS);
    return await compareMeasured(
      `.rodada out and in of the large campaign / SQLite's own backup of it`,
      LIMIT,
      () => outAndIn(join(source, FILE_NAME), join(folder, 'round')),
      () => backup(join(source, FILE_NAME), join(folder, 'backup.db')),
      ROUNDS,
    );
  });
}

/** Milliseconds of writing the campaign and bringing it in, in a copy of the database; fails when not all came in. */
async function outAndIn(source: string, folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const file = join(folder, FILE_NAME);
  copyFileSync(source, file);
  const campaignId = campaignOf(file);
  const work = fileThread(file);
  const path = join(folder, 'campaign.rodada');
  try {
    // The thread is at hand and has the database open, as in an app that has been used.
    await work.run('clear-unfinished', { folder });
    const begun = performance.now();
    await work.run('campaign-write', { campaignId, now: now(), path });
    const brought = await work.run('campaign-read', {
      source: { kind: 'file', path, most: Number.MAX_SAFE_INTEGER },
      now: now(),
    });
    const taken = performance.now() - begun;
    const { creatures, fights, notices } = brought;
    if (creatures !== YEARS.creatures || fights !== YEARS.fights || notices.length > 0) {
      throw new Error(`${creatures} creatures and ${fights} fights came in, with ${notices.length} notices`);
    }
    return taken;
  } finally {
    await work.close();
  }
}

function campaignOf(file: string): string {
  const db = openSqlite(file, { readonly: true });
  try {
    return readSettings(db).campaignId ?? listCampaigns(db)[0]?.id ?? '';
  } finally {
    db.close();
  }
}

async function backup(source: string, target: string): Promise<number> {
  rmSync(target, { force: true });
  const db = openSqlite(source);
  try {
    const begun = performance.now();
    await db.backup(target);
    return performance.now() - begun;
  } finally {
    db.close();
  }
}

function now(): string {
  return new Date().toISOString();
}
