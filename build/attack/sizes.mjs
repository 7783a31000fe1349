// `node build/attack/sizes.mjs`: takes the built app to its limits: what goes out and comes back is compared row by row, and
// no act may take more memory than is promised. Prints a line of JSON for each, and fails where one doesn't hold.
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeApp, launchApp } from '../../tests/e2e/launch.ts';
import { chooseFile, chooseTarget } from '../../tests/e2e/support/choose-file.ts';
import { system } from './texts.mjs';
import { openSqlite } from '../../electron/store/sqlite.ts';

const CREATURES = 50_000;
const FIGHTS = 300;
const COMMANDS = 60_000;
const ROWS = 1_000_000;
/** No act may take more memory than this, in megabytes. */
const MOST_MEMORY = 512;
const KB_IN_MB = 1024;

const folder = await mkdtemp(join(tmpdir(), 'rodada-sizes-'));
const { app, page } = await launchApp({ userData: folder });
const { pid = 0 } = app.process();
let failed = false;

/** Has the page call main. @param {string} channel @param {unknown} [input] */
async function answered(channel, input) {
  const args = input === undefined ? 'undefined' : JSON.stringify(input);
  return page.evaluate(`window.rodada.call('${channel}', ${args})`);
}

/** Has the page call main, and fails when it refuses. @param {string} channel @param {unknown} [input] */
async function ask(channel, input) {
  const answer = await answered(channel, input);
  if (!answer.ok) throw new Error(`${channel}: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** Kilobytes that main's process, with its threads, holds now or has held at most. @param {'VmRSS' | 'VmHWM'} what */
async function memory(what) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]);
}

/**
 * Does something and prints how it ended and how much more memory it took at most than there was before.
 * @param {string} what @param {number} count @param {() => Promise<string>} run
 */
async function measured(what, count, run) {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const before = await memory('VmRSS');
  const begun = performance.now();
  const came = await run().catch((thrown) => `failed: ${thrown instanceof Error ? thrown.message : thrown}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const more = Math.round(((await memory('VmHWM')) - before) / KB_IN_MB);
  if (more > MOST_MEMORY || came.startsWith('failed')) failed = true;
  const result = `${came}; ${seconds} s, at most ${more} MB more memory`;
  console.log(JSON.stringify({ what, count, result }));
}

/** What stands in a campaign's rows but for what is new in every import, as one figure a table. @param {string} campaignId */
function portrait(campaignId) {
  const db = openSqlite(join(folder, 'rodada.db'), { readonly: true });
  try {
    const hashed = (/** @type {string} */ sql) => {
      const hash = createHash('sha256');
      let rows = 0;
      for (const row of db.prepare(sql).raw().iterate(campaignId)) {
        hash.update(JSON.stringify(row));
        rows += 1;
      }
      return `${rows} ${hash.digest('hex')}`;
    };
    return {
      creatures: hashed(
        `SELECT name, hp, sheet, notes, favourite, (SELECT group_concat(name) FROM tags WHERE creature_id = creatures.id)
         FROM creatures WHERE campaign_id = ? AND removed_at IS NULL ORDER BY folded, name, notes`,
      ),
      fights: hashed(
        `SELECT name, players_title, status, round, setup FROM combats
         WHERE campaign_id = ? AND removed_at IS NULL ORDER BY name`,
      ),
      commands: hashed(
        `SELECT combats.name, seq, at, command, rolls, events FROM combat_commands JOIN combats ON combats.id = combat_id
         WHERE campaign_id = ? AND removed_at IS NULL ORDER BY combats.name, seq`,
      ),
    };
  } finally {
    db.close();
  }
}

/** Takes a campaign out and in again; says whether every row is the same. @param {string} id @param {string} name */
async function thereAndBack(id, name) {
  const file = join(folder, `${name}.rodada`);
  await chooseTarget(app, file);
  await ask('campaigns:export', { id });
  await chooseFile(app, file);
  const { campaign, notices } = await ask('campaigns:import');
  const [before, after] = [portrait(id), portrait(campaign.id)];
  const other = Object.keys(before).filter(
    (table) => Reflect.get(before, table) !== Reflect.get(after, table),
  );
  if (other.length > 0 || notices.length > 0)
    throw new Error(`not the same: ${other.join(', ')} ${JSON.stringify(notices)}`);
  const [creatures, fights] = [before.creatures, before.fights].map((words) => words.split(' ')[0]);
  return { campaign, said: `${creatures} creatures and ${fights} fights are the same` };
}

/** A campaign as a file with so many fights of so many commands each. @param {number} fights @param {number} commands */
function fileOf(fights, commands) {
  const at = '2026-11-28T21:00:00.000Z';
  const combatants = [{ id: 'c1', name: 'A', side: 'pc', hp: { current: 9, max: 9 }, sheet: { str: 9 } }];
  const command = (/** @type {number} */ index) => ({
    at,
    command: { type: index % 2 === 0 ? 'damage' : 'heal', target: 'c1', amount: 1 },
  });
  return JSON.stringify({
    format: 'rodada-campaign',
    version: 3,
    writtenAt: at,
    campaign: { name: `${fights} × ${commands}`, system: system.id, options: {}, notes: '' },
    fights: Array.from({ length: fights }, (_, index) => ({
      id: `f${index}`,
      name: `Luta ${String(index).padStart(4, '0')}`,
      rulesVersion: system.rulesVersion,
      createdAt: at,
      updatedAt: at,
      setup: { combatants },
      commands: Array.from({ length: commands }, (__, row) => command(row)),
      end: { status: 'setup', round: 0, points: { c1: commands % 2 === 0 ? 9 : 8 } },
    })),
  });
}

/** Writes a table of so many rows. @param {string} path @param {number} rows @param {string} notes */
async function writeTable(path, rows, notes) {
  const file = createWriteStream(path);
  file.write('nome;PG;FOR;DES;VON;notas\n');
  for (let row = 0; row < rows; row += 1) {
    if (!file.write(`Bicho ${row};4;10;9;8;${notes}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Reads a table; says how many creatures were understood, or by which limit it was refused. @param {string} campaignId @param {string} path */
async function read(campaignId, path) {
  await chooseFile(app, path);
  const answer = await answered('imports:choose-file', { campaignId });
  if (answer.ok) return { preview: answer.value, said: `${answer.value.count} creatures understood` };
  if (answer.error.code !== 'BAD_FILE') throw new Error(JSON.stringify(answer.error));
  return { preview: null, said: `refused: ${answer.error.said.key}` };
}

/** @param {string} campaignId @param {{ reading: number, count: number }} preview */
async function takeIn(campaignId, { reading, count }) {
  const picks = `new Uint8Array(${count}).fill(1)`;
  const input = `{ campaignId: '${campaignId}', reading: ${reading}, picks: ${picks} }`;
  const answer = await page.evaluate(`window.rodada.call('imports:commit', ${input})`);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
}

try {
  await page.getByRole('banner').waitFor();
  const file = join(folder, 'lutas.rodada');
  await writeFile(file, fileOf(FIGHTS, 40));
  await chooseFile(app, file);
  const { campaign } = await ask('campaigns:import');
  const table = join(folder, 'bichos.csv');
  await writeTable(table, CREATURES, 'Foge do fogo e teme a luz.');
  await measured('a table comes in', CREATURES, async () => {
    const { preview, said } = await read(campaign.id, table);
    if (preview === null) throw new Error(said);
    await takeIn(campaign.id, preview);
    return said;
  });
  await measured('a campaign of many creatures and fights goes out and comes in', 1, async () => {
    const { said } = await thereAndBack(campaign.id, 'muitos');
    return said;
  });
  await writeFile(file, fileOf(1, COMMANDS));
  await measured(
    `a fight of ${COMMANDS.toLocaleString('en')} commands comes in, goes out, comes in and opens`,
    1,
    async () => {
      await chooseFile(app, file);
      const brought = await ask('campaigns:import');
      const again = await thereAndBack(brought.campaign.id, 'longa');
      const [combat] = await ask('combats:list', { campaignId: again.campaign.id });
      const { count } = await ask('combats:open', { id: combat.id });
      await ask('combats:command', {
        combatId: combat.id,
        after: count,
        command: { type: 'damage', target: 'c1', amount: 1 },
        typed: {},
      });
      return `${again.said}, ${count} commands`;
    },
  );
  await writeTable(table, ROWS, '');
  await measured('rows of a table', ROWS, async () => (await read(campaign.id, table)).said);
  await writeTable(table, 1000, 'x'.repeat(99_900));
  await measured('a table of 100 MB', 1, async () => (await read(campaign.id, table)).said);
} finally {
  await closeApp(app);
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
