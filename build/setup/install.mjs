import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { must } from './run.mjs';
import { say } from './say.mjs';

const mark = inProject('node_modules', '.installed-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');

/** Notes which lock file `node_modules` was made from. */
export const markInstalled = () => writeFileSync(mark, lockHash());

/** Runs `npm ci` when `node_modules` was made from another lock file, or not at all. */
export async function installPackages() {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash()) return;
  say('installing packages (npm ci)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // On the Node that npm itself runs on: the supplied one sits in the folder that is about to be replaced.
  const outerNode = process.env.npm_node_execpath ?? process.execPath;
  const failure = 'The packages could not be installed';
  if (npm) await must(failure, outerNode, [npm, ...args]);
  else await must(failure, 'npm', args);
  markInstalled();
}
