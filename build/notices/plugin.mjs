// What the app is made of is seen by the bundler alone: this plugin hears of every package that goes into `out/` and
// writes the licences of all of them to `out/notices.json`. A package without a licence's text stops the build.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { packageOf, packageNotice } from './packages.mjs';
import { besideNotices } from './beside.mjs';
import { sortedNotices } from './sorted.mjs';

/**
 * A plugin for each of the app's builds, which share what they have found.
 * @param {{ project: string, file: string }} places the project's folder, and what to write
 * @returns {() => import('vite').Plugin}
 */
export function noticesPlugins({ project, file }) {
  /** @type {Set<string>} */
  const folders = new Set();
  return () => ({
    name: 'rodada-notices',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const made of Object.values(bundle)) {
        const from = made.type === 'chunk' ? made.moduleIds : made.originalFileNames;
        for (const id of from) {
          const folder = packageOf(id, project);
          if (folder !== undefined) folders.add(folder);
        }
      }
      const notices = [...[...folders].map(packageNotice), ...besideNotices(project)];
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(sortedNotices(notices), null, 1)}\n`);
    },
  });
}
