import { readdirSync, rmSync, statSync, cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packFallback } from '../build/packing/fallback.mjs';
import { findRuntime } from '../build/setup/electron-runtime.mjs';
import { projectFolder } from '../build/setup/project.mjs';
import { must } from '../build/setup/run.mjs';
import type { Ratio } from './measure.ts';
import { inTempFolder } from './temp-folder.ts';

const LIMIT = 1.1;

/** The packed app against the runtime alone with as many languages, both as archives made in the same way. */
export function downloadBench(): Promise<Ratio> {
  return inTempFolder(async (folder) => {
    const runtime = await findRuntime();
    const packed = await packFallback(runtime, projectFolder);
    const alone = join(folder, 'electron');
    cpSync(dirname(runtime.executable), alone, { recursive: true });
    // The package leaves out the languages that the app doesn't speak: so does what it is measured against.
    const spoken = new Set(readdirSync(join(packed, 'locales')));
    for (const file of readdirSync(join(alone, 'locales'))) {
      if (!spoken.has(file)) rmSync(join(alone, 'locales', file));
    }
    const ratio = (await compressed(packed, folder)) / (await compressed(alone, folder));
    const name = 'size of what is downloaded / Electron alone, compressed';
    return { name, median: ratio, lowest: ratio, highest: ratio, limit: LIMIT };
  });
}

async function compressed(what: string, folder: string): Promise<number> {
  const archive = join(folder, `${basename(what)}.tar.gz`);
  await must('It could not be archived', 'tar', ['-czf', archive, '-C', dirname(what), basename(what)]);
  return statSync(archive).size;
}
