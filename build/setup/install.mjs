import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, projectFolder } from './project.mjs';
import { must } from './run.mjs';
import { say } from './say.mjs';

/** What is installed for the whole project. @type {Packages} */
const PROJECT = { folder: projectFolder, args: ['--include=dev', '--include=optional'] };
/** What the bench alone needs. @type {Packages} */
const BENCH = { folder: inProject('bench'), args: [] };

/**
 * @typedef {object} Packages
 * @property {string} folder with a lock file of its own
 * @property {string[]} args for `npm ci`
 */

/** @param {Packages} packages */
const markOf = ({ folder }) => join(folder, 'node_modules', '.installed-lock');

/** @param {Packages} packages */
const lockHash = ({ folder }) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** Notes which lock file the project's `node_modules` was made from. */
export const markInstalled = () => note(PROJECT);

/** Installs the project's packages where they are missing or of another lock file. */
export const installPackages = () => install(PROJECT, 'packages');

/** Installs what the bench measures against where it is missing or of another lock file. */
export const installForBench = () => install(BENCH, 'what the bench measures against');

/** @param {Packages} packages */
const note = (packages) => writeFileSync(markOf(packages), lockHash(packages));

/** @param {Packages} packages @param {string} what */
async function install(packages, what) {
  const mark = markOf(packages);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash(packages)) return;
  say(`installing ${what} (npm ci)…`);
  const npm = process.env.npm_execpath;
  // On the Node that npm itself runs on: the supplied one sits in the folder that is about to be replaced.
  const outerNode = process.env.npm_node_execpath ?? process.execPath;
  const failure = 'The packages could not be installed';
  const args = ['ci', ...packages.args, '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) await must(failure, outerNode, [npm, ...args], { cwd: packages.folder });
  else await must(failure, 'npm', args, { cwd: packages.folder });
  note(packages);
}
