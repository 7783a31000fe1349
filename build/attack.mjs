// `npm run attack`: strikes at the app with all that is bent and hostile, and writes what came of it into docs/safety.md.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureDisplay, onDisplay } from './setup/display.mjs';
import { ensureRuntime } from './setup/electron-runtime.mjs';
import { inProject, toolNode } from './setup/project.mjs';
import { capture, must } from './setup/run.mjs';
import { runMain, say } from './setup/say.mjs';
import { readResults, withTable } from './attack/table.mjs';

/** Attacks on the running app, and what it takes over a long time: each prints its results, a line of JSON each. */
const ON_THE_APP = ['bridge', 'leaks', 'readers', 'sizes', 'stands'];

await runMain(async () => {
  const asked = process.argv.slice(2);
  const isAsked = (/** @type {string} */ name) => asked.length === 0 || asked.includes(name);
  await ensureDisplay();
  await ensureRuntime();
  await must('The app could not be built', toolNode(), [
    inProject('node_modules', '.bin', 'electron-vite'),
    'build',
  ]);
  let output = '';
  let failed = 0;
  if (isAsked('core')) output += await attackCore();
  for (const name of ON_THE_APP) {
    const file = inProject('build', 'attack', `${name}.mjs`);
    if (!isAsked(name) || !existsSync(file)) continue;
    say(`${name}…`);
    const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
    const [command, ...args] = onDisplay([toolNode(), ...flags, file], { preferVirtual: true });
    const run = await capture(command, args);
    if (run.code !== 0) failed += 1;
    output += run.output;
    console.log(run.output.trimEnd());
  }
  const page = inProject('docs', 'safety.md');
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), readResults(output)));
  await must('The page could not be formatted', toolNode(), [
    inProject('node_modules', '.bin', 'oxfmt'),
    page,
  ]);
  return failed > 0 ? 1 : 0;

  /** The suites that need no window. */
  async function attackCore() {
    const report = inProject('.tmp', 'attack.jsonl');
    mkdirSync(inProject('.tmp'), { recursive: true });
    rmSync(report, { force: true });
    say('messages, files, dice and notes…');
    const vitest = inProject('node_modules', '.bin', 'vitest');
    const run = await capture(toolNode(), [vitest, 'run', 'tests/attack'], {
      env: { RODADA_ATTACK: report },
    });
    if (run.code !== 0) failed += 1;
    console.log(run.output.trimEnd());
    return existsSync(report) ? readFileSync(report, 'utf8') : '';
  }
});
