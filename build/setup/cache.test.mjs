import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, cachePath, isWhole } from './cache.mjs';

beforeEach(async () => {
  vi.stubEnv('XDG_CACHE_HOME', await mkdtemp(join(tmpdir(), 'rodada-cache-')));
});

afterEach(async () => {
  await rm(dirname(cachePath('')), { recursive: true, force: true });
  vi.unstubAllEnvs();
});

/** @param {string} folder */
async function fill(folder) {
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'inner', 'file'), 'whole');
}

test('a folder is made once and found afterwards', async () => {
  const make = vi.fn(fill);
  const folder = await cached('thing', make);
  expect(await cached('thing', make)).toBe(folder);
  expect(make).toHaveBeenCalledOnce();
  expect(await readFile(join(folder, 'inner', 'file'), 'utf8')).toBe('whole');
});

test('a make that fails leaves nothing behind', async () => {
  const failing = cached('thing', async (folder) => {
    await fill(folder);
    throw new Error('out of disk');
  });
  await expect(failing).rejects.toThrow('out of disk');
  expect(await readdir(dirname(cachePath('thing')))).toEqual([]);
});

test('what a killed set-up left is swept away, what a living one is making is not', async () => {
  const dead = cachePath('thing.making-999999999-x');
  const living = cachePath(`thing.making-${process.pid}-x`);
  await mkdir(dead, { recursive: true });
  await mkdir(living);
  await cached('thing', fill);
  expect(existsSync(dead)).toBe(false);
  expect(existsSync(living)).toBe(true);
});

test.each([
  ['is cut short', (/** @type {string} */ file) => truncate(file, 2)],
  ['is gone', (/** @type {string} */ file) => rm(file)],
])('a cached folder of which a file %s is made anew', async (_, damage) => {
  const folder = await cached('thing', fill);
  await damage(join(folder, 'inner', 'file'));
  expect(await isWhole(folder)).toBe(false);
  await cached('thing', fill);
  expect(await readFile(join(folder, 'inner', 'file'), 'utf8')).toBe('whole');
});
