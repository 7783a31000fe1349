import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openingHandlers } from '#electron/handlers/opening.ts';
import { answersOf } from '#electron/ipc/answer.ts';
import { JOBS_HERE } from '#electron/testing/jobs-here.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { NOW } from '#electron/testing/temp-store.ts';
import { keptIn, usedFolder } from '#electron/testing/used-folder.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { closeStore, FILE_NAME, type Store } from '#electron/store/opening/open-store.ts';
import { beginOpening, type Opened } from './opening.ts';
import { keepPlaces, readPlaces, USUAL_PLACES } from './place-file.ts';

const OURS = { sender: null, senderFrame: { url: 'app://rodada/index.html', parent: null } };
const BACKUP = 'rodada-2026-11-27T10-00-00.000-timer.db';

/** The data of a folder, begun to be opened; `chosen` is what the dialog for folders answers. */
function begun(home: string, chosen: string | null = null, fault: Error | null = null) {
  const started: { store: Store; opened: Opened }[] = [];
  const reported: unknown[] = [];
  let replaced = 0;
  const beginning = beginOpening({
    home,
    jobs: JOBS_HERE,
    now: () => NOW,
    sqlite: { timeout: 50 },
    start(store, opened) {
      if (fault !== null) throw fault;
      started.push({ store, opened });
      return {
        answering: () => Promise.resolve({ ok: true, value: 'the data' }),
        leave: () => Promise.resolve(),
        close: () => closeStore(store),
      };
    },
    replaced: () => (replaced += 1),
    answerBlocked: (opening, absent) =>
      answersOf(openingHandlers({ opening }), {
        absent,
        isOurs: () => true,
        report: () => undefined,
        carry: (act) => act(),
      }),
    report: (thrown) => reported.push(thrown),
    chooseFolder: () => Promise.resolve(chosen),
  });
  onTestFinished(beginning.close);
  const ask = (channel: Parameters<typeof beginning.answering>[0], raw?: unknown) =>
    beginning.answering(channel, OURS, raw);
  const names = () => {
    const last = started.at(-1);
    return last === undefined ? null : listCampaigns(last.store.db).map(({ name }) => name);
  };
  return { ...beginning, started, ask, names, reported, replaced: () => replaced };
}

/** A folder whose database is a text, with a good backup and a newer one that is damaged. */
function blockedHome(): string {
  const home = tempFolder();
  writeFileSync(join(home, FILE_NAME), 'lista de compras');
  mkdirSync(join(home, 'backups'));
  const good = join(usedFolder(), FILE_NAME);
  copyFileSync(good, join(home, 'backups', BACKUP));
  const bytes = readFileSync(good).fill(0xaa, 4096 * 2, 4096 * 9);
  writeFileSync(join(home, 'backups', 'rodada-2026-11-28T10-00-00.000-timer.db'), bytes);
  return home;
}

describe('data that can be opened', () => {
  it('are, and everything that is asked goes to what works over them', async () => {
    const { ask, opened, names } = begun(usedFolder());
    await opened;
    expect(names()).toEqual(['De antes']);
    expect(await ask('campaigns:list')).toEqual({ ok: true, value: 'the data' });
  });

  it('aren’t touched by what is there for those that can’t', async () => {
    const { started } = begun(usedFolder());
    const acts = started[0]?.opened.acts;
    for (const act of ['retry', 'chooseFolder', 'readOnly', 'beginAnew'] as const) {
      expect(await acts?.[act]()).toEqual({ kind: 'open' });
    }
    expect(started).toHaveLength(1);
  });
});

