import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate, schemaVersion } from '#electron/store/opening/migrate.ts';
import { damage } from '#electron/testing/damage.ts';
import { openSqlite, type Sqlite } from '#electron/store/sqlite.ts';
import { LATEST_VERSION, MIGRATIONS } from './index.ts';

const CAMPAIGN = `INSERT INTO campaigns (id, name, system, options, notes, created_at)
  VALUES ('k', 'A Torre', 'heroes-d20', '{}', 'notas', '2026-11-28T00:00:00Z')`;
const CHARACTER = `INSERT INTO characters VALUES ('p', 'k', 'Ágata', 'agata', 18, 25, '{"level":3}', '', NULL)`;
const CREATURE = `INSERT INTO creatures VALUES ('m', 'k', 'Capanga', 'capanga', 12, '{}', '', NULL)`;
const ENCOUNTER = `INSERT INTO encounters VALUES ('e', 'k', 'Emboscada', 'emboscada', '', NULL)`;
const COMBAT = `INSERT INTO combats
  (id, request_id, campaign_id, encounter_id, name, system, setup, surprised, party, status, round, created_at, updated_at)
  VALUES ('f', 'r', 'k', 'e', 'Emboscada', 'heroes-d20', '{}', '[]', '{}', 'setup', 0, '2026-11-28', '2026-11-28')`;

/** A database of the schema before `version` with these rows in it, then brought up to `version`. */
function broughtUpTo(version: number, ...rows: readonly string[]): Sqlite {
  const db = openSqlite(':memory:');
  onTestFinished(() => {
    db.close();
  });
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS.slice(0, version - 1));
  expect(schemaVersion(db)).toBe(version - 1);
  for (const row of rows) db.exec(row);
  migrate(db, MIGRATIONS.slice(0, version));
  expect(schemaVersion(db)).toBe(version);
  return db;
}

const all = (db: Sqlite, sql: string) => db.prepare(sql).all();

