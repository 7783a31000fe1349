import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { capture } from '../setup/run.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./reports.mjs').Count} Count */

/** Runs a step's commands. @param {Step} step @returns {Promise<{ ok: boolean, output: string }>} */
async function runCommands({ commands, ready }) {
  const problem = await ready?.();
  if (problem) return { ok: false, output: problem };
  let ok = true;
  let output = '';
  for (const [command, ...args] of commands) {
    const result = await capture(command, args);
    if (result.code !== 0) ok = false;
    output += result.output;
  }
  return { ok, output };
}

/** @param {Step} step @param {boolean} ok @returns {Count} */
function count({ report }, ok) {
  if (!report) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report.file)) return { passed: 0, failed: ok ? 0 : 1 };
  const { passed, failed } = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // A runner can fail with every test passed: a file that doesn't load, an error outside any test.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/**
 * Runs a step, prints a line as it begins and one for how it went, and what its commands printed when it failed.
 * @param {Step} step
 * @returns {Promise<Count>}
 */
export async function runStep(step) {
  if (step.report) await rm(step.report.file, { force: true });
  // Some take minutes.
  console.log(`… ${step.name}`);
  const started = performance.now();
  const { ok, output } = await runCommands(step);
  const result = count(step, ok);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.report ? `, ${result.passed} passed, ${result.failed} failed` : '';
  if (!ok) console.log(output.trimEnd());
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s${tests})`);
  return result;
}
