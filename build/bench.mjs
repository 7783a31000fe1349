// `npm run bench [-- attack store …]`: builds the app and measures all benches, or those named.
import { ensureDisplay, onDisplay } from './setup/display.mjs';
import { ensureRuntime } from './setup/electron-runtime.mjs';
import { installForBench } from './setup/install.mjs';
import { inProject, toolNode } from './setup/project.mjs';
import { must, passOn } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  await installForBench();
  await ensureDisplay();
  await ensureRuntime();
  await must('The app could not be built', toolNode(), [
    inProject('node_modules', '.bin', 'electron-vite'),
    'build',
  ]);
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const bench = onDisplay([toolNode(), ...flags, inProject('bench', 'run.ts'), ...process.argv.slice(2)], {
    preferVirtual: true,
  });
  return passOn(bench[0], bench.slice(1));
});
