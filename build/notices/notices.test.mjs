import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectFolder } from '../setup/project.mjs';
import { besideNotices } from './beside.mjs';
import { packageNotice, packageOf } from './packages.mjs';
import { noticesPlugins } from './plugin.mjs';
import { sortedNotices } from './sorted.mjs';

/** @type {string} */
let project;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'rodada-notices-'));
});
afterEach(() => rm(project, { recursive: true, force: true }));

/** @param {string} name @param {Record<string, string>} files @param {object} [more] */
async function givenPackage(name, files, more = { license: 'MIT' }) {
  const folder = join(project, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  const about = JSON.stringify({ name, version: '1.0.0', ...more });
  for (const [file, text] of Object.entries({ 'package.json': about, ...files })) {
    await writeFile(join(folder, file), text);
  }
  return folder;
}

describe('the package of a module', () => {
  test.each([
    ['/a/node_modules/zod/v4/core.js', '/a/node_modules/zod'],
    ['\0/a/node_modules/@scope/name/x.js?commonjs', '/a/node_modules/@scope/name'],
    ['/a/node_modules/one/node_modules/two/x.js', '/a/node_modules/one/node_modules/two'],
    ['../node_modules/@fonts/serif/files/x.woff2', '/p/node_modules/@fonts/serif'],
    ['C:\\a\\node_modules\\zod\\index.js', 'C:/a/node_modules/zod'],
  ])('%s', (id, folder) => expect(packageOf(id, '/p')).toBe(folder));

  test('our own modules are of none', () =>
    expect(packageOf('/p/shared/dice/dice.ts', '/p')).toBeUndefined());
});

describe('the licence of a package', () => {
  test('is its file, under the name that its package gives it', async () => {
    const folder = await givenPackage('one', { LICENSE: 'Do what you like.\r\n' });
    expect(packageNotice(folder)).toEqual({
      ...{ name: 'one', version: '1.0.0', licence: 'MIT', text: 'Do what you like.' },
    });
  });

  test('is known by its text where the package doesn’t name it', async () => {
    const folder = await givenPackage('one', { 'license.md': 'MIT License\n\nWhatever.' }, {});
    expect(packageNotice(folder).licence).toBe('MIT');
  });

  test('is missed where there is no text, and the build ends', async () => {
    const folder = await givenPackage('bare', { 'README.md': 'MIT' });
    expect(() => packageNotice(folder)).toThrow(/bare goes into the app, but its package has no licence/);
    const entry = join(project, 'main.js');
    await writeFile(join(folder, 'index.js'), 'export const bare = globalThis.bare;');
    await writeFile(entry, "import { bare } from './node_modules/bare/index.js';\nglobalThis.seen = bare;");
    const plugins = [noticesPlugins({ project, file: join(project, 'notices.json') })()];
    const input = { root: project, logLevel: /** @type {const} */ ('silent'), plugins };
    await expect(
      build({ ...input, configFile: false, build: { rolldownOptions: { input: entry } } }),
    ).rejects.toThrow(/bare goes/);
  });
});

test('what doesn’t pass the bundler has its notices, too', () => {
  const names = besideNotices(projectFolder).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'electron', 'Chromium', 'SQLite']));
});

test('notices come once each and in one order', () => {
  const rest = { version: '1', licence: 'MIT', text: 'x' };
  const a = { name: 'a', ...rest };
  const b = { name: 'B', ...rest };
  expect(sortedNotices([b, a, b])).toEqual([a, b]);
});
