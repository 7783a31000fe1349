// `npm start`: builds the app and runs it; what follows `--` goes to the app, and its exit code is ours.
import { ensureDisplay, onDisplay } from './setup/display.mjs';
import { ensureRuntime } from './setup/electron-runtime.mjs';
import { inProject, projectFolder, toolNode } from './setup/project.mjs';
import { must, passOn } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  await ensureDisplay();
  const [runtime] = await Promise.all([
    ensureRuntime(),
    must('The app could not be built', toolNode(), [
      inProject('node_modules', '.bin', 'electron-vite'),
      'build',
    ]),
  ]);
  const appArguments = process.argv.slice(2);
  const [command, ...args] = onDisplay([
    runtime.executable,
    ...runtime.flags,
    projectFolder,
    ...appArguments,
  ]);
  return passOn(command, args, runtime.env);
});
