// `npm test [-- types lint …]`: every check, or those named, each a named step, also after one failed; the last line
// counts them all. On one core or two, which the app and its tests fill alone, all come one after another.
import { availableParallelism } from 'node:os';
import { findSteps } from './test/steps.mjs';
import { runMain, SetupError } from './setup/say.mjs';
import { runStep } from './test/run-step.mjs';

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const rows = findSteps();
  const known = rows.flat().map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new SetupError(`no check is called ${unknown[0]}: ${known.join(', ')}`);
  let passed = 0;
  let failed = 0;
  /** @param {import('./test/steps.mjs').Step[]} steps */
  const runAll = async (steps) => {
    for (const step of steps) {
      if (wanted.length > 0 && !wanted.includes(step.name)) continue;
      const result = await runStep(step);
      passed += result.passed;
      failed += result.failed;
    }
  };
  await Promise.all((availableParallelism() > 2 ? rows : [rows.flat()]).map(runAll));
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
