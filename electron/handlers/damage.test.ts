import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKED_TABLES, type CheckedTable } from '#shared/api/damage.ts';
import type { Channel } from '#shared/api/channels.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { say } from '#shared/text/translate.ts';
import { damage } from '#electron/testing/damage.ts';
import { ASKED, wholeScene } from '#electron/testing/every-channel.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCharacter, givenCreature } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { handlersOf } from './index.ts';

const IN_CAMPAIGN: readonly CheckedTable[] = CHECKED_TABLES.filter(
  (table) => table !== 'settings' && table !== 'campaigns',
);

/** A campaign with two of everything: one of each is damaged as `sql` says of its id. */
async function scene() {
  const services = tempServices();
  const { db } = services;
  const handlers = handlersOf(services);
  const { id: campaignId } = givenCampaign(db);
  const wolf = givenCreature(db, campaignId, { name: 'Lobo' });
  const bear = givenCreature(db, campaignId, { name: 'Urso' });
  const ana = givenCharacter(db, campaignId, { name: 'Ana' });
  const bia = givenCharacter(db, campaignId, { name: 'Bia' });
  const save = (name: string, creatureId: string, party: readonly string[]) =>
    handlers['encounters:save']({
      campaignId,
      name,
      pieces: [{ ...PLAIN_PIECE, creatureId, quantity: 2 }],
      party,
      objects: [],
    });
  const withWolf = await save('Mata', wolf.id, [bia.id]);
  const withBear = await save('Gruta', bear.id, [ana.id]);
  const damaged = async (...tables: readonly CheckedTable[]) => {
    const rows = await handlers['damage:list']({ campaignId, tables });
    return rows.map(({ table, name, why }) => `${table} ${name}: ${say(why, 'pt-BR')}`);
  };
  const refused = (channel: Channel, raw: unknown) => refusalOf(() => handlers[channel](raw));
  return { db, handlers, campaignId, wolf, bear, ana, bia, withWolf, withBear, damaged, refused };
}

const cut = (table: string, id: string) => `UPDATE ${table} SET sheet = '{"level":"' WHERE id = '${id}'`;

describe('one damaged creature', () => {
  it('hinders no other, and stands in its list as damaged', async () => {
    const { db, handlers, campaignId, wolf, bear, damaged } = await scene();
    damage(db, cut('creatures', wolf.id));
    expect(await handlers['creatures:list']({ campaignId })).toEqual([bear]);
    const found = await handlers['creatures:search']({ campaignId, offset: 0, limit: 9 });
    expect(
      found.rows.map(({ name, line }) => [name, line.map((part) => say(part, 'pt-BR'))[0]]),
    ).toMatchObject([
      ['Lobo', 'danificada'],
      ['Urso', expect.not.stringContaining('danificada')],
    ]);
    expect(await handlers['search:all']({ campaignId, text: 'lobo' })).toMatchObject([{ name: 'Lobo' }]);
    expect(await handlers['encounters:creatures']({ campaignId })).toEqual([bear]);
    expect(await damaged('creatures')).toEqual([
      'creatures Lobo: Não dá para ler a ficha como está no disco.',
    ]);
  });

  it('keeps its encounter open to changes; only starting it says who is the trouble', async () => {
    const { db, handlers, wolf, withWolf, withBear, refused } = await scene();
    damage(db, cut('creatures', wolf.id));
    const saved = await handlers['encounters:save']({ ...withWolf, name: 'Mata fechada' });
    expect(saved.pieces).toEqual(withWolf.pieces);
    const start = (encounterId: string) => ({ requestId: randomUUID(), encounterId });
    const { code, words } = await refused('combats:start', start(withWolf.id));
    expect([code, words]).toEqual([
      'UNREADABLE',
      expect.stringMatching(/^A criatura “Lobo” está danificada\./),
    ]);
    const asked = { ...withWolf, runs: 100, seed: 1 };
    const {
      id: _id,
      name: _name,
      playersTitle: _title,
      notes: _notes,
      rewards: _rewards,
      objects: _objects,
      ...forecast
    } = asked;
    expect(await refused('forecast:run', forecast)).toMatchObject({ path: 'pieces[0].creatureId' });
    expect(await handlers['combats:start'](start(withBear.id))).toMatchObject({ combat: { name: 'Gruta' } });
  });

  it('whose sheet the rules don’t take is named where it would fight, and can still be opened', async () => {
    const { db, handlers, wolf, withWolf, refused, damaged } = await scene();
    damage(db, `UPDATE creatures SET sheet = '{"level":"x"}' WHERE id = '${wolf.id}'`);
    expect(await handlers['creatures:read']({ id: wolf.id })).toMatchObject({ sheet: { level: 'x' } });
    const asked = { requestId: randomUUID(), encounterId: withWolf.id };
    expect((await refused('combats:start', asked)).words).toMatch(/“Lobo” está danificada.*level/);
    expect(await damaged('creatures')).toEqual([expect.stringMatching(/^creatures Lobo: A ficha não serve/)]);
  });

  it('gets tags, is taken out with the others and comes back with them', async () => {
    const { db, handlers, campaignId, wolf } = await scene();
    damage(db, cut('creatures', wolf.id));
    const which = { kind: 'found', filter: { campaignId } };
    await handlers['creatures:tag']({ which, tag: 'fera', on: true });
    const ids = await handlers['creatures:remove']({ which });
    await handlers['creatures:restore']({ ids });
    const { rows } = await handlers['creatures:search']({ campaignId, tag: 'fera', offset: 0, limit: 9 });
    expect(rows.map(({ name }) => name)).toEqual(['Lobo', 'Urso']);
  });

  it('stays behind when its campaign is copied or written, which says so', async () => {
    const { db, handlers, campaignId, wolf, bia } = await scene();
    damage(db, cut('creatures', wolf.id));
    damage(db, cut('characters', bia.id));
    const copied = await handlers['campaigns:duplicate']({ id: campaignId });
    expect(copied?.notices.map((one) => say(one, 'pt-BR'))).toEqual([
      expect.stringMatching(/^Personagem “Bia” não foi para a cópia/),
      expect.stringMatching(/^Criatura “Lobo” não foi para a cópia/),
    ]);
    const of = { campaignId: copied?.campaign.id };
    expect(await handlers['creatures:list'](of)).toMatchObject([{ name: 'Urso' }]);
    expect(await handlers['characters:list'](of)).toMatchObject([{ name: 'Ana' }]);
    expect(await handlers['encounters:list'](of)).toMatchObject([
      { name: 'Gruta', pieces: [{ quantity: 2 }] },
      { name: 'Mata', pieces: [], party: [] },
    ]);
  });
});

