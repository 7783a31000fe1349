import type { DataReport } from '#shared/api/damage.ts';
import { askWorker } from '#electron/ask-worker.ts';
import { failedReport } from './check-file.ts';

/** What the check of a database is made with. */
export interface CheckTools {
  /** The script of the thread that looks. */
  readonly script: string | URL;
  /** SQLite compiled for another runtime than the package's own. */
  readonly nativeBinding?: string | undefined;
}

/**
 * Looks at all that stands in a database file, page by page and row by row, on a thread of its own with a connection of
 * its own that only reads. Never rejects: where it can't be looked at, the report says why.
 */
export function checkData(path: string, { script, nativeBinding }: CheckTools): Promise<DataReport> {
  const workerData = { path, nativeBinding };
  const failed = (why: Error): DataReport => failedReport(new Date().toISOString(), why.message);
  return askWorker({ script, workerData, failed });
}

/** The checks of the app's own database, one at a time. */
export interface DataCheck {
  /** Looks at everything; asked for while it looks, it is the same check. */
  readonly check: () => Promise<DataReport>;
  /** What came of the last one; null before its end. */
  readonly last: () => DataReport | null;
}

/** Makes the check of a database; `tell` hears what came of each. */
export function openDataCheck(
  look: () => Promise<DataReport>,
  tell: (report: DataReport) => void,
): DataCheck {
  let last: DataReport | null = null;
  let looking: Promise<DataReport> | null = null;
  async function check(): Promise<DataReport> {
    const report = await look();
    looking = null;
    last = report;
    tell(report);
    return report;
  }
  return { check: () => (looking ??= check()), last: () => last };
}
