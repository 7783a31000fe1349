import { copyFile } from 'node:fs/promises';
import { inProject, toolNode } from '../../../build/setup/project.mjs';
import { must } from '../../../build/setup/run.mjs';

/** Where the app with the template lies: within the project, so that it finds SQLite. */
const APP = inProject('.tmp', 'with-template');

/** Builds the app with the template's system in it; gives what to launch. */
export async function buildWithTemplate(): Promise<string> {
  await must('The app with the template could not be built', toolNode(), [
    inProject('node_modules', '.bin', 'electron-vite'),
    'build',
    ...['--config', inProject('tests', 'e2e', 'support', 'with-template.config.ts')],
    ...['--outDir', `${APP}/out`],
  ]);
  await copyFile(inProject('package.json'), `${APP}/package.json`);
  return APP;
}
