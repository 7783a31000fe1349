// `node build/attack/leaks.mjs [acts]`: plays so many acts (5,000 when left out) in the built app, by keys, and prints as one line of JSON what
// page and main hold then beside what they held after a tenth of them. Fails where any of it grew by over a tenth.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { findRuntime } from '../setup/electron-runtime.mjs';
import { passWelcome } from '../../tests/e2e/support/welcome.ts';
import { projectFolder } from '../setup/project.mjs';
import { COLLECTABLE, countActs, growth, held, playActs } from './acts.mjs';

const acts = Number(process.argv[2] ?? 5000);
const MOST = 1.1;
const runtime = await findRuntime();
const userData = await mkdtemp(join(tmpdir(), 'rodada-leaks-'));
const app = await _electron.launch({
  executablePath: runtime.executable,
  args: [...runtime.flags, '--disable-gpu', COLLECTABLE, `--user-data-dir=${userData}`, projectFolder],
  cwd: projectFolder,
  env: Object.fromEntries(
    Object.entries({ ...process.env, ...runtime.env }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ),
});
try {
  const page = await app.firstWindow();
  await page.waitForLoadState();
  await passWelcome(page);
  await page.getByRole('banner').waitFor();
  await openFight(page);
  await countActs(page);
  await playActs(page, acts / 10);
  const before = await held(app, page);
  await playActs(page, acts - acts / 10);
  const after = await held(app, page);
  const grown = growth(before, after);
  console.log(JSON.stringify({ before, after }));
  const { nodes, listeners, pageBytes, mainBytes } = grown;
  const result = `${nodes} times the nodes, ${listeners} the listeners, ${pageBytes} the page's bytes, ${mainBytes} main's after a tenth of them`;
  console.log(JSON.stringify({ what: 'acts by keys in one fight, what is held', count: acts, result }));
  process.exitCode = Object.values(grown).every((times) => times <= MOST) ? 0 : 1;
} finally {
  await app.close();
  await rm(userData, { recursive: true, force: true });
}

/** Starts the first encounter of the first sample campaign and opens its tracker. @param {import('@playwright/test').Page} page */
async function openFight(page) {
  await page.evaluate(`(async () => {
    const ask = async (...args) => (await window.rodada.call(...args)).value;
    const [{ id: campaignId }] = await ask('campaigns:list');
    const [{ id: encounterId }] = await ask('encounters:list', { campaignId });
    const { combat } = await ask('combats:start', { encounterId, requestId: '${randomUUID()}' });
    await ask('combats:command', { combatId: combat.id, after: 0, command: { type: 'start' } });
  })()`);
  await page
    .getByRole('navigation', { name: 'Telas' })
    .getByRole('button', { name: 'Combate', exact: true })
    .click();
  await page.getByRole('list', { name: 'Ordem' }).waitFor();
}
