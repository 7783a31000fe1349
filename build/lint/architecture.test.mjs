import { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';
import { importDirections, purity } from './architecture.mjs';

const linter = new Linter();
const config = defineConfig(
  { files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
  importDirections(['cairn', 'heroes-d20']),
  purity,
);

/** @param {string} filename @param {string} code */
const faults = (filename, code) => linter.verify(code, config, { filename }).map(({ message }) => message);

test.each([
  ['renderer/state/a.ts', "import '../../electron/store/open.ts'"],
  ['renderer/state/a.ts', "import 'electron'"],
  ['renderer/state/a.ts', "import 'node:fs'"],
  ['electron/main.ts', "import '../renderer/main.ts'"],
  ['shared/log/a.ts', "import '../../renderer/main.ts'"],
  ['shared/log/a.ts', "import '../../electron/main.ts'"],
  ['shared/log/a.ts', "import 'svelte'"],
  ['shared/log/a.ts', "import 'node:fs'"],
  ['shared/combat/a.ts', "import '../rules/cairn/attack.ts'"],
  ['shared/rules/heroes-d20/a.ts', "import '../cairn/attack.ts'"],
  ['shared/rules/heroes-d20/attack/a.ts', "import '../../cairn/attack.ts'"],
  ['shared/log/a.ts', 'export const roll = () => Math.random()'],
  ['shared/log/a.ts', 'export const at = () => Date.now()'],
  ['shared/log/a.ts', 'export const at = () => new Date()'],
  ['shared/log/a.ts', "if (system === 'cairn') start()"],
  ['renderer/state/a.ts', "if (campaign.system.id !== 'cairn') start()"],
  ['renderer/state/a.ts', "if ('cairn' === campaign.systemId) start()"],
  ['electron/handlers/a.ts', "switch (campaign.system) { case 'cairn': start() }"],
])('in %s this is a fault: %s', (filename, code) => {
  expect(faults(filename, code)).toHaveLength(1);
});

test.each([
  ['renderer/state/a.ts', "import '../../shared/log/a.ts'"],
  ['electron/main.ts', "import 'electron'; import 'node:fs'; import '../shared/log/a.ts'"],
  ['shared/headless/input.ts', "import 'node:fs'"],
  ['shared/combat/a.ts', "import '../rules/system.ts'"],
  [
    'shared/rules/heroes-d20/a.ts',
    "import './attack/b.ts'; import '../objects/sizes.ts'; import '../system.ts'",
  ],
  ['shared/rules/registry.ts', "import './cairn/system.ts'; if (system === 'cairn') start()"],
  ['shared/log/a.ts', 'export const at = (time) => new Date(time)'],
  ['renderer/state/a.ts', 'export const same = a.system === b.system'],
])('in %s this is in order: %s', (filename, code) => {
  expect(faults(filename, code)).toEqual([]);
});
