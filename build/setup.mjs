// What every command of package.json needs before it runs: packages, and with `--runtime` an Electron and a display.
// Plain Node 20 and no packages, since on a fresh clone there are none yet.
import { checkProjectNode, checkSetupNode } from './setup/node-version.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  checkSetupNode();
  const { installPackages } = await import('./setup/install.mjs');
  await installPackages();
  checkProjectNode();
  if (!process.argv.includes('--runtime')) return;
  const { ensureDisplay } = await import('./setup/display.mjs');
  const { ensureRuntime } = await import('./setup/electron-runtime.mjs');
  await ensureDisplay();
  await ensureRuntime();
});
