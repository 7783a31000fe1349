// Builds and packs the last commit in two folders and compares them, byte by byte.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileHash } from '../setup/cache.mjs';
import { inProject, projectFolder, toolNode } from '../setup/project.mjs';
import { must } from '../setup/run.mjs';
import { SetupError } from '../setup/say.mjs';
import { builtFrom, commitTime } from './commit.mjs';
import { archive, packFallback } from './fallback.mjs';
import { mustPack } from './run-builder.mjs';

/** @typedef {import('../setup/electron-runtime.mjs').Runtime} Runtime */

/** @param {string} folder @returns {Promise<Map<string, string>>} the hash of each file, by its path in the folder */
async function hashes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const rows = await Promise.all(
    files.map(
      async (file) =>
        /** @type {const} */ ([file.slice(folder.length), await fileHash(file, 'sha256', 'hex')]),
    ),
  );
  return new Map(rows);
}

/** The files that two folders don't share as they are. @param {Map<string, string>} one @param {Map<string, string>} other */
export const differing = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .toSorted();

/** @param {string} folder @param {Runtime} runtime */
async function make(folder, runtime) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const copy = `git archive HEAD | tar x -C '${folder}' && cp -al node_modules '${folder}/'`;
  await must('The commit could not be copied', 'sh', ['-c', copy], { cwd: projectFolder });
  const cli = join(folder, 'node_modules', '.bin', 'electron-vite');
  await must('The app could not be built', toolNode(), [cli, 'build'], { cwd: folder });
  const packed = join(folder, 'dist', 'linux-unpacked');
  if (runtime.env.RODADA_SQLITE_BINDING) await packFallback(runtime, folder);
  else
    await mustPack({
      folder,
      args: ['--linux', 'dir', '--x64'],
      settings: { electronDist: dirname(runtime.executable) },
    });
  await archive(packed, { project: folder, file: join(folder, 'package.tar.gz') });
  return new Map([
    ...(await hashes(packed)),
    ['/package.tar.gz', await fileHash(join(folder, 'package.tar.gz'), 'sha256', 'hex')],
  ]);
}

/** Gives one line; fails where two builds of the commit differ. @param {Runtime} runtime */
export async function compareTwo(runtime) {
  Object.assign(process.env, {
    RODADA_COMMIT: builtFrom(projectFolder).replace('+', ''),
    SOURCE_DATE_EPOCH: String(commitTime(projectFolder)),
  });
  const one = await make(inProject('.tmp', 'twice', 'one'), runtime);
  const other = await make(inProject('.tmp', 'twice', 'another-place', 'two'), runtime);
  await rm(inProject('.tmp', 'twice'), { recursive: true, force: true });
  const wrong = differing(one, other);
  if (wrong.length > 0) throw new SetupError(`Two builds of one commit differ in ${wrong.join(', ')}.`);
  return `two builds in two folders are the same in all ${one.size} files: ${other.get('/package.tar.gz') ?? ''}`;
}
