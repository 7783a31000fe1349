import { ensureDisplay, onDisplay } from '../setup/display.mjs';
import { ensureRuntime } from '../setup/electron-runtime.mjs';
import { inProject, toolNode } from '../setup/project.mjs';
import { SetupError } from '../setup/say.mjs';
import { readPlaywright, readVitest } from './reports.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {[string, ...string[]][]} commands all run, also after one failed
 * @property {() => Promise<string | undefined>} [ready] waits for what the step needs; a sentence when it can't be had
 * @property {{ file: string, read: typeof readVitest }} [report] a test runner's own count, in place of one a step
 */

/** @param {string} path of a script below node_modules @param {string[]} args @returns {[string, ...string[]]} */
const script = (path, ...args) => [toolNode(), inProject('node_modules', ...path.split('/')), ...args];
/** @param {string} name @param {string[]} args */
const tool = (name, ...args) => script(`.bin/${name}`, ...args);

/** TypeScript 7, in one thread: more would be sooner by a little and cost much more. @param {string[]} args */
const tsc = (...args) => script('@typescript/native/bin/tsc', '--checkers', '1', ...args);

const unitReport = inProject('.tmp', 'unit.json');
const endToEndReport = inProject('.tmp', 'e2e.json');
const lintCache = ['--cache', '--cache-location', inProject('node_modules', '.cache', 'lint')];

/** The display and the Electron, as the reason they can't be had. */
async function windowsReady() {
  try {
    await ensureDisplay();
    await ensureRuntime();
    return undefined;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}

/** @returns {Step[]} */
const codeChecks = () => [
  {
    name: 'types',
    commands: [
      tsc('--noEmit', '-p', 'tsconfig.json'),
      tsc('-p', 'tsconfig.shared.json'),
      tool(
        'svelte-check',
        ...['--tsconfig', 'renderer/tsconfig.json', '--tsgo-experimental-api'],
        ...['--output', 'human', '--fail-on-warnings'],
      ),
    ],
  },
  {
    name: 'lint',
    commands: [
      tool('oxlint', '--type-aware', '--max-warnings', '0'),
      tool('eslint', '.', '--max-warnings', '0', ...lintCache),
    ],
  },
  {
    name: 'format',
    commands: [tool('oxfmt', '--check')],
  },
  { name: 'unused', commands: [tool('knip')] },
  {
    name: 'unit',
    commands: [tool('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`)],
    report: { file: unitReport, read: readVitest },
  },
];

/**
 * The app as it is built, played.
 * @returns {Step[]}
 */
const appChecks = () => [
  { name: 'build', commands: [tool('electron-vite', 'build')] },
  {
    name: 'e2e',
    ready: windowsReady,
    commands: [tool('playwright', 'test')].map((command) => onDisplay(command, { preferVirtual: true })),
    report: { file: endToEndReport, read: readPlaywright },
  },
];

/**
 * The steps in two rows, which don't wait for each other; within a row each comes after the one before.
 * @returns {Step[][]}
 */
export const findSteps = () => [appChecks(), codeChecks()];
