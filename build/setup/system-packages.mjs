import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './project.mjs';
import { capture, must } from './run.mjs';
import { SetupError, say } from './say.mjs';

/** @typedef {{ package: string, command?: string, library?: string }} Need what tells that a Debian package is there */

/** @type {Need[]} */
export const virtualDisplay = [
  { package: 'xvfb', command: 'xvfb-run' },
  { package: 'xauth', command: 'xauth' },
];

/** @type {Need[]} */
export const chromiumLibraries = [
  { package: 'libgtk-3-0', library: 'libgtk-3.so.0' },
  { package: 'libnss3', library: 'libnss3.so' },
  { package: 'libasound2', library: 'libasound.so.2' },
  { package: 'libgbm1', library: 'libgbm.so.1' },
  { package: 'libatspi2.0-0', library: 'libatspi.so.0' },
  { package: 'libxss1', library: 'libXss.so.1' },
  { package: 'libnotify4', library: 'libnotify.so.4' },
  { package: 'libxtst6', library: 'libXtst.so.6' },
  { package: 'libsecret-1-0', library: 'libsecret-1.so.0' },
];

/** @type {Need[]} What making the pinned runtime takes. */
export const fallbackTools = [
  { package: 'unzip', command: 'unzip' },
  { package: 'g++', command: 'g++' },
  { package: 'make', command: 'make' },
  { package: 'python3', command: 'python3' },
];

/** @param {string} command */
export const hasCommand = (command) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)));

/** The loader's list of libraries; empty where there is no ldconfig, and then nothing is claimed to be missing. */
async function knownLibraries() {
  const ldconfig = ['/sbin/ldconfig', '/usr/sbin/ldconfig'].find((path) => existsSync(path));
  return ldconfig ? (await capture(ldconfig, ['-p'])).output : '';
}

/** @param {Need[]} needs */
async function missing(needs) {
  const libraries = await knownLibraries();
  return needs
    .filter(({ command, library }) =>
      command ? !hasCommand(command) : libraries !== '' && library && !libraries.includes(`${library} `),
    )
    .map((need) => need.package);
}

/**
 * Installs what is missing (as root, on Debian and its like) or stops with the command to run.
 * @param {Need[]} needs
 */
export async function ensureSystemPackages(needs) {
  if (process.platform !== 'linux') return;
  const packages = await missing(needs);
  if (packages.length === 0) return;
  const list = packages.join(' ');
  if (!isRoot || !hasCommand('apt-get')) {
    throw new SetupError(`System packages are missing; install them with: sudo apt-get install -y ${list}`);
  }
  say(`installing system packages: ${list}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  if ((await capture('apt-get', install, { env })).code === 0) return;
  await capture('apt-get', ['update', '-qq'], { env });
  await must(`System packages could not be installed (${list})`, 'apt-get', install, { env });
}
