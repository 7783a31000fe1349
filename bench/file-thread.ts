import { openFileWork, type FileWork } from '../electron/file-work/file-work.ts';
import { inProject } from '../build/setup/project.mjs';

/** The app's own thread for work on files, as it was built, on a database. */
export function fileThread(file: string): FileWork {
  return openFileWork({
    script: inProject('out', 'main', 'file-worker.js'),
    file,
    readonly: false,
    tell: () => undefined,
    changed: () => undefined,
    report: (thrown) => process.stderr.write(`${String(thrown)}\n`),
  });
}
