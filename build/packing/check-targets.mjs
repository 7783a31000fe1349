// Has electron-builder begin every package there is. Where its tools can't be fetched it must come as far as that.
import { dirname } from 'node:path';
import { say } from '../setup/say.mjs';
import { tryToPack } from './run-builder.mjs';

/** @typedef {import('../setup/electron-runtime.mjs').Runtime} Runtime */

/** Every package, by electron-builder's words for it. */
export const TARGETS = ['--linux AppImage', '--linux deb', '--linux rpm', '--win nsis', '--mac dmg'].flatMap(
  (target) => ['--x64', '--arm64'].map((arch) => `${target} ${arch}`),
);

const LONGEST = 90_000;
const DOWNLOAD =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|fetch failed|getaddrinfo|cannot download|status code 40[347]|RequestError|socket hang up/i;

/** How far a package came. @param {{ code: number, output: string }} result @returns {'made' | 'download' | 'fault'} */
export function howFar({ code, output }) {
  if (code === 0) return 'made';
  return DOWNLOAD.test(output) ? 'download' : 'fault';
}

/** Tries them all; gives how many have a fault of their own. @param {Runtime} runtime */
export async function checkTargets(runtime) {
  let faults = 0;
  for (const target of TARGETS) {
    /** @type {Record<string, string>} */
    const settings = { 'directories.output': '.tmp/targets' };
    // Whatever isn't for this machine has to fetch its own Electron first.
    if (/^--linux .*--x64$/.test(target)) settings.electronDist = dirname(runtime.executable);
    const result = await tryToPack({ args: target.split(' '), settings }, LONGEST);
    const far = howFar(result);
    if (far === 'fault') {
      faults += 1;
      process.stderr.write(`${result.output}\n`);
    }
    say(
      `${target}: ${{ made: 'made', download: 'in order up to its first download', fault: 'has a fault' }[far]}`,
    );
  }
  return faults;
}