/** What damages a row of each table in the whole scene, by its SQL. */
const DAMAGE: Readonly<Record<CheckedTable, string>> = {
  settings: `INSERT INTO settings VALUES ('theme', '{') ON CONFLICT (name) DO UPDATE SET value = '{'`,
  campaigns: `UPDATE campaigns SET options = '[' WHERE removed_at IS NULL`,
  characters: `UPDATE characters SET sheet = '7'`,
  sessions: `UPDATE sessions SET date = '2026-99-99'`,
  creatures: `UPDATE creatures SET sheet = 'x'`,
  encounters: `UPDATE encounters SET name = ''`,
  encounter_pieces: `UPDATE encounter_pieces SET side = 'fof'`,
  encounter_objects: 'UPDATE encounter_objects SET quantity = 0',
  combats: `UPDATE combats SET status = 'rumming'`,
  object_sizes: `INSERT INTO object_sizes SELECT id, 'tiny', 0, '{', 1, 1, 0 FROM campaigns`,
  materials: `UPDATE materials SET name = '{' WHERE campaign_id IS NOT NULL`,
};

/** What is asked of everything that lists, copies, writes out or searches. */
const LISTING: readonly Channel[] = [
  'settings:get',
  'campaigns:list',
  'campaigns:removed',
  'campaigns:duplicate',
  'campaigns:export',
  'characters:list',
  'characters:carried-over',
  'characters:taken-home',
  'sessions:list',
  'creatures:list',
  'creatures:search',
  'creatures:tags',
  'search:all',
  'packs:read',
  'encounters:list',
  'encounters:creatures',
  'objects:tables',
  'combats:list',
  'statistics:of',
  'data:check',
];

