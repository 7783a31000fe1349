// The lines between the folders (docs: imports go renderer → shared ← electron), as ESLint configurations.
import { existsSync, readdirSync } from 'node:fs';

const rulesFolder = new URL('../../shared/rules/', import.meta.url);

/** Folders of `shared/rules` that are no system themselves: what is checked of all, what several need, tables, what tests share. */
const commonFolders = ['conformance', 'kit', 'objects', 'testing'];

/** The rule systems, each a folder of its own. */
const findSystems = () =>
  existsSync(rulesFolder)
    ? readdirSync(rulesFolder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !commonFolders.includes(entry.name))
        .map((entry) => entry.name)
    : [];

const renderer = { group: ['**/renderer/**'], message: 'The renderer is imported by nobody.' };
const main = {
  group: ['electron', 'electron/*', '**/electron/**'],
  message: 'Only electron/ may import Electron or the main process.',
};
const node = { group: ['node:*', 'better-sqlite3'], message: 'No Node here: keep I/O in electron/.' };
const svelte = { group: ['svelte', 'svelte/**', '**/*.svelte'], message: 'shared/ knows no Svelte.' };

/** @param {string[]} names */
const systemFolders = (names) => ({
  group: names.map((name) => `**/${name}/**`),
  message: 'A rule system is reached through shared/rules/registry.ts, never by its folder.',
});

/**
 * @param {{ group: string[], message: string }[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrict = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.filter(({ group }) => group.length > 0) }],
});

const pure = [renderer, main, svelte, node];

/**
 * Who may import whom.
 * @param {string[]} [systems]
 * @returns {import('eslint').Linter.Config[]}
 */
export const importDirections = (systems = findSystems()) => [
  { files: ['renderer/**/*.{ts,svelte}'], ignores: ['**/*.test.ts'], rules: restrict(main, node) },
  { files: ['renderer/**/*.test.ts'], rules: restrict(main) },
  { files: ['electron/**/*.ts'], rules: restrict(renderer, svelte) },
  { files: ['shared/**/*.ts'], rules: restrict(...pure) },
  { files: ['shared/combat/**/*.ts'], rules: restrict(...pure, systemFolders(systems)) },
  ...systems.map((system) => ({
    files: [`shared/rules/${system}/**/*.ts`],
    rules: restrict(...pure, systemFolders(systems.filter((other) => other !== system))),
  })),
  {
    files: ['shared/**/*.test.ts', 'shared/headless.ts', 'shared/headless/**/*.ts'],
    rules: restrict(renderer, main, svelte),
  },
];

const systemName =
  ':matches(Identifier[name=/^(system|systemId)$/], MemberExpression[property.name=/^(system|systemId)$/], ' +
  'MemberExpression[property.name="id"][object.name="system"], MemberExpression[property.name="id"][object.property.name="system"])';
const systemMessage =
  'Ask the rule system for what differs; which one it is matters to shared/rules/registry.ts alone.';

const noSystemComparison = [
  `BinaryExpression[operator=/^[!=]==?$/][right.type="Literal"] > ${systemName}.left`,
  `BinaryExpression[operator=/^[!=]==?$/][left.type="Literal"] > ${systemName}.right`,
  `SwitchStatement > ${systemName}.discriminant`,
].map((selector) => ({ selector, message: systemMessage }));

const noClock = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the time as an argument.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Take the time as an argument.' },
];

const impure = [
  { object: 'Math', property: 'random', message: 'Take Dice as an argument.' },
  { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
  { object: 'performance', property: 'now', message: 'Take the time as an argument.' },
];

/**
 * No `if (system === …)` outside the registry; no clock and no chance in `shared/`.
 * @type {import('eslint').Linter.Config[]}
 */
export const purity = [
  {
    files: ['{shared,electron,renderer}/**/*.{ts,svelte}'],
    ignores: ['shared/rules/registry.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noSystemComparison] },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: ['**/*.test.ts', 'shared/headless.ts', 'shared/headless/**'],
    rules: {
      'no-restricted-properties': ['error', ...impure],
      'no-restricted-syntax': ['error', ...noSystemComparison, ...noClock],
    },
  },
  { files: ['shared/rules/registry.ts'], rules: { 'no-restricted-syntax': ['error', ...noClock] } },
];
