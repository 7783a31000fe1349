import type { ExportWork } from '#electron/export/export-work.ts';
import type { FileWork } from './file-work.ts';

/** The slow parts of exporting, done as work on files. */
export function exportWork({ run }: Pick<FileWork, 'run'>): ExportWork {
  return {
    logHeading: (log, signal) => run('log-heading', log, { signal }),
    logPage: (log, signal) => run('log-page', log, { signal }),
    writeLog: (log, signal) => run('log-write', log, { signal }),
    writeStored: (fight) => run('fight-write-stored', fight),
    writeCreatures: (creatures) => run('creatures-write', creatures),
    creatureCards: (creatures) => run('creatures-cards', creatures),
  };
}
