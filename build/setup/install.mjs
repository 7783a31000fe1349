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
  // On the Node that npm itself runs on: the supplied one sits in the folder that is about to be replaced.
  await npmCi(['--include=dev', '--include=optional']);
  markInstalled();
}

/** Runs `npm ci` for what the bench alone needs, once for each of its lock files. */
export async function installForBench() {
  const lock = readFileSync(inProject('bench', 'package-lock.json'), 'utf8');
  const installed = inProject('bench', 'node_modules', '.installed-lock');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  say('installing what the bench measures against (npm ci)…');
  await npmCi(['--prefix', inProject('bench')]);
  writeFileSync(installed, lock);
}

/** @param {string[]} args */
async function npmCi(args) {
  const npm = process.env.npm_execpath;
  const outerNode = process.env.npm_node_execpath ?? process.execPath;
  const failure = 'The packages could not be installed';
  const command = ['ci', ...args, '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) await must(failure, outerNode, [npm, ...command]);
  else await must(failure, 'npm', command);
}
