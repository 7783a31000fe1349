import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICKS } from '../shared/api/bestiary.ts';
import { writeJson } from '../shared/creature-files/json-file.ts';
import type { Creature } from '../shared/records/creature.ts';
import { systemOf } from '../shared/rules/registry.ts';
import type { FileWork } from '../electron/file-work/file-work.ts';
import { listCreatures } from '../electron/store/creatures.ts';
import { FILE_NAME, mustOpen } from '../electron/store/opening/open-store.ts';
import type { Sqlite } from '../electron/store/sqlite.ts';
import { bareBestiary } from './bare-bestiary.ts';
import { fileThread } from './file-thread.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { fillBestiary } from './prepared-bestiary.ts';
import { PREPARED_SYSTEM, prepareCampaign, preparedStore, storeTable } from './prepared-store.ts';

const CREATURES = 10_000;
const ROUNDS = 9;
const LIMIT = 2.5;
/** As much as the app takes of one file. */
const MOST = 100_000_000;

/**
 * Importing a file of creatures (Rodada's own) as the app does it: its thread for files reads and checks it, then stores
 * all of them. Against bare inserts of the same rows in one transaction, with the same durability, on the same disk
 * (`bareBestiary`). Each round both get another campaign beside those before.
 */
export async function importBench(): Promise<Ratio> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const file = join(folder, 'creatures.json');
  const creatures = creaturesOf(join(folder, 'source'));
  writeFileSync(file, [...writeJson(creatures, systemOf(PREPARED_SYSTEM))].join(''));
  const { db } = mustOpen({ folder, now: new Date() });
  const bare = bareBestiary(join(folder, 'bare.db'));
  const work = fileThread(join(folder, FILE_NAME));
  try {
    return await compareMeasured(
      `import of ${CREATURES} creatures / bare inserts of them`,
      LIMIT,
      () => importing(work, db, file),
      () => {
        const rows = bare.rowsOf(creatures);
        const begun = performance.now();
        bare.insert(rows);
        return performance.now() - begun;
      },
      ROUNDS,
    );
  } finally {
    await work.close();
    db.close();
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function creaturesOf(folder: string): readonly Creature[] {
  const db = preparedStore(folder);
  try {
    const campaignId = prepareCampaign(db);
    fillBestiary(db, campaignId, CREATURES);
    return listCreatures(db, campaignId);
  } finally {
    db.close();
  }
}

/** Milliseconds of one import; fails when not all came in. */
async function importing(work: FileWork, db: Sqlite, path: string): Promise<number> {
  const campaignId = storeTable(db, 'Mesa');
  const begun = performance.now();
  const source = { kind: 'file', path, most: MOST } as const;
  const { reading } = await work.run('import-read', {
    campaignId,
    fileName: 'creatures.json',
    source,
    locale: 'pt-BR',
  });
  const picks = new Uint8Array(CREATURES).fill(PICKS.add);
  const { count } = await work.run('import-commit', { campaignId, reading, picks });
  const taken = performance.now() - begun;
  if (count !== CREATURES) throw new Error(`${count} creatures instead of ${CREATURES}`);
  return taken;
}
