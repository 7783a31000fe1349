import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Something that was started. */
interface Started {
  readonly stop: () => Promise<void>;
}

/** Has something stopped in the end; gives it back. */
type Keep = <S extends Started>(started: S) => S;

/** Works in an empty folder; in the end all that was kept is stopped and the folder goes, whatever came of the work. */
export async function inTempFolder<T>(work: (folder: string, keep: Keep) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const kept: Started[] = [];
  try {
    return await work(folder, (started) => {
      kept.push(started);
      return started;
    });
  } finally {
    for (const { stop } of kept) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
