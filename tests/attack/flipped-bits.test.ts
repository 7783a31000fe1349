import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHECKED_TABLES } from '#shared/api/damage.ts';
import { CHANNELS, type Channel } from '#shared/api/channels.ts';
import { say } from '#shared/text/translate.ts';
import { checkFile } from '#electron/check/check-file.ts';
import { handlersOf } from '#electron/handlers/index.ts';
import { answersOf } from '#electron/ipc/answer.ts';
import { openStore, type Store } from '#electron/store/opening/open-store.ts';
import { openReadOnly } from '#electron/store/opening/read-only.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { NOW } from '#electron/testing/temp-store.ts';
import { attack, attackTimeout, drawn } from './how-often.ts';
import { damaged, damages, folderWith, wholeFile, type Damage, type WholeFile } from './damaged-file.ts';

/** A whole database, what is answered over it, and how many rows each of its tables has. */
interface Prepared extends WholeFile {
  readonly answers: ReadonlyMap<string, string>;
  readonly counts: string | null;
}

async function prepared(): Promise<Prepared> {
  const whole = await wholeFile();
  const folder = folderWith(whole.bytes);
  const opening = openStore({ folder, now: NOW });
  if (opening.kind === 'blocked') throw new Error(say(opening.trouble.said, 'pt-BR'));
  const { answers, told, faults, counts } = await asked(opening.store, folder, whole);
  opening.store.db.close();
  if (told || faults.length > 0) throw new Error(`It was damaged before: ${faults.join(', ')}`);
  return { ...whole, answers, counts };
}

/** How a blow is dealt: to a file that is opened afterwards, only to be read where it can't be otherwise, or to one that is open. */
type When = 'closed' | 'open';

interface Asked {
  readonly answers: ReadonlyMap<string, string>;
  /** What of it is a fault, whatever the file is like. */
  readonly faults: readonly string[];
  /** Whether anything was told as damaged by an answer itself. */
  readonly told: boolean;
  /** How many rows each table has; null where that can't be counted by reading them all. */
  readonly counts: string | null;
}

/** Everything that lists, reads, searches, exports, copies and fights, asked of open data. */
async function asked({ db }: Store, folder: string, whole: WholeFile): Promise<Asked> {
  const services = tempServices({
    db,
    campaignDialogs: {
      chooseSource: () => Promise.resolve(null),
      chooseTarget: () => Promise.resolve(join(folder, 'out.rodada')),
    },
  });
  const thrown: string[] = [];
  const answering = answersOf(handlersOf(services), {
    isOurs: () => true,
    report: (fault) => thrown.push(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)),
    carry: (act) => act(),
  });
  const answers = new Map<string, string>();
  const faults: string[] = [];
  let told = false;
  const ask = async (channel: Channel, input: unknown): Promise<void> => {
    const answer = await answering(channel, { sender: null, senderFrame: null }, input);
    answers.set(`${channel} ${JSON.stringify(input)}`, JSON.stringify(answer));
    if (answer.ok) {
      if (channel === 'damage:list' && JSON.stringify(answer.value) !== '[]') told = true;
      return;
    }
    const { code } = answer.error;
    if (code === 'UNREADABLE') told = true;
    // What would have to be written at a damaged place is refused, with the reason.
    const { said } = answer.error;
    const refused = CHANNELS[channel] === 'writes' && 'key' in said && SAID.includes(said.key);
    if (code === 'INTERNAL' || (code === 'STORE' && !refused)) {
      faults.push(`${channel} ${code} ${JSON.stringify(answer.error)} ${thrown.at(-1) ?? ''}`);
    }
  };
  await ask('settings:get', undefined);
  await ask('campaigns:list', undefined);
  await ask('campaigns:removed', undefined);
  await ask('damage:list', { campaignId: null, tables: [...CHECKED_TABLES] });
  for (const campaignId of whole.campaigns) {
    for (const channel of LISTS) await ask(channel, { campaignId });
    await ask('creatures:search', { campaignId, search: 'cri', offset: 0, limit: 200 });
    await ask('search:all', { campaignId, text: 'noite' });
    await ask('campaigns:export', { id: campaignId });
    answers.set(`written ${campaignId}`, writtenIn(folder));
  }
  for (const id of whole.fights) {
    for (const channel of ['combats:open', 'combats:log', 'combats:names'] as const) {
      await ask(channel, { id });
    }
  }
  const read = { answers: new Map(answers), told, counts: countsOf(db.name) };
  for (const id of whole.campaigns) await ask('campaigns:duplicate', { id });
  for (const combatId of whole.fights) {
    await ask('combats:command', {
      combatId,
      after: whole.lastRows.get(combatId),
      command: { type: 'undo' },
    });
  }
  return { ...read, faults };
}

