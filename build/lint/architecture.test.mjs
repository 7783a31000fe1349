import { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';
import { byLanguage, importDirections, purity, unnamedSystems } from './architecture.mjs';

const linter = new Linter();
const systems = ['cairn', 'heroes-d20'];
const parsed = { files: ['**/*.ts'], languageOptions: { parser: ts.parser } };
const config = defineConfig(
  parsed,
  {
    files: ['**/*.svelte'],
    extends: [svelte.configs.base],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  importDirections(systems),
  purity,
);
const naming = defineConfig(config, unnamedSystems(systems));

/** @param {string} filename @param {string} code */
const faults = (filename, code) => linter.verify(code, config, { filename }).map(({ message }) => message);
const spoken = defineConfig(config, byLanguage);
/** @param {string} filename @param {string} code */
const handMade = (filename, code) =>
  linter.verify(code, spoken, { filename }).filter(({ ruleId }) => ruleId === 'language/no-hand-made-words')
    .length;
/** @param {string} filename @param {string} code */
const named = (filename, code) =>
  linter.verify(code, naming, { filename }).filter(({ ruleId }) => ruleId === 'rodada/no-system-id').length;

test.each([
  ['renderer/state/a.ts', "import '#electron/store/open.ts'"],
  ['renderer/state/a.ts', "import 'electron'"],
  ['renderer/state/a.ts', "import 'node:fs'"],
  ['electron/main.ts', "import '#renderer/main.ts'"],
  ['shared/log/a.ts', "import '#renderer/main.ts'"],
  ['shared/log/a.ts', "import '#electron/main.ts'"],
  ['shared/log/a.ts', "import 'svelte'"],
  ['shared/log/a.ts', "import 'node:fs'"],
  ['shared/combat/a.ts', "import '#shared/rules/cairn/attack.ts'"],
  ['shared/rules/heroes-d20/a.ts', "import '#shared/rules/cairn/attack.ts'"],
  ['shared/rules/heroes-d20/attack/a.ts', "import '#shared/rules/cairn/attack.ts'"],
  ['shared/forecast/a.ts', "import '#shared/rules/cairn/attack.ts'"],
  ['shared/log/a.ts', "import '#shared/rules/heroes-d20/index.ts'"],
  ['shared/rules/kit/a.ts', "import '#shared/rules/heroes-d20/checks/terms.ts'"],
  ['shared/rules/objects/a.ts', "import '#shared/rules/cairn/index.ts'"],
  ['shared/rules/system.ts', "import './cairn/index.ts'"],
  ['electron/fights/a.ts', "import '#shared/rules/cairn/index.ts'"],
  ['renderer/features/log/a.ts', "import '#renderer/systems/cairn/index.ts'"],
  ['renderer/features/log/A.svelte', "<script>import '#shared/rules/cairn/index.ts'</script>"],
  ['renderer/systems/heroes-d20/a.ts', "import '#renderer/systems/cairn/icons.ts'"],
  [
    'renderer/systems/heroes-d20/tracker/A.svelte',
    "<script>import '#renderer/systems/cairn/A.svelte'</script>",
  ],
  ['renderer/systems/heroes-d20/a.ts', "import '#shared/rules/cairn/index.ts'"],
  ['renderer/systems/heroes-d20/a.ts', "import '#electron/main.ts'"],
  ['renderer/systems/index.ts', "import 'node:fs'"],
  ['shared/rules/registry.ts', "import '#electron/main.ts'"],
  ['shared/rules/cards.ts', "import '#electron/main.ts'"],
  ['shared/rules/cards.ts', "if (system === 'cairn') start()"],
  ['shared/log/testing/a.ts', "import 'node:fs'"],
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
  ['renderer/state/a.ts', "import '#shared/log/a.ts'"],
  ['electron/main.ts', "import 'electron'; import 'node:fs'; import '#shared/log/a.ts'"],
  ['shared/headless/input.ts', "import 'node:fs'"],
  ['shared/combat/a.ts', "import '#shared/rules/system.ts'"],
  [
    'shared/rules/heroes-d20/a.ts',
    "import './attack/b.ts'; import '#shared/rules/objects/sizes.ts'; import '#shared/rules/system.ts'",
  ],
  [
    'renderer/systems/cairn/tracker/a.ts',
    "import '#shared/rules/cairn/index.ts'; import '#renderer/systems/cairn/icons.ts'",
  ],
  ['renderer/systems/index.ts', "import './cairn/index.ts'"],
  ['shared/log/log.test.ts', "import '#shared/rules/cairn/index.ts'"],
  ['renderer/features/a.test.ts', "import '#shared/rules/cairn/index.ts'; import 'node:fs'"],
  ['shared/log/testing/a.ts', "import '#shared/rules/cairn/index.ts'"],
  ['shared/rules/registry.ts', "import './cairn/system.ts'; if (system === 'cairn') start()"],
  ['shared/rules/cards.ts', "import './cairn/card.ts'"],
  ['shared/log/a.ts', 'export const at = (time) => new Date(time)'],
  ['renderer/state/a.ts', 'export const same = a.system === b.system'],
])('in %s this is in order: %s', (filename, code) => {
  expect(faults(filename, code)).toEqual([]);
});

test.each([
  ['shared/log/a.ts', "export const own = 'cairn'"],
  ['shared/log/a.ts', 'export const key = `cairn:${name}`'],
  ['shared/log/a.ts', "export const place = 'fight/heroes-d20/maneuver'"],
  ['shared/log/a.ts', "export const key = 'tracker.cairn.nextSide'"],
  ['shared/log/a.ts', 'export const cards = { cairn: 1 }'],
  ['shared/log/a.ts', "export const cards = { 'heroes-d20': 1 }"],
  ['shared/log/a.ts', "import '../../resources/packs/cairn/pt-BR.json'"],
  ['electron/a.ts', "export const known = ['scop', 'cairn']"],
  ['build/a.mjs', "export const own = 'cairn'"],
  ['renderer/features/A.svelte', '<Card system="cairn" />'],
  ['renderer/features/A.svelte', "<Card system={'cairn'} />"],
  ['renderer/systems/heroes-d20/a.ts', "export const other = 'cairn'"],
  ['shared/rules/heroes-d20/words/a.ts', "export const other = 'cairn'"],
])('in %s a system is named: %s', (filename, code) => {
  expect(named(filename, code)).toBe(1);
});

test.each([
  ['shared/rules/cairn/words/a.ts', "export const own = 'cairn'"],
  ['renderer/systems/cairn/tracker/a.ts', "export const own = 'cairn'; import '#shared/rules/cairn/a.ts'"],
  ['shared/rules/registry.ts', "import { cairn } from './cairn/index.ts'"],
  ['shared/rules/cards.ts', "import { cairnCard } from './cairn/card.ts'"],
  ['renderer/systems/index.ts', "const views = { cairn: 1, 'heroes-d20': 2 }"],
  ['shared/log/a.test.ts', "systemOf('cairn')"],
  ['shared/log/testing/a.ts', "systemOf('cairn')"],
  [
    'shared/log/a.ts',
    "export const words = 'Cairn, scairn and heroes-d200'; const cairn = { name: 1 }; cairn.name",
  ],
])('in %s no system is named that mustn’t be: %s', (filename, code) => {
  expect(named(filename, code)).toBe(0);
});

test.each([
  ['renderer/fight/a.ts', 'export const a = (b) => b.toFixed(1)'],
  ['renderer/fight/a.ts', 'export const a = (b, c) => b.localeCompare(c)'],
  ['electron/a.ts', 'export const a = (b) => b.toLocaleString()'],
  ['shared/log/a.ts', "export const a = new Intl.NumberFormat('en')"],
  ['shared/log/a.ts', "export const a = new Intl.DateTimeFormat('en')"],
  ['shared/log/a.ts', "export const a = (b) => b.join(', ')"],
  ['renderer/fight/A.svelte', "<p>{names.join(', ')}</p>"],
])('%s makes no words of its own: %s', (filename, code) => {
  expect(handMade(filename, code)).toBe(1);
});

test.each([
  ['shared/text/lists.ts', "export const a = (b) => b.join(', ')"],
  ['shared/log/a.ts', "export const a = (b) => b.join('')"],
  ['shared/log/a.test.ts', "export const a = (b) => b.join(', ')"],
  ['electron/store/a.ts', "export const a = (b) => b.join(', ')"],
  ['electron/a.ts', 'export const a = Intl.DateTimeFormat().resolvedOptions().timeZone'],
])('%s may have signs of its own: %s', (filename, code) => {
  expect(handMade(filename, code)).toBe(0);
});
