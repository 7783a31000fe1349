import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { createSystem } from './create.mjs';
import { namesOf } from './names.mjs';

const run = promisify(execFile);

mkdirSync(inProject('.tmp'), { recursive: true });
const root = mkdtempSync(inProject('.tmp', 'new-system-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * A folder like the project's: links to all there is, but for what gets changed.
 * @param {string[]} parts a folder to be filled
 * @param {string[]} own what is no link in it
 */
function mirror(parts, own) {
  mkdirSync(join(root, ...parts), { recursive: true });
  for (const name of readdirSync(inProject(...parts))) {
    if (!own.includes(name)) symlinkSync(inProject(...parts, name), join(root, ...parts, name));
  }
}

mirror(['shared'], ['rules']);
mirror(['shared', 'rules'], ['registry.ts', 'cards.ts']);
mirror(['renderer'], ['systems']);
mirror(['renderer', 'systems'], ['index.ts']);
for (const file of [
  'package.json',
  'shared/rules/cards.ts',
  'shared/rules/registry.ts',
  'renderer/systems/index.ts',
])
  cpSync(inProject(file), join(root, file));

const { names, files } = await createSystem('iron-keep', "Fortaleza d’Água 'do' Norte", root);

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

test('a new system is the template under its own names, its rules under a letter of their own', () => {
  expect(names).toMatchObject({ value: 'ironKeep', type: 'IronKeep', constant: 'IRON_KEEP', prefix: 'I' });
  const own = files.filter((file) => file.includes('/iron-keep/'));
  expect(own).toContain('renderer/systems/iron-keep/index.ts');
  expect(own.filter((file) => /template|\bT\d/i.test(read(file)))).toEqual([]);
  expect(JSON.parse(read('shared/rules/iron-keep/rules.json'))).toMatchObject({ prefix: 'I' });
});

test('it stands last in every list of systems', () => {
  expect(read('shared/rules/cards.ts')).toMatch(/^const cards = \[[^\]]+, ironKeepCard\];$/m);
  expect(read('shared/rules/registry.ts')).toMatch(/^const systems = \[[^\]]+, ironKeep\];$/m);
  expect(read('renderer/systems/index.ts')).toMatch(/\bironKeepView,?\s*\];$/m);
});

test('its types hold, the registry’s too', async () => {
  const config = {
    extends: inProject('tsconfig.base.json'),
    compilerOptions: { noEmit: true, lib: ['es2023', 'dom'], types: ['node'] },
    files: files.filter((file) => file.startsWith('shared/') && file.endsWith('.ts')),
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const compiler = inProject('node_modules/@typescript/native/bin/tsc');
  await expect(run(process.execPath, [compiler, '--checkers', '1', '-p', root])).resolves.toBeDefined();
}, 60_000);

test('whatever holds of any system holds of it', async () => {
  const { ironKeep } = await import(join(root, 'shared/rules/iron-keep/index.ts'));
  const { CHECKS } = await import('#shared/rules/conformance/conformance.ts');
  const { benchOf } = await import('#shared/rules/conformance/bench.ts');
  // Forecasts take longest, and are the template's own test.
  const system = { ...ironKeep, policy: undefined };
  const bench = benchOf(system, {}, 3);
  expect(ironKeep.name).toEqual({ key: 'iron-keep:name' });
  for (const { name, concerns, run: check } of CHECKS) {
    if (concerns?.(system) === false) continue;
    // Some load what they look at: they are over before the folder goes.
    const checked = async () => check(bench);
    await expect(checked(), name).resolves.toBeUndefined();
  }
}, 60_000);

test.each([
  [undefined, undefined, /npm run new-system -- iron-keep/],
  ['iron-keep', ' ', /npm run new-system -- iron-keep/],
  ['Iron_Keep', 'x', /won’t do as an id/],
  ['cairn', 'x', /shared\/rules\/cairn already/],
  ['kit', 'x', /shared\/rules\/kit already/],
  ['new', 'x', /a word of the language/],
  ['iron', 'x'.repeat(61), /over 60 letters/],
])('%j with the name %j is refused, and says why', (id, name, why) => {
  const taken = { folders: readdirSync(inProject('shared', 'rules')), prefixes: ['T'] };
  expect(() => namesOf(id, name, taken)).toThrow(why);
});

test('a system that is there already isn’t written over', async () => {
  const before = read('shared/rules/registry.ts');
  await expect(createSystem('iron-keep', 'x', root)).rejects.toThrow(/already/);
  expect(read('shared/rules/registry.ts')).toBe(before);
  expect(existsSync(inProject('shared', 'rules', 'iron-keep'))).toBe(false);
});
