// `npm run test:e2e -- tests/e2e/start.spec.ts`: builds the app and runs the end-to-end tests named, or all.
import { onDisplay } from './setup/display.mjs';
import { inProject, toolNode } from './setup/project.mjs';
import { must, passOn } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

/** @param {string} name */
const tool = (name) => inProject('node_modules', '.bin', name);

await runMain(async () => {
  await must('The app could not be built', toolNode(), [tool('electron-vite'), 'build']);
  const playwright = onDisplay([toolNode(), tool('playwright'), 'test', ...process.argv.slice(2)], {
    preferVirtual: true,
  });
  return passOn(playwright[0], playwright.slice(1));
});
