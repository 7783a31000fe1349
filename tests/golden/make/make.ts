import './fixed-ids.ts';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  copyFileSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { changeSettings } from '#electron/store/settings.ts';
import { foldRows } from '#shared/combat/fold.ts';
import { openFolder, type FolderApp } from './app.ts';
import { playScene } from './play-scene.ts';
import { CAMPAIGNS, SCENES, type Scene } from './scenes.ts';
import { storeCampaign } from './store-campaign.ts';

/** `npm run golden`: plays the written scenes with the present version into `tests/golden/<version>/`. */
const OPENED = new Date('2026-10-03T18:00:00.000Z');
const EXPORTED = '2026-11-01T12:00:00.000Z';
const DATABASE = 'rodada.db';
const golden = fileURLToPath(new URL('..', import.meta.url));
const project = readFileSync(join(golden, '../../package.json'), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(project));
const out = join(golden, version);

if (existsSync(out)) {
  process.stderr.write(`${out} is there already: what a version stored is never made again.\n`);
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-golden-'));
  try {
    await make(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays every scene into one new database and exports it all; nothing stands in its place before all is done. */
async function make(folder: string): Promise<void> {
  const app = openFolder(folder, OPENED);
  const files = join(folder, version);
  mkdirSync(files);
  const listed: object[] = [];
  for (const [index, campaign] of CAMPAIGNS.entries()) {
    // Campaigns are listed by their age.
    app.setNow(() => new Date(OPENED.getTime() + index * 60_000).toISOString());
    const stored = await storeCampaign(app, campaign);
    if (index === 0) changeSettings(app.store.db, { campaignId: stored.id });
    for (const scene of SCENES.filter(({ system }) => system === campaign.system)) {
      const { combatId, rows, refused } = await playScene(app, stored, scene);
      for (const line of refused) process.stdout.write(`left out: ${line}\n`);
      await writeFight(app, combatId, join(files, scene.name));
      listed.push({ ...(await describe(app, scene, combatId)), campaignId: stored.id, rows });
    }
    app.setNow(() => EXPORTED);
    app.exportTo(join(files, `${campaign.system}.rodada`));
    await app.handlers['campaigns:export']({ id: stored.id });
  }
  app.store.db.exec('VACUUM');
  app.store.db.close();
  copyFileSync(join(folder, DATABASE), join(files, DATABASE));
  writeFileSync(join(files, 'fights.json'), `${JSON.stringify(listed, null, 2)}\n`);
  mkdirSync(out);
  const names = ['fights.json', DATABASE, ...CAMPAIGNS.map(({ system }) => `${system}.rodada`)];
  const ofFights = SCENES.flatMap(({ name }) => [`${name}.log.txt`, `${name}.state.json`]);
  for (const name of [...names, ...ofFights]) copyFileSync(join(files, name), join(out, name));
  process.stdout.write(`${SCENES.length} fights of ${version} in ${out}\n`);
}

async function writeFight({ handlers, exportTo }: FolderApp, id: string, path: string): Promise<void> {
  exportTo(`${path}.log.txt`);
  await handlers['combats:export']({ id, format: 'text' });
  const { state } = await handlers['combats:open']({ id });
  writeFileSync(`${path}.state.json`, `${JSON.stringify(state, null, 2)}\n`);
}

async function describe({ handlers }: FolderApp, { name, system }: Scene, combatId: string): Promise<object> {
  const { rows } = await handlers['combats:log']({ id: combatId });
  return { name, system, combatId, inForce: foldRows(rows).done.length, underTodaysRules: 'same' };
}
