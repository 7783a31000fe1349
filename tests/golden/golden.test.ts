import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { endOf } from '#shared/campaign-file/bring-fight.ts';
import { combatState } from '#shared/combat/state-schema.ts';
import { say } from '#shared/text/translate.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { openFolder, type FolderApp } from './make/app.ts';

const golden = fileURLToPath(new URL('.', import.meta.url));
const versions = readdirSync(golden).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
const listed = z.array(
  z.object({
    name: z.string(),
    system: z.string(),
    combatId: z.string(),
    rows: z.int(),
    inForce: z.int(),
    underTodaysRules: z.enum(['same', 'differs']),
  }),
);
type Listed = z.output<typeof listed>[number];

const textOf = (version: string, name: string): string => readFileSync(join(golden, version, name), 'utf8');
const jsonOf = (version: string, name: string): unknown => JSON.parse(textOf(version, name));
/** The log as a campaign file brings it in: one that tells only the commands is told in today's words. */
const broughtIn = (version: string, name: string): string => {
  const own = `${name}.brought-in.log.txt`;
  return textOf(version, existsSync(join(golden, version, own)) ? own : `${name}.log.txt`);
};
const fightsOf = (version: string): readonly Listed[] => listed.parse(jsonOf(version, 'fights.json'));

/** The app over a copy of the version's database, or over a new one. */
function openCopy(version: string | null): { readonly app: FolderApp; readonly folder: string } {
  const folder = tempFolder();
  mkdirSync(folder, { recursive: true });
  if (version !== null) copyFileSync(join(golden, version, 'rodada.db'), join(folder, 'rodada.db'));
  const app = openFolder(folder, new Date('2027-01-10T20:00:00Z'));
  onTestFinished(() => {
    app.store.db.close();
  });
  return { app, folder };
}

async function logOf({ handlers, exportTo }: FolderApp, id: string, folder: string): Promise<string> {
  const path = join(folder, 'log.txt');
  exportTo(path);
  await handlers['combats:export']({ id, format: 'text' });
  return readFileSync(path, 'utf8');
}

/** Whether a fight takes a command; a fight as it was played takes none, but one can go on from it. */
async function goesOn({ handlers }: FolderApp, id: string): Promise<boolean> {
  const { count, asPlayed } = await handlers['combats:open']({ id });
  const send = (combatId: string, after: number) =>
    handlers['combats:command']({ combatId, after, command: { type: 'damage', target: 'c1', amount: 1 } });
  if (asPlayed === null) {
    const undone = await handlers['combats:command']({
      combatId: id,
      after: count,
      command: { type: 'undo' },
    });
    return (await send(id, undone.row.seq)).row.seq === count + 2;
  }
  await expect(send(id, count)).rejects.toMatchObject({ code: 'NOT_ALLOWED', path: 'combatId' });
  const requestId = '6f7a1c52-2f4f-4a63-9f4b-0f1d4f1a9e11';
  const made = await handlers['combats:continue-from']({ id, seq: asPlayed.seq, requestId });
  return (await send(made.combat.id, made.count)).row.seq === made.count + 1;
}

describe.each(versions)('fights stored by %s', (version) => {
  it.each(fightsOf(version))('$name opens, shows the same log, and goes on', async (fight) => {
    const { app, folder } = openCopy(version);
    const { name, combatId, rows, inForce, underTodaysRules } = fight;
    const opened = await app.handlers['combats:open']({ id: combatId });
    expect(opened.count).toBe(rows);
    expect(opened.asPlayed === null ? 'same' : 'differs').toBe(underTodaysRules);
    const stored = combatState.parse(jsonOf(version, `${name}.state.json`));
    if (opened.asPlayed === null) expect(endOf(opened.state)).toEqual(endOf(stored));
    else expect(opened.asPlayed.seq).toBeLessThan(rows);
    const { rows: all } = await app.handlers['combats:log']({ id: combatId });
    expect(all).toHaveLength(rows);
    expect(opened.log.rows.length + opened.undone.length).toBeLessThanOrEqual(rows);
    if (!opened.log.more) expect(opened.log.rows).toHaveLength(inForce);
    expect(await logOf(app, combatId, folder)).toBe(textOf(version, `${name}.log.txt`));
    expect(await goesOn(app, combatId)).toBe(true);
  });

  const systems = [...new Set(fightsOf(version).map(({ system }) => system))];
  it.each(systems)('come in from the campaign file of %s, show the same log, and go on', async (system) => {
    const { app, folder } = openCopy(null);
    const bytes = new Uint8Array(readFileSync(join(golden, version, `${system}.rodada`)));
    const imported = await app.handlers['campaigns:import-bytes']({ bytes });
    if (imported === null) throw new Error(`${system} was given up`);
    const { campaign, fights, notices } = imported;
    const expected = fightsOf(version).filter((one) => one.system === system);
    expect(fights).toBe(expected.length);
    const told = notices.map((notice) => say(notice, 'pt-BR')).join('\n');
    const combats = await app.handlers['combats:list']({ campaignId: campaign.id });
    for (const { name, rows, underTodaysRules } of expected) {
      const log = broughtIn(version, name);
      const combat = combats.find((one) => log.startsWith(`${one.name}\n`));
      if (combat === undefined) throw new Error(`${name} did not come in`);
      const { count, asPlayed } = await app.handlers['combats:open']({ id: combat.id });
      expect(count).toBe(rows);
      // Files of before version 2 tell only the commands: what other rules made of them can't be told again.
      if (underTodaysRules === 'differs' && told.includes(combat.name)) continue;
      expect(asPlayed === null ? 'same' : 'differs').toBe(underTodaysRules);
      expect(await logOf(app, combat.id, folder)).toBe(log);
      expect(await goesOn(app, combat.id)).toBe(true);
    }
  });

  it('are all there in the database, which stays whole', () => {
    const { app } = openCopy(version);
    const { db } = app.store;
    expect(db.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(db.pragma('foreign_key_check')).toEqual([]);
    const ids = db.prepare<[], { id: string }>('SELECT id FROM combats').all();
    expect(ids.map(({ id }) => id).toSorted()).toEqual(
      fightsOf(version)
        .map(({ combatId }) => combatId)
        .toSorted(),
    );
  });
});

it('every released version has its folder', () => {
  expect(versions).toContain('0.1.0');
});