/** What is said where a damaged file, or one only to be read, can't be written. */
const SAID = ['damage.stuck', 'store.error.readOnly'];

const LISTS: readonly Channel[] = [
  'characters:list',
  'characters:carried-over',
  'sessions:list',
  'creatures:list',
  'creatures:tags',
  'encounters:list',
  'encounters:creatures',
  'objects:tables',
  'combats:list',
  'statistics:of',
];

function writtenIn(folder: string): string {
  const path = join(folder, 'out.rodada');
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  } finally {
    rmSync(path, { force: true });
  }
}

/** How many rows each table has; null where that can't be counted by reading them all. */
function countsOf(path: string): string | null {
  const db = openSqlite(path, { readonly: true });
  try {
    const tables = db
      .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
      .pluck()
      .all();
    return JSON.stringify(tables.map((name) => [name, db.prepare(`SELECT * FROM ${name}`).all().length]));
  } catch {
    return null;
  } finally {
    db.close();
  }
}

/** What comes of a blow. */
type Outcome = 'refused' | 'told' | 'same' | 'letters';

async function struck(how: Damage, when: When, whole: Prepared): Promise<Outcome | readonly string[]> {
  const folder = folderWith(when === 'closed' ? damaged(whole.bytes, how) : whole.bytes);
  const path = join(folder, 'rodada.db');
  const opening = openStore({ folder, now: NOW });
  let store = opening.kind === 'open' ? opening.store : null;
  let forget = (): void => undefined;
  try {
    if (opening.kind === 'blocked') {
      if (!opening.trouble.ways.includes('read-only')) return 'refused';
      const reading = await openReadOnly({ folder, now: NOW });
      forget = reading.forget;
      if (reading.kind === 'blocked') return 'refused';
      store = reading.store;
    }
    if (store === null) return ['nothing was opened'];
    if (when === 'open') {
      // What the disk gives from now on isn't what was written.
      store.db.pragma('wal_checkpoint(TRUNCATE)');
      store.db.pragma('shrink_memory');
      const bytes = damaged(readFileSync(path), how);
      truncateSync(path, bytes.length);
      writeFileSync(path, bytes, { flag: 'r+' });
    }
    const report = checkFile(store.db.name, {}, () => NOW.toISOString());
    const { answers, faults, told, counts } = await asked(store, folder, whole);
    // Without its first page a file is none that SQLite knows: nothing at all can be read.
    if (faults.length > 0) return report.failed === null ? faults.slice(0, 2) : 'refused';
    if (opening.kind === 'blocked') return 'refused';
    if (told || opening.store.notice !== null || report.failed !== null) return 'told';
    if (report.file.length + report.damaged.length > 0) return 'told';
    const different = [...whole.answers].filter(([question, answer]) => answers.get(question) !== answer);
    if (different.length === 0) return 'same';
    if (counts === whole.counts) return 'letters';
    return [`silent: ${different.map(([question]) => question).join(', ')}`];
  } finally {
    store?.db.close();
    forget();
    rmSync(folder, { recursive: true, force: true });
  }
}

it.each(['closed', 'open'] as const)(
  'whatever can be read of a damaged file is given, and what can’t is told (%s)',
  async (when) => {
    const whole = await prepared();
    const faults = await attack(
      {
        what: `databases damaged inside while ${when}, opened, checked, listed, written out`,
        short: 13,
        long: 500,
      },
      async (index) => {
        const how = drawn(damages, index);
        const came = await struck(how, when, whole);
        if (typeof came !== 'string')
          return { fault: `${index} ${JSON.stringify(how)}: ${came.join(' | ')}`, stood: 0 };
        return { fault: null, stood: 0 };
      },
    );
    expect(faults).toEqual([]);
  },
  attackTimeout,
);
