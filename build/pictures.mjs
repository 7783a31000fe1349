// `npm run pictures`: takes the pictures and the film of the readmes anew, from the running app.
import { ensureDisplay, onDisplay } from './setup/display.mjs';
import { ensureRuntime } from './setup/electron-runtime.mjs';
import { inProject, toolNode } from './setup/project.mjs';
import { must, passOn } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

await runMain(async () => {
  await ensureDisplay();
  await ensureRuntime();
  await must('The app could not be built', toolNode(), [
    inProject('node_modules', '.bin', 'electron-vite'),
    'build',
  ]);
  const [command, ...args] = onDisplay([toolNode(), ...flags, inProject('build', 'pictures', 'take.mjs')], {
    preferVirtual: true,
  });
  return passOn(command, args);
});