describe('data that can’t be opened', () => {
  it('are told of; what is asked besides is refused in the same words', async () => {
    const { ask } = begun(blockedHome());
    expect(await ask('opening:state')).toMatchObject({
      value: { kind: 'blocked', trouble: { kind: 'foreign', said: { key: 'opening.trouble.foreign' } } },
    });
    expect(await ask('campaigns:list')).toMatchObject({
      error: { code: 'STORE', said: { key: 'opening.trouble.foreign' } },
    });
  });

  it('come with their backups, the newest good one first', async () => {
    const { ask } = begun(blockedHome());
    expect(await ask('opening:state')).toMatchObject({
      value: { backups: [{ name: BACKUP, state: 'good', campaigns: ['De antes'] }, { state: 'damaged' }] },
    });
  });

  it('give way to a backup', async () => {
    const home = blockedHome();
    const { ask, names } = begun(home);
    expect(await ask('opening:open-backup', { name: BACKUP })).toEqual({ ok: true, value: { kind: 'open' } });
    expect(names()).toEqual(['De antes']);
    expect(keptIn(home)).toHaveLength(1);
  });

  it.each([
    ['rodada-2026-11-28T10-00-00.000-timer.db', 'BAD_FILE'],
    ['rodada-2026-01-01T10-00-00.000-timer.db', 'NOT_FOUND'],
    ['../rodada.db', 'NOT_FOUND'],
  ])('don’t give way to %s', async (name, code) => {
    const home = blockedHome();
    const { ask } = begun(home);
    expect(await ask('opening:open-backup', { name })).toMatchObject({ error: { code } });
    expect(readFileSync(join(home, FILE_NAME), 'utf8')).toBe('lista de compras');
  });

  it('give way to another folder, which is kept, and expected to be there at the next start', async () => {
    const home = blockedHome();
    const other = usedFolder();
    const { ask, names } = begun(home, other);
    expect(await ask('opening:choose-folder')).toMatchObject({ value: { kind: 'open' } });
    expect(names()).toEqual(['De antes']);
    expect(readPlaces(home)).toEqual({ folder: other, opened: true, second: null });
  });

  it('stay as they are where no folder was chosen', async () => {
    const home = blockedHome();
    expect(await begun(home).ask('opening:choose-folder')).toMatchObject({ value: { kind: 'blocked' } });
    expect(readPlaces(home)).toEqual(USUAL_PLACES);
  });

  it('are those, too, that nothing can be done with once they are open', async () => {
    const fault = new TypeError('settings');
    const { ask, reported } = begun(usedFolder(), null, fault);
    expect(await ask('opening:state')).toMatchObject({ value: { trouble: { kind: 'failed' } } });
    expect(reported).toEqual([fault]);
  });

  it('are tried again', async () => {
    const home = blockedHome();
    const { ask, names } = begun(home);
    copyFileSync(join(usedFolder(), FILE_NAME), join(home, FILE_NAME));
    expect(await ask('opening:retry')).toMatchObject({ value: { kind: 'open' } });
    expect(names()).toEqual(['De antes']);
  });

  it('are those of a folder that is away: nothing is begun elsewhere', async () => {
    const home = tempFolder();
    const away = join(home, 'pendrive');
    keepPlaces(home, { folder: away, opened: true, second: null });
    expect(await begun(home).ask('opening:state')).toMatchObject({
      value: { trouble: { kind: 'folder-away' } },
    });
    writeFileSync(join(home, 'rodada-lugares.json'), '{"folder":');
    expect(await begun(home).ask('opening:state')).toMatchObject({ value: { trouble: { kind: 'places' } } });
    expect(readdirSync(home)).toEqual(['rodada-lugares.json']);
  });
});

it('restoring a backup closes the data, which become a backup, and opens it', async () => {
  const home = usedFolder();
  mkdirSync(join(home, 'backups'));
  copyFileSync(
    join(
      usedFolder((db) => db.exec(`UPDATE campaigns SET name = 'Da cópia'`)),
      FILE_NAME,
    ),
    join(home, 'backups', BACKUP),
  );
  const { started, names, replaced } = begun(home);
  const acts = started[0]?.opened.acts;
  expect((await refusalOf(() => acts?.restore('rodada-2026-01-01T10-00-00.000-timer.db'))).code).toBe(
    'NOT_FOUND',
  );
  expect(await acts?.restore(BACKUP)).toEqual({ kind: 'open' });
  expect([names(), replaced()]).toEqual([['Da cópia'], 1]);
  expect(readdirSync(join(home, 'backups'))).toEqual([BACKUP, expect.stringContaining('-restore.db')]);
});
