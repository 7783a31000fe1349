// `npm run dist`: builds the app and packs it for the system it runs on. With the official Electron that gives every
// installer of `electron-builder.yml`; without it, a folder and an archive on the pinned development runtime, which are
// tried out and meant for nobody's use. `-- --twice` compares two builds of the last commit, `-- --check` begins every
// package there is.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commitTime } from './packing/commit.mjs';
import { archive, packFallback, smoke } from './packing/fallback.mjs';
import { mustPack } from './packing/run-builder.mjs';
import { ensureRuntime } from './setup/electron-runtime.mjs';
import { inProject, projectFolder, toolNode } from './setup/project.mjs';
import { must } from './setup/run.mjs';
import { runMain, say } from './setup/say.mjs';

/** @typedef {import('./setup/electron-runtime.mjs').Runtime} Runtime */

const LEFT = 'left to the release machines: AppImage, deb, rpm, NSIS and dmg, and their signatures.';

/** @param {Runtime} runtime */
async function packOfficial(runtime) {
  await mustPack({ args: [] });
  if (process.platform === 'linux') say(await smoke(runtime, inProject('dist', 'linux-unpacked')));
  say('the installers lie in dist/.');
}

/** @param {Runtime} runtime */
async function packDevelopment(runtime) {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const packed = await packFallback(runtime, projectFolder);
  say(await smoke(runtime, packed));
  const file = join(inProject('dist'), `rodada-${version}-linux-x64-development-runtime.tar.gz`);
  await archive(packed, { project: projectFolder, file });
  say(`dist/linux-unpacked and ${basename(file)} are on the development runtime, not for release; ${LEFT}`);
}

await runMain(async () => {
  const runtime = await ensureRuntime();
  if (process.argv.includes('--twice')) {
    const { compareTwo } = await import('./packing/twice.mjs');
    say(await compareTwo(runtime));
    return 0;
  }
  process.env.SOURCE_DATE_EPOCH ??= String(commitTime(projectFolder));
  await must('The app could not be built', toolNode(), [
    inProject('node_modules', '.bin', 'electron-vite'),
    'build',
  ]);
  if (process.argv.includes('--check')) {
    const { checkTargets } = await import('./packing/check-targets.mjs');
    return (await checkTargets(runtime)) === 0 ? 0 : 1;
  }
  await (runtime.env.RODADA_SQLITE_BINDING ? packDevelopment(runtime) : packOfficial(runtime));
  return 0;
});
