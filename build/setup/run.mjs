import { spawn } from 'node:child_process';
import { projectFolder } from './project.mjs';
import { SetupError } from './say.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the project's folder when left out
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {number} [timeout] milliseconds, after which the command is killed and counts as failed
 */

/**
 * Runs a command to its end and gives its exit code (1 when it can't be started or is killed) and all it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, { cwd = projectFolder, env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    let output = '';
    const add = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command quietly.
 * @param {string} what the sentence's beginning when it fails
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @throws {SetupError} with the last line the command printed
 */
export async function must(what, command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code === 0) return output;
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  throw new SetupError(`${what} (${[command, ...args].join(' ')} gave ${code}: ${lastLine}).`);
}

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const hasProcessGroups = process.platform !== 'win32';

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function killAll(child, signal) {
  if (hasProcessGroups && child.pid !== undefined) process.kill(-child.pid, signal);
  else child.kill(signal);
}

/**
 * Runs a command on this terminal and gives its exit code. A signal that would end us goes to the command and all it
 * started (`xvfb-run` keeps it from the app), and we end when they have.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<number>}
 */
export function passOn(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      detached: hasProcessGroups,
    });
    for (const signal of signals) process.on(signal, () => killAll(child, signal));
    // A killed npm tells only the shell between us, so its end is seen by our getting another parent.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && killAll(child, 'SIGTERM'), 500);
    child.on('error', () => {
      clearInterval(watch);
      reject(new SetupError(`${command} could not be started.`));
    });
    child.on('close', (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}