describe('damage of any table', () => {
  it.each(CHECKED_TABLES.filter((table) => table !== 'campaigns'))(
    '%s leaves every list, copy, export and search of its campaign at work',
    async (table) => {
      const whole = await wholeScene();
      damage(whole.db, DAMAGE[table]);
      for (const channel of LISTING) {
        await expect(whole.handlers[channel](ASKED[channel](whole)), channel).resolves.not.toThrow();
      }
    },
  );

  it.each(CHECKED_TABLES)(
    '%s is told with its raw text, taken out and brought back as it was',
    async (table) => {
      const { db, handlers, campaignId, folder } = await wholeScene();
      damage(db, DAMAGE[table]);
      const of = IN_CAMPAIGN.includes(table) ? campaignId : null;
      const list = async () => handlers['damage:list']({ campaignId: of, tables: [table] });
      const before = await list();
      const [row] = before;
      const name = { table, key: row?.key ?? '' };
      const raw = await handlers['damage:raw'](name);
      expect(raw).toContain(`${table} ${name.key}`);
      const file = await handlers['damage:export'](name);
      expect(readdirSync(folder)).toContain(file);
      expect(readFileSync(join(folder, file ?? ''), 'utf8')).toBe(raw);
      await handlers['damage:remove'](name);
      const gone = await list();
      expect(gone.map(({ key }) => key)).toEqual(before.slice(1).map(({ key }) => key));
      await handlers['damage:restore'](name);
      const back = await list();
      expect(back).toEqual(before);
      if (table !== 'campaigns') return;
      expect(row?.resettable).toBe(true);
      await handlers['damage:reset'](name);
      expect(await handlers['campaigns:list'](undefined)).toContainEqual(
        expect.objectContaining({ id: name.key }),
      );
      await handlers['damage:restore'](name);
      expect(await list()).toEqual(before);
    },
  );

  it('of a setting falls back to what it is at first', async () => {
    const { db, handlers } = await wholeScene();
    await handlers['settings:change']({ theme: 'light' });
    damage(db, DAMAGE.settings);
    expect(await handlers['settings:get'](undefined)).toMatchObject({ theme: 'dark' });
  });

  it('of a piece stays in its encounter when that is saved, and comes back after the others', async () => {
    const { db, handlers, campaignId, encounter, creature, damaged } = await withDamagedPiece();
    const [stored] = await handlers['encounters:list']({ campaignId });
    expect(stored?.pieces).toEqual([]);
    const pieces = [{ ...PLAIN_PIECE, creatureId: creature, quantity: 5 }];
    await handlers['encounters:save']({ ...stored, id: encounter, pieces });
    expect(await handlers['encounters:list']({ campaignId })).toMatchObject([{ pieces: [{ quantity: 5 }] }]);
    const key = `${encounter}/1`;
    expect(await damaged()).toMatchObject([{ key, name: 'Ponte' }]);
    await handlers['damage:remove']({ table: 'encounter_pieces', key });
    const more = [...pieces, { ...PLAIN_PIECE, creatureId: creature, quantity: 6 }];
    await handlers['encounters:save']({ ...stored, id: encounter, pieces: more });
    await handlers['damage:restore']({ table: 'encounter_pieces', key });
    expect(await damaged()).toMatchObject([{ key: `${encounter}/2` }]);
    expect(
      db.prepare('SELECT count(*) FROM encounter_pieces WHERE encounter_id = ?').pluck().get(encounter),
    ).toBe(3);
  });

  it('of what a fight tells leaves the figures of the others, and names it', async () => {
    const whole = await wholeScene();
    const { db, handlers, campaignId, combat } = whole;
    damage(db, `UPDATE combat_commands SET events = '[{"type":"damage"}]' WHERE combat_id = '${combat}'`);
    const { fights, unread } = await handlers['statistics:of']({ campaignId });
    expect([fights.map(({ id }) => id), unread.length]).toEqual([[whole.correctedCombat], 1]);
  });

  it('of a fight’s beginning leaves its session’s report at work', async () => {
    const whole = await wholeScene();
    damage(whole.db, `UPDATE combats SET setup = '{"type":7}'`);
    const asked = ASKED['sessions:export'](whole);
    await expect(whole.handlers['sessions:export'](asked)).resolves.toContain('.txt');
  });

  it('isn’t said of what can be read', async () => {
    const { handlers, creature } = await wholeScene();
    const name = { table: 'creatures', key: creature };
    const refusal = await refusalOf(() => handlers['damage:remove'](name));
    expect(refusal).toMatchObject({ code: 'NOT_ALLOWED', path: 'key' });
  });
});

async function withDamagedPiece() {
  const whole = await wholeScene();
  damage(whole.db, DAMAGE.encounter_pieces);
  const damaged = () =>
    whole.handlers['damage:list']({ campaignId: whole.campaignId, tables: ['encounter_pieces'] });
  return { ...whole, damaged };
}
