import { basename } from 'node:path';
import type { ExportFormat, Fight } from '../../shared/api/combats.ts';
import { readSettings } from '../store/settings.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { EXTENSIONS, logFile, type Printer } from './log-file.ts';
import { logOf } from './log-of.ts';
import { safeFileName } from './safe-file-name.ts';
import { writeWhole } from './write-whole.ts';

/** Writes a fight's log where the narrator says; gives the file's name, or null when the dialog was closed. */
export type LogExporter = (fight: Fight, format: ExportFormat) => Promise<string | null>;

/** What exporting needs of the world. */
export interface ExportTools {
  readonly db: Sqlite;
  readonly printer: Printer;
  /** Asks where to save, offering a name; null when the dialog was closed. */
  readonly chooseTarget: (name: string, format: ExportFormat) => Promise<string | null>;
}

/** Makes the exporter of a store. */
export function logExporter({ db, printer, chooseTarget }: ExportTools): LogExporter {
  return async (fight, format) => {
    const doc = logOf(db, fight);
    const target = await chooseTarget(
      safeFileName(`${doc.title} - ${doc.campaign}`, EXTENSIONS[format]),
      format,
    );
    if (target === null) return null;
    await writeWhole(target, await logFile(doc, format, readSettings(db).locale, printer));
    return basename(target);
  };
}
