// The package made where the official Electron can't be had: it shows that all is in order, and is meant for nobody's use.
import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onDisplay } from '../setup/display.mjs';
import { must } from '../setup/run.mjs';
import { commitTime } from './commit.mjs';
import { mustPack } from './run-builder.mjs';

/** @typedef {import('../setup/electron-runtime.mjs').Runtime} Runtime */

const OWN_MODULE = join(
  'resources',
  'app.asar.unpacked',
  'node_modules',
  'better-sqlite3',
  'prebuilds',
  'linux-x64.node',
);

/**
 * Packs what is built on the pinned runtime, with its own SQLite; gives the folder.
 * @param {Runtime} runtime
 * @param {string} folder of the project
 */
export async function packFallback(runtime, folder) {
  const packed = join(folder, 'dist', 'linux-unpacked');
  await rm(packed, { recursive: true, force: true });
  await mustPack({
    ...{ folder, args: ['--linux', 'dir', '--x64'] },
    settings: { electronDist: dirname(runtime.executable) },
  });
  // What the package holds for the official Electron the pinned one can't load.
  const binding = runtime.env.RODADA_SQLITE_BINDING;
  if (binding !== undefined) await copyFile(binding, join(packed, OWN_MODULE));
  return packed;
}

/** Has the packed app try itself out; gives the line it says. @param {Runtime} runtime @param {string} packed */
export async function smoke(runtime, packed) {
  const app = join(packed, 'rodada');
  const [command, ...args] = onDisplay([app, ...runtime.flags, '--disable-gpu', '--smoke'], {
    preferVirtual: true,
  });
  const output = await must('The packed app failed its trial', command, args);
  return output.trim().split('\n').at(-1) ?? '';
}

/**
 * A folder as one file that is the same wherever and whenever it is made.
 * @param {string} packed
 * @param {{ project: string, file: string }} how
 */
export async function archive(packed, { project, file }) {
  await must('The package could not be archived', 'tar', [
    ...['--sort=name', `--mtime=@${commitTime(project)}`, '--owner=0', '--group=0', '--numeric-owner'],
    ...['--mode=u=rwX,go=rX', '--format=ustar', '-I', 'gzip -n', '-cf', file],
    ...['-C', dirname(packed), 'linux-unpacked'],
  ]);
}
