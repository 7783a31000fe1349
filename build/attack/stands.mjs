// Plays an evening on the built app (`electron-vite build` first; under xvfb where there is no display), and prints a line
// of JSON for each act: how long it took, and how long main stood still meanwhile at most.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { findRuntime } from '../setup/electron-runtime.mjs';
import { projectFolder } from '../setup/project.mjs';

/** So many creatures come in, and so many commands are played. */
const [CREATURES = 10_000, COMMANDS = 400] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), 'rodada-stands-'));
const runtime = await findRuntime();
const app = await _electron.launch({
  executablePath: runtime.executable,
  args: [...runtime.flags, '--disable-gpu', `--user-data-dir=${folder}`, projectFolder],
  cwd: projectFolder,
  env: Object.fromEntries(
    Object.entries({ ...process.env, ...runtime.env }).map(([name, value]) => [name, value ?? '']),
  ),
});
const page = await app.firstWindow();
await page.getByRole('banner').waitFor();

/** Has the page call main, with its input as JavaScript. @param {string} channel @param {string} input */
async function call(channel, input) {
  const answer = await page.evaluate(`window.rodada.call('${channel}', ${input})`);
  if (!answer.ok) throw new Error(`${channel}: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** Has the page call main. @param {string} channel @param {unknown} [input] */
const ask = (channel, input) => call(channel, input === undefined ? 'undefined' : JSON.stringify(input));

/** Brings in all that was read. @param {string} campaignId @param {{ reading: number, count: number }} read */
const commit = (campaignId, { reading, count }) =>
  call(
    'imports:commit',
    `{ campaignId: '${campaignId}', reading: ${reading}, picks: new Uint8Array(${count}).fill(1) }`,
  );

/** Answers the system's dialogs with a file. @param {string} path */
const answerDialogs = (path) =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, path);

await app.evaluate(`
  globalThis.stands = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 5 });
  globalThis.stands.enable();
`);

/** Does an act and prints how main fared. @template T @param {string} act @param {() => Promise<T>} run */
async function counted(act, run) {
  await app.evaluate('globalThis.stands.reset()');
  const before = performance.now();
  const given = await run();
  const ms = Math.round(performance.now() - before);
  const stood = await app.evaluate('Math.round(globalThis.stands.max / 1e6)');
  console.log(JSON.stringify({ act, ms, stood }));
  return given;
}

try {
  const [sample] = await ask('campaigns:list');
  const { id: campaignId } = await ask('campaigns:create', { name: 'Noite', system: sample.system });
  const table = join(folder, 'criaturas.csv');
  const rows = Array.from(
    { length: CREATURES },
    (_, row) => `Capanga ${row},${5 + (row % 40)},"fera, noite",Anda em bando.`,
  );
  await writeFile(table, `nome,hp,etiquetas,notas\n${rows.join('\n')}\n`);
  await answerDialogs(table);
  const read = await counted('a table is read', () => ask('imports:choose-file', { campaignId }));
  const { batch } = await counted('its creatures come in', () => commit(campaignId, read));
  await counted('they go again', () => ask('imports:undo', { campaignId, batch }));
  await commit(campaignId, await ask('imports:choose-file', { campaignId }));
  await counted('a search', () =>
    ask('creatures:search', { campaignId, search: 'cap 77', offset: 0, limit: 50 }),
  );
  for (const format of ['json', 'csv']) {
    await answerDialogs(join(folder, `out.${format}`));
    const which = { kind: 'found', filter: { campaignId } };
    await counted(`creatures go out as ${format}`, () => ask('creatures:export', { which, format }));
  }
  await counted('a copy of the campaign', () => ask('campaigns:duplicate', { id: campaignId }));

  const [encounter] = await ask('encounters:list', { campaignId: sample.id });
  const { combat } = await ask('combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  await counted('a fight', async () => {
    for (let after = 0; after < COMMANDS; after += 1) {
      const command =
        after === 0
          ? { type: 'start' }
          : after % 2 === 1
            ? { type: 'damage', target: 'c3', amount: 1 }
            : { type: 'next-turn' };
      await ask('combats:command', { combatId: combat.id, after, command });
    }
  });
  for (const format of ['pdf', 'html', 'text', 'csv']) {
    await answerDialogs(join(folder, `log.${format}`));
    await counted(`its log as ${format}`, () => ask('combats:export', { id: combat.id, format }));
  }
  const file = join(folder, 'noite.rodada');
  await answerDialogs(file);
  await counted('a campaign goes out', () => ask('campaigns:export', { id: campaignId }));
  await counted('a campaign comes in', () => ask('campaigns:import'));
} finally {
  await app.close();
  await rm(folder, { recursive: true, force: true });
}
