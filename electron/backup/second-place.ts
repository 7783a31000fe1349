import { readdirSync } from 'node:fs';
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Backup, SecondPlace } from '#shared/api/backups.ts';
import { sweep } from './files.ts';
import { outdated } from './rotation.ts';

/** Another place that backups are copied to: another disk, a folder that is kept in step with other machines. */
export interface OtherPlace {
  /** Copies a backup there, now or as soon as the place can be reached, and lets the outdated ones there go. */
  readonly bring: (backup: string) => Promise<void>;
  /** Tries again what waits. */
  readonly retry: () => Promise<void>;
  readonly state: () => SecondPlace;
}

/** What the other place is kept with. */
export interface OtherPlaceTools {
  /** As the narrator chose it. */
  readonly folder: string;
  /** Tells the database from others whose backups may lie there, too. */
  readonly identity: string;
  readonly now: () => Date;
  readonly list: (folder: string) => Promise<readonly Backup[]>;
  readonly mostBytes: number;
}

/** What a folder of its backups there is called. */
const OWN = /^rodada-[0-9a-f]{8}$/;

/** Keeps the other place. It is never made: where the folder isn't, its disk isn't either. */
export function otherPlace({ folder, identity, now, list, mostBytes }: OtherPlaceTools): OtherPlace {
  const own = join(folder, `rodada-${identity.slice(0, 8)}`);
  let waiting: string | null = null;
  let away = false;

  async function retry(): Promise<void> {
    if (waiting === null) return;
    const path = waiting;
    try {
      await access(folder);
      await mkdir(own, { recursive: true });
      await copyOnto(path, join(own, basename(path)));
      for (const name of outdated(await list(own), now(), mostBytes))
        await rm(join(own, name), { force: true });
      away = false;
      // Another one may have come meanwhile.
      if (waiting === path) waiting = null;
    } catch {
      away = true;
    }
  }
  return {
    retry,
    bring: (backup) => {
      waiting = backup;
      return retry();
    },
    state: () => ({ folder, away, waiting: waiting !== null }),
  };
}

/** The folders of backups in the second place, of whatever database; none while it is away. */
export function secondFolders(folder: string | null): readonly string[] {
  try {
    const names = folder === null ? [] : readdirSync(folder, { withFileTypes: true });
    return names
      .filter((one) => one.isDirectory() && OWN.test(one.name))
      .map(({ name }) => join(folder ?? '', name));
  } catch {
    return [];
  }
}

/** Copies a file so that it has its name only when it is whole and on disk. */
async function copyOnto(from: string, to: string): Promise<void> {
  await sweep(dirname(to));
  const unfinished = `${to}.tmp`;
  await copyFile(from, unfinished);
  const file = await open(unfinished, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, to);
}
