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

const unitReport = inProject('.tmp', 'unit.json');
const endToEndReport = inProject('.tmp', 'e2e.json');

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

/**
 * The steps in their order. Making the Electron starts at once: it may take minutes, and only the last step needs it.
 * @returns {Step[]}
 */
export function findSteps() {
  const windows = windowsReady();
  return [
    {
      name: 'types',
      commands: typeChecks(),
    },
    { name: 'lint', commands: lintCommands() },
    { name: 'format', commands: [tool('prettier', '--check', '--log-level', 'warn', '.')] },
    {
      name: 'unit',
      commands: [
        tool('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`),
      ],
      report: { file: unitReport, read: readVitest },
    },
    { name: 'build', commands: [tool('electron-vite', 'build')] },
    {
      name: 'e2e',
      ready: () => windows,
      commands: [tool('playwright', 'test')].map((command) => onDisplay(command, { preferVirtual: true })),
      report: { file: endToEndReport, read: readPlaywright },
    },
  ];
}
