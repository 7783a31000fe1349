// `npm test`: every check in order, each a named step, also after one failed; the last line counts them all.
import { findSteps } from './test/steps.mjs';
import { runMain } from './setup/say.mjs';
import { runStep } from './test/run-step.mjs';

await runMain(async () => {
  let passed = 0;
  let failed = 0;
  for (const step of findSteps()) {
    const result = await runStep(step);
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
