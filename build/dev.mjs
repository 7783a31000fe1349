// `npm run dev`: the app with hot reload, on the Electron that set-up found; a change in `shared/` or `electron/` builds
// main anew and starts it again. Its data lie in `.tmp/dev-data`, apart from those of the app one plays with.
import { ensureDisplay, onDisplay } from './setup/display.mjs';
import { ensureRuntime } from './setup/electron-runtime.mjs';
import { inProject, isRoot, toolNode } from './setup/project.mjs';
import { passOn } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  await ensureDisplay();
  const runtime = await ensureRuntime();
  const [command, ...args] = onDisplay([
    toolNode(),
    inProject('node_modules', '.bin', 'electron-vite'),
    'dev',
    '--watch',
    '--',
    `--user-data-dir=${inProject('.tmp', 'dev-data')}`,
  ]);
  return passOn(command, args, {
    ...runtime.env,
    ELECTRON_EXEC_PATH: runtime.executable,
    ...(isRoot && { NO_SANDBOX: '1' }),
  });
});
