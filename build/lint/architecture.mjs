// The lines between the folders (docs: imports go renderer → shared ← electron), as ESLint configurations.
import { existsSync, readdirSync } from 'node:fs';
import { noHandMadeWords } from './by-language.mjs';
import { noSystemId } from './no-system-id.mjs';

const rulesFolder = new URL('../../shared/rules/', import.meta.url);

/** Folders of `shared/rules` that are no system themselves: what is checked of all, what several need, tables, what tests share. */
const commonFolders = ['conformance', 'kit', 'objects', 'testing'];

/** A whole small system to be copied, which is never shipped: nothing imports it, but what copies it names it. */
const template = 'template';

/** The rule systems, each a folder of its own. */
const findSystems = () =>
  existsSync(rulesFolder)
    ? readdirSync(rulesFolder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !commonFolders.includes(entry.name))
        .map((entry) => entry.name)
    : [];

const renderer = { regex: '^#renderer/|/renderer/', message: 'The renderer is imported by nobody.' };
const main = {
  regex: '^#?electron(/|$)|/electron/',
  message: 'Only electron/ may import Electron or the main process.',
};
const node = { group: ['node:*', 'better-sqlite3'], message: 'No Node here: keep I/O in electron/.' };
const svelte = { group: ['svelte', 'svelte/**', '**/*.svelte'], message: 'shared/ knows no Svelte.' };

const upwards = {
  regex: '^\\.\\./',
  message: 'What lies in another folder is named from its top: #shared/…',
};

/** Where systems are named: the registry of the rules, that of what is known before them, and that of what is seen of them. */
const rulesRegistry = 'shared/rules/registry.ts';
const cardsRegistry = 'shared/rules/cards.ts';
const viewsRegistry = 'renderer/systems/index.ts';
/** Tests are about a system, or need any. */
const tests = ['**/*.test.{ts,mjs}', '**/testing/**'];

/** @param {string[]} names */
const systemFolders = (names) => ({
  group: names.map((name) => `**/${name}/**`),
  message: 'A rule system is reached through its registry, never by its folder.',
});

/**
 * @param {({ group: string[], message: string } | { regex: string, message: string })[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrict = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [upwards, ...patterns].filter((one) => !('group' in one) || one.group.length > 0) },
  ],
});

const pure = [renderer, main, svelte, node];

/**
 * Who may import whom; within its rooms a system finds its own folder, and no other's.
 * @param {string[]} [systems]
 * @returns {import('eslint').Linter.Config[]}
 */
export const importDirections = (systems = findSystems()) => {
  /** @param {string} system */
  const othersThan = (system) => systemFolders(systems.filter((other) => other !== system));
  const apart = systemFolders(systems);
  return [
    { files: ['renderer/**/*.{ts,svelte}'], rules: restrict(main, node, apart) },
    { files: ['electron/**/*.ts'], rules: restrict(renderer, svelte, apart) },
    { files: ['shared/**/*.ts'], rules: restrict(...pure, apart) },
    ...systems.flatMap((system) => [
      {
        files: [`renderer/systems/${system}/**/*.{ts,svelte}`],
        rules: restrict(main, node, othersThan(system)),
      },
      { files: [`shared/rules/${system}/**/*.ts`], rules: restrict(...pure, othersThan(system)) },
    ]),
    { files: [rulesRegistry, cardsRegistry], rules: restrict(...pure) },
    { files: [viewsRegistry], rules: restrict(main, node) },
    { files: ['renderer/**/*.test.ts', 'renderer/**/testing/**/*.ts'], rules: restrict(main) },
    { files: ['electron/**/*.test.ts', 'electron/**/testing/**/*.ts'], rules: restrict(renderer, svelte) },
    { files: ['shared/**/testing/**/*.ts'], rules: restrict(...pure) },
    {
      files: ['shared/**/*.test.ts', 'shared/headless.ts', 'shared/headless/**/*.ts'],
      rules: restrict(renderer, main, svelte),
    },
  ];
};

/**
 * No id of a rule system but in its rooms, the registries and tests; within its rooms none of another.
 * @param {string[]} [systems]
 * @returns {import('eslint').Linter.Config[]}
 */
export const unnamedSystems = (systems = findSystems().filter((system) => system !== template)) => {
  /** @param {string[]} ids @returns {import('eslint').Linter.RulesRecord} */
  const none = (ids) => ({ 'rodada/no-system-id': ['error', ids] });
  return [
    { plugins: { rodada: { rules: { 'no-system-id': noSystemId } } } },
    {
      files: ['{shared,electron,renderer,build}/**/*.{ts,svelte,mjs}'],
      ignores: [rulesRegistry, cardsRegistry, viewsRegistry, ...tests],
      rules: none(systems),
    },
    ...systems.map((system) => ({
      files: [`{shared/rules,renderer/systems}/${system}/**/*.{ts,svelte}`],
      ignores: tests,
      rules: none(systems.filter((other) => other !== system)),
    })),
  ];
};

/** Formats of files, which have signs of their own whatever the language. */
const formats = ['shared/creature-files/**', 'shared/rules/*/stat-lines/**', 'shared/cards/cards-css.ts'];

/**
 * What differs between languages is asked of `shared/text`, the one place that knows it.
 * @type {import('eslint').Linter.Config[]}
 */
export const byLanguage = [
  { plugins: { language: { rules: { 'no-hand-made-words': noHandMadeWords } } } },
  {
    files: ['{shared,electron,renderer}/**/*.{ts,svelte}'],
    ignores: ['shared/text/**', ...tests],
    rules: { 'language/no-hand-made-words': ['error', { lists: true }] },
  },
  // Statements of SQL have lists of their own.
  {
    files: ['electron/**/*.ts', ...formats],
    ignores: tests,
    rules: { 'language/no-hand-made-words': ['error', { lists: false }] },
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
