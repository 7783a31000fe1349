import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const manifestName = 'files.json';

/** @param {string} name */
export const cachePath = (name) =>
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'rodada', name);

/** A short key of whatever decides what a cached folder holds. @param {unknown} parts */
export const cacheKey = (parts) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/**
 * @param {string} folder
 * @returns {Promise<Record<string, number>>} size of each file, by its path in the folder
 */
async function fileSizes(folder) {
  const paths = await readdir(folder, { recursive: true });
  const stats = await Promise.all(paths.map((path) => stat(join(folder, path))));
  const sizes = paths.flatMap((path, index) => (stats[index]?.isFile() ? [[path, stats[index].size]] : []));
  return Object.fromEntries(sizes);
}

/**
 * Whether the folder holds every file it was made with, in full.
 * @param {string} folder
 */
export async function isWhole(folder) {
  if (!existsSync(join(folder, manifestName))) return false;
  const found = await fileSizes(folder);
  /** @type {Record<string, number>} */
  const wanted = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
  return Object.entries(wanted).every(([path, size]) => found[path] === size);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes what a killed set-up left half made. @param {string} folder */
async function sweep(folder) {
  const parent = dirname(folder);
  const marker = `${basename(folder)}.making-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(marker)) continue;
    const pid = Number(name.slice(marker.length).split('-')[0]);
    if (!isAlive(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Gives a folder of the user's cache, made first if it isn't there whole. It appears under its name by one rename,
 * so a set-up killed half-way leaves nothing that looks finished.
 * @param {string} name
 * @param {(folder: string) => Promise<void>} make fills the empty folder
 */
export async function cached(name, make) {
  const folder = cachePath(name);
  if (await isWhole(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  await sweep(folder);
  const making = await mkdtemp(`${folder}.making-${process.pid}-`);
  try {
    await make(making);
    await writeFile(join(making, manifestName), JSON.stringify(await fileSizes(making)));
    if (await isWhole(folder)) return folder; // another set-up was faster
    await rm(folder, { recursive: true, force: true });
    await rename(making, folder);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return folder;
}

/**
 * @param {string} file
 * @param {'sha256' | 'sha512'} algorithm
 * @param {'hex' | 'base64'} encoding
 */
export async function fileHash(file, algorithm, encoding) {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file), hash);
  return hash.digest(encoding);
}