describe('migrations', () => {
  it('are numbered from 1 without gaps', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    expect(LATEST_VERSION).toBe(MIGRATIONS.length);
  });

  it('0001 gives an empty database campaigns, characters, sessions and settings', () => {
    const db = broughtUpTo(1);
    db.exec(CAMPAIGN);
    db.exec(CHARACTER);
    db.exec(`INSERT INTO sessions VALUES ('s', 'k', 1, '2026-11-28', 'A ponte', '')`);
    expect(() => db.exec(`INSERT INTO sessions VALUES ('t', 'k', 1, '2026-11-29', '', '')`)).toThrow(
      /UNIQUE/,
    );
    expect(() => db.exec(`UPDATE campaigns SET options = '[1]'`)).toThrow(/CHECK/);
    expect(() => db.exec(`UPDATE characters SET sheet = '{'`)).toThrow();
    expect(() => db.exec(`INSERT INTO settings VALUES ('theme', 'dark')`)).toThrow();
  });

  it('0002 adds the bestiary to a database with campaigns', () => {
    const db = broughtUpTo(2, CAMPAIGN, CHARACTER);
    db.exec(CREATURE);
    db.exec(`INSERT INTO tags VALUES ('m', 0, 'bando')`);
    expect(all(db, 'SELECT name, hp_current FROM characters')).toEqual([{ name: 'Ágata', hp_current: 18 }]);
    expect(() => db.exec(`INSERT INTO creatures VALUES ('n', '?', 'X', 'x', 1, '{}', '', NULL)`)).toThrow(
      /FOREIGN KEY/,
    );
  });

  it('0003 adds sizes and materials to a database with a bestiary', () => {
    const db = broughtUpTo(3, CAMPAIGN, CREATURE);
    const size = (campaign: string) =>
      `INSERT INTO object_sizes VALUES (${campaign}, 'tiny', 0, '{"plain":"Ínfimo"}', 0.15, -3, 0)`;
    db.exec(size('NULL'));
    db.exec(size(`'k'`));
    expect(() => db.exec(size('NULL'))).toThrow(/UNIQUE/);
    expect(all(db, 'SELECT id FROM creatures')).toEqual([{ id: 'm' }]);
  });

  it('0004 adds encounters to a database with creatures and characters', () => {
    const db = broughtUpTo(4, CAMPAIGN, CHARACTER, CREATURE);
    db.exec(ENCOUNTER);
    db.exec(`INSERT INTO encounter_pieces VALUES ('e', 0, 'm', 3, 'foe', 0)`);
    db.exec(`INSERT INTO encounter_party VALUES ('e', 0, 'p')`);
    expect(() => db.exec(`INSERT INTO encounter_party VALUES ('e', 1, 'p')`)).toThrow(/UNIQUE/);
    expect(() => db.exec(`INSERT INTO encounter_pieces VALUES ('e', 1, 'm', 0, 'foe', 0)`)).toThrow(/CHECK/);
  });

  it('0005 adds fights whose commands only grow to a database with encounters', () => {
    const db = broughtUpTo(5, CAMPAIGN, ENCOUNTER);
    const command = (seq: number) =>
      `INSERT INTO combat_commands VALUES ('f', ${seq}, 'now', '{}', '[]', '[]')`;
    db.exec(COMBAT);
    db.exec(command(1));
    expect(() => db.exec(command(1))).toThrow();
    expect(() => db.exec(command(3))).toThrow(/must follow/);
    expect(() => db.exec("UPDATE combat_commands SET events = '[1]'")).toThrow(/only grows/);
    expect(() => db.exec('DELETE FROM combat_commands')).toThrow(/only grows/);
    expect(() => db.exec('DELETE FROM combats')).toThrow(/FOREIGN KEY/);
    expect(all(db, 'SELECT name FROM encounters')).toEqual([{ name: 'Emboscada' }]);
  });

  it('0006 gives fights that are there already nobody to take back', () => {
    const db = broughtUpTo(6, CAMPAIGN, ENCOUNTER, COMBAT);
    expect(all(db, 'SELECT homecomings FROM combats')).toEqual([{ homecomings: '{}' }]);
    expect(() => db.exec(`UPDATE combats SET homecomings = '[]'`)).toThrow(/CHECK/);
  });

  it('0007 gives the pieces that are there already a first wave, in sight and numbered', () => {
    const piece = `INSERT INTO encounter_pieces VALUES ('e', 0, 'm', 3, 'foe', 0)`;
    const db = broughtUpTo(7, CAMPAIGN, CREATURE, ENCOUNTER, piece, COMBAT);
    expect(all(db, 'SELECT hidden, labels, wave, notes FROM encounter_pieces')).toEqual([
      { hidden: 0, labels: 'numbers', wave: 1, notes: '' },
    ]);
    expect(() => db.exec(`UPDATE encounter_pieces SET labels = 'runes'`)).toThrow(/CHECK/);
    expect(() => db.exec('UPDATE encounter_pieces SET wave = 0')).toThrow(/CHECK/);
    expect(all(db, 'SELECT removed_at FROM combats')).toEqual([{ removed_at: null }]);
  });

  it('0008 lets campaigns and sessions that are there already stay where they are', () => {
    const session = `INSERT INTO sessions (id, campaign_id, number, date, title, notes)
      VALUES ('s', 'k', 1, '2026-11-28', 'A ponte', '')`;
    const db = broughtUpTo(8, CAMPAIGN, session);
    expect(all(db, 'SELECT archived_at, removed_at FROM campaigns')).toEqual([
      { archived_at: null, removed_at: null },
    ]);
    expect(all(db, 'SELECT removed_at FROM sessions')).toEqual([{ removed_at: null }]);
  });

  it('0010 gives encounters that are there already no objects, and takes a size or a measure: one', () => {
    const db = broughtUpTo(10, CAMPAIGN, ENCOUNTER);
    const object = (position: number, size: string, meters: string) =>
      `INSERT INTO encounter_objects VALUES ('e', ${position}, 'Porta', 1, ${size}, ${meters}, 'wood', 0)`;
    db.exec(object(0, `'large'`, 'NULL'));
    db.exec(object(1, 'NULL', '2.5'));
    expect(() => db.exec(object(2, `'large'`, '2.5'))).toThrow(/CHECK/);
    expect(() => db.exec(object(2, 'NULL', 'NULL'))).toThrow(/CHECK/);
  });

  it('0011 counts fights that are there already as played under the first rules, without snapshots', () => {
    const command = `INSERT INTO combat_commands VALUES ('f', 1, 'now', '{}', '[]', '[]')`;
    const db = broughtUpTo(11, CAMPAIGN, ENCOUNTER, COMBAT, command);
    expect(all(db, 'SELECT rules_version, base FROM combats')).toEqual([{ rules_version: 1, base: null }]);
    expect(all(db, 'SELECT seq FROM combat_commands')).toEqual([{ seq: 1 }]);
    const snapshot = (combat: string, state: string) =>
      `INSERT INTO combat_snapshots VALUES ('${combat}', 100, 1, '${state}', 1, '{}', '[]', '[]')`;
    db.exec(snapshot('f', '{}'));
    expect(() => db.exec(snapshot('f', '{}'))).toThrow(/UNIQUE/);
    expect(() => db.exec(snapshot('x', '{}'))).toThrow(/FOREIGN KEY/);
    db.exec('DELETE FROM combat_snapshots');
    expect(() => db.exec(snapshot('f', '[]'))).toThrow(/CHECK/);
    expect(() => db.exec(`UPDATE combats SET base = '[]'`)).toThrow(/CHECK/);
  });

  it('0012 keeps the label of whoever fights apart from the name, in all that is stored of a fight', () => {
    const thug = (place: number) =>
      `{"id":"c${place}","name":"Capanga ${place}","side":"foe","hp":{"current":5,"max":5},"group":"p1"}`;
    const robot = `{"id":"c3","name":"Robô B","side":"foe","hp":{"current":5,"max":5}}`;
    const people = `{"combatants":[${thug(1)},${thug(2)},${robot}]}`;
    const who = `{"id":"c2","name":"Capanga 2","side":"foe"}`;
    const db = broughtUpTo(
      12,
      CAMPAIGN,
      ENCOUNTER,
      COMBAT,
      `UPDATE combats SET setup = '${people}', base = '{"seq":1,"state":${people},"place":{"turn":${who}},"stateVersion":1}'`,
      `INSERT INTO combat_commands VALUES ('f', 1, 'now', '{"type":"end"}', '[]', '[{"type":"left","who":${who}}]')`,
      `INSERT INTO combat_snapshots VALUES ('f', 1, 1, '${people}', 1, '{"turn":${who}}', '[]', '[]')`,
    );
    const apart = (place: number) => `"name":"Capanga","label":{"scheme":"numbers","place":${place}},"side"`;
    const split = people
      .replace('"name":"Capanga 1","side"', apart(1))
      .replace('"name":"Capanga 2","side"', apart(2))
      .replace('"name":"Robô B","side"', '"name":"Robô B","label":null,"side"');
    const whoApart = who.replace('"name":"Capanga 2","side"', apart(2));
    expect(all(db, 'SELECT setup, base FROM combats')).toEqual([
      { setup: split, base: `{"seq":1,"state":${split},"place":{"turn":${whoApart}},"stateVersion":2}` },
    ]);
    expect(all(db, 'SELECT command, events FROM combat_commands')).toEqual([
      { command: '{"type":"end"}', events: `[{"type":"left","who":${whoApart}}]` },
    ]);
    expect(all(db, 'SELECT state, place, state_version FROM combat_snapshots')).toEqual([
      { state: split, place: `{"turn":${whoApart}}`, state_version: 2 },
    ]);
    expect(() => db.exec(`UPDATE combat_commands SET events = '[]'`)).toThrow(/only grows/);
  });

  it('0013 leaves the names players know to be worked out, and the titles for them empty', () => {
    const db = broughtUpTo(13, CAMPAIGN, ENCOUNTER, COMBAT);
    expect(all(db, 'SELECT shown_names, players_title FROM combats')).toEqual([
      { shown_names: null, players_title: '' },
    ]);
    expect(all(db, 'SELECT players_title FROM encounters')).toEqual([{ players_title: '' }]);
    expect(() => db.exec(`UPDATE combats SET shown_names = '[]'`)).toThrow(/CHECK/);
  });

  it('0014 knows of a fight that was there no creature, and nothing it was told of', () => {
    const encounter = ENCOUNTER.replace("'', NULL", "'', NULL, ''");
    const db = broughtUpTo(14, CAMPAIGN, encounter, COMBAT);
    expect(all(db, 'SELECT creatures, sources_seen FROM combats')).toEqual([
      { creatures: '{}', sources_seen: '{}' },
    ]);
    expect(() => db.exec(`UPDATE combats SET creatures = '[]'`)).toThrow(/CHECK/);
  });

  it('0015 gives the campaigns that are there no condition of their own', () => {
    const db = broughtUpTo(15, CAMPAIGN);
    expect(all(db, 'SELECT conditions FROM campaigns')).toEqual([{ conditions: '[]' }]);
    expect(() => db.exec(`UPDATE campaigns SET conditions = '{}'`)).toThrow(/CHECK/);
  });

  it('0016 gives nobody who was there a picture, and takes a picture off whoever had it where it is gone', () => {
    const creature = CREATURE.replace("'', NULL", "'', NULL, 0, 1");
    const encounter = ENCOUNTER.replace("'', NULL", "'', NULL, ''");
    const db = broughtUpTo(16, CAMPAIGN, CHARACTER, creature, encounter);
    const pictured = () =>
      ['creatures', 'characters', 'encounters'].flatMap((table) =>
        db.prepare(`SELECT picture_id FROM ${table}`).pluck().all(),
      );
    expect(pictured()).toEqual([null, null, null]);
    db.exec(`INSERT INTO pictures VALUES ('i', 'k', x'01', x'02')`);
    for (const table of ['creatures', 'characters', 'encounters']) {
      db.exec(`UPDATE ${table} SET picture_id = 'i'`);
      expect(() => db.exec(`UPDATE ${table} SET picture_id = 'j'`)).toThrow(/FOREIGN KEY/);
    }
    expect(() => db.exec(`INSERT INTO pictures VALUES ('j', '?', x'01', x'02')`)).toThrow(/FOREIGN KEY/);
    db.exec('DELETE FROM pictures');
    expect(pictured()).toEqual([null, null, null]);
  });

  it('0017 finds the encounters that are there worth nothing', () => {
    const encounter = ENCOUNTER.replace("'', NULL", "'', NULL, '', NULL");
    const db = broughtUpTo(17, CAMPAIGN, encounter);
    expect(all(db, 'SELECT rewards FROM encounters')).toEqual([{ rewards: '{}' }]);
    expect(() => db.exec(`UPDATE encounters SET rewards = '[]'`)).toThrow(/CHECK/);
  });

  it('go through where a value was damaged long ago, and check the others as ever', () => {
    const db = broughtUpTo(10, CAMPAIGN, ENCOUNTER, COMBAT);
    damage(db, `UPDATE combats SET setup = '{"combatants":['`);
    migrate(db, MIGRATIONS);
    expect(all(db, 'SELECT setup, rules_version FROM combats')).toEqual([
      { setup: '{"combatants":[', rules_version: 1 },
    ]);
    expect(() => db.exec(`UPDATE combats SET surprised = '{}'`)).toThrow(/CHECK/);
  });

  it('0009 makes what is there already found by its words', () => {
    const sheet = `UPDATE creatures SET sheet = '{"weapons":[{"name":"Açoite"}]}', notes = 'foge do fogo'`;
    const tag = `INSERT INTO tags VALUES ('m', 0, 'bando')`;
    const db = broughtUpTo(9, CAMPAIGN, CREATURE, sheet, tag, ENCOUNTER, COMBAT);
    const creatures = (words: string) =>
      all(
        db,
        `SELECT id FROM creature_words JOIN creatures ON doc = creature_words.rowid WHERE creature_words MATCH '${words}'`,
      );
    for (const words of ['capanga', 'acoite', 'bando', 'fogo'])
      expect(creatures(words)).toEqual([{ id: 'm' }]);
    const stories = (words: string) =>
      all(db, `SELECT kind, id FROM story_words WHERE story_words MATCH '${words}'`);
    expect(stories('torre OR notas')).toEqual([{ kind: 'campaign', id: 'k' }]);
    expect(stories('emboscada')).toEqual([
      { kind: 'encounter', id: 'e' },
      { kind: 'log', id: 'f' },
    ]);
    expect(all(db, 'SELECT favourite FROM creatures')).toEqual([{ favourite: 0 }]);
  });
});
