import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Changed } from '#shared/api/changes.ts';
import { CHANNEL_NAMES, CHANNELS, type Channel, type ChannelMark } from '#shared/api/channels.ts';
import { kindOfTable, watchChanges } from '#electron/store/changes.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { ASKED, wholeScene, type WholeScene } from '#electron/testing/every-channel.ts';
import { refusalOf } from '#electron/testing/refusal.ts';

/** A whole scene, and what was told of it since. */
async function watched() {
  const scene = await wholeScene();
  const told: Changed[] = [];
  watchChanges(scene.db, (changed) => told.push(changed));
  return { ...scene, told };
}

/** The rows of every table that nobody derives from others, by what they are of. */
function stored(db: Sqlite): Readonly<Record<string, string>> {
  const tables = db
    .prepare<[], { readonly name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`,
    )
    .all();
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const kind = kindOfTable(name);
    if (kind === null) continue;
    rows[kind] = `${rows[kind] ?? ''}${JSON.stringify(db.prepare(`SELECT * FROM ${name}`).all())}`;
  }
  return rows;
}

function changedKinds(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(after).filter((kind) => before[kind] !== after[kind]);
}

/** Files written and papers printed. */
function givenOut({ folder, papers }: Pick<WholeScene, 'folder' | 'papers'>): number {
  return readdirSync(folder).length + papers.length;
}

/** What comes of asking: the kinds of what changed, those that were told, and whether a file or paper was given out. */
async function outcomeOf(scene: Awaited<ReturnType<typeof watched>>, channel: Channel) {
  const { db, handlers, told } = scene;
  const [before, outBefore, toldBefore] = [stored(db), givenOut(scene), told.length];
  await handlers[channel](ASKED[channel](scene));
  const changed = changedKinds(before, stored(db)).toSorted();
  const kinds = [...new Set(told.slice(toldBefore).flatMap(Object.keys))].toSorted();
  return { channel, changed, told: kinds, givesOut: givenOut(scene) > outBefore };
}

const marked = (mark: ChannelMark) => CHANNEL_NAMES.filter((channel) => CHANNELS[channel] === mark);

describe('every channel', () => {
  it.each(marked('writes'))('%s changes what is stored, and tells of it', async (channel) => {
    const outcome = await outcomeOf(await watched(), channel);
    expect(outcome.changed).not.toEqual([]);
    expect(outcome).toMatchObject({ told: outcome.changed, givesOut: false });
  });

  it('that reads changes nothing and gives nothing out', async () => {
    const scene = await watched();
    for (const channel of marked('reads')) {
      expect(await outcomeOf(scene, channel)).toEqual({ channel, changed: [], told: [], givesOut: false });
    }
  });

  it('that exports gives a file or paper out and changes nothing', async () => {
    const scene = await watched();
    for (const channel of marked('exports')) {
      expect(await outcomeOf(scene, channel)).toEqual({ channel, changed: [], told: [], givesOut: true });
    }
  });

  it('that opens data or keeps backups of them leaves what is open alone', async () => {
    const scene = await watched();
    for (const channel of marked('opens')) {
      expect(await outcomeOf(scene, channel)).toEqual({ channel, changed: [], told: [], givesOut: false });
    }
  });

  it('refuses what isn’t asked of it, and nothing changes', async () => {
    const scene = await watched();
    const before = stored(scene.db);
    for (const channel of CHANNEL_NAMES) {
      const asked = ASKED[channel](scene);
      const more = typeof asked === 'object' ? { ...asked, surprise: 1 } : { surprise: 1 };
      for (const wrong of [7, more]) {
        const { code } = await refusalOf(() => scene.handlers[channel](wrong));
        expect([channel, code]).toEqual([channel, 'BAD_REQUEST']);
      }
    }
    expect([stored(scene.db), scene.told]).toEqual([before, []]);
  });
});

describe('what was written', () => {
  it('is told once for a transaction, with the ids', async () => {
    const { handlers, campaignId, pack, told } = await watched();
    const creatures = pack.creatures.slice(0, 3).map(({ id }) => id);
    const added = await handlers['packs:add-creatures']({ campaignId, creatures });
    expect(told).toEqual([{ creatures: added.map(({ id }) => id) }]);
  });

  it('is told of every table, also of one that is yet to come', () => {
    expect(() => kindOfTable('spells')).toThrow('spells');
  });
});
