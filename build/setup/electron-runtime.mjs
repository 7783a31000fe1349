import { existsSync, readFileSync } from 'node:fs';
import {
  fallbackFits,
  fallbackNotice,
  findFallbackRuntime,
  makeFallbackRuntime,
} from './fallback-runtime.mjs';
import { findNativeModule, makeNativeModule } from './native-module.mjs';
import { inProject, isRoot, toolNode } from './project.mjs';
import { capture } from './run.mjs';
import { SetupError, say } from './say.mjs';
import { chromiumLibraries, ensureSystemPackages, fallbackTools } from './system-packages.mjs';

/**
 * @typedef {object} Runtime
 * @property {string} executable
 * @property {string[]} flags what the executable must be given on this machine
 * @property {Record<string, string>} env what the app must find in its environment
 */

const electronPackage = inProject('node_modules', 'electron');

/** @param {string} executable @param {string} [sqliteBinding] @returns {Runtime} */
const runtime = (executable, sqliteBinding) => ({
  executable,
  flags: isRoot ? ['--no-sandbox'] : [],
  env: sqliteBinding ? { RODADA_SQLITE_BINDING: sqliteBinding } : {},
});

/** The official runtime that `install-electron` unpacked, if it did. */
function findOfficial() {
  const pathFile = `${electronPackage}/path.txt`;
  if (!existsSync(pathFile)) return undefined;
  const executable = `${electronPackage}/dist/${readFileSync(pathFile, 'utf8')}`;
  return existsSync(executable) ? runtime(executable) : undefined;
}

async function isGitHubThere() {
  try {
    await fetch('https://github.com/electron/electron', {
      method: 'HEAD',
      signal: AbortSignal.timeout(4000),
    });
    return true;
  } catch {
    return false;
  }
}

/** Without GitHub it still may come from Electron's cache or a mirror, but then it comes soon. */
async function installOfficial() {
  const timeout = (await isGitHubThere()) ? 180_000 : 20_000;
  await capture(toolNode(), [`${electronPackage}/install.js`], { timeout });
  return findOfficial();
}

async function findFallback() {
  if (!fallbackFits) return undefined;
  const [executable, binding] = await Promise.all([findFallbackRuntime(), findNativeModule()]);
  return executable && binding ? runtime(executable, binding) : undefined;
}

async function makeFallback() {
  if (!fallbackFits) {
    throw new SetupError(
      'Electron could not be fetched from GitHub: check the network and run `npx install-electron`.',
    );
  }
  await ensureSystemPackages(fallbackTools);
  const [executable, binding] = await Promise.all([makeFallbackRuntime(), makeNativeModule()]);
  return runtime(executable, binding);
}

/**
 * The Electron to run the app on, if one is ready.
 * @returns {Promise<Runtime>}
 * @throws {SetupError} when there is none yet
 */
export async function findRuntime() {
  const found = findOfficial() ?? (await findFallback());
  if (!found) throw new SetupError('There is no Electron yet: run `npm run setup` first.');
  return found;
}

/**
 * Gives the Electron to run the app on: the official one, else, where GitHub can't be reached, the pinned one.
 * @returns {Promise<Runtime>}
 */
export async function ensureRuntime() {
  await ensureSystemPackages(chromiumLibraries);
  const official = findOfficial();
  if (official) return official;
  const fallback = (await findFallback()) ?? (await installOfficial()) ?? (await makeFallback());
  if (fallback.env.RODADA_SQLITE_BINDING) say(fallbackNotice);
  return fallback;
}
