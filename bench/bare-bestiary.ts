import { randomUUID } from 'node:crypto';
import type { Creature } from '../shared/records/creature.ts';
import { folded } from '../shared/text/folded.ts';
import { openSqlite } from '../electron/store/sqlite.ts';

/** What is inserted for a creature, every column worked out before. */
interface BareRow {
  readonly creature: readonly unknown[];
  readonly tags: readonly (readonly unknown[])[];
  readonly words: readonly unknown[];
}

/**
 * The least that holds what the app stores of creatures: the same columns under the same keys, in the same order by name,
 * and the same words to search by. No checks, no references, no triggers, nothing told to anyone.
 */
export function bareBestiary(path: string) {
  const db = openSqlite(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`
    CREATE TABLE creatures (id TEXT PRIMARY KEY, campaign_id TEXT, name TEXT, folded TEXT, hp INTEGER, sheet TEXT, notes TEXT,
      removed_at TEXT, favourite INTEGER, doc INTEGER);
    CREATE INDEX creatures_of_campaign ON creatures (campaign_id, folded);
    CREATE UNIQUE INDEX creatures_by_doc ON creatures (doc);
    CREATE INDEX creatures_in_order ON creatures (campaign_id, folded, id, doc) WHERE removed_at IS NULL;
    CREATE TABLE tags (creature_id TEXT, position INTEGER, name TEXT, PRIMARY KEY (creature_id, position)) WITHOUT ROWID;
    CREATE UNIQUE INDEX tags_by_name ON tags (creature_id, name);
    CREATE VIRTUAL TABLE creature_words USING fts5 (name, tags, attacks, notes,
      content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');
  `);
  const creature = db.prepare('INSERT INTO creatures VALUES (?, ?, ?, ?, ?, ?, ?, NULL, 0, ?)');
  const tag = db.prepare('INSERT INTO tags VALUES (?, ?, ?)');
  const words = db.prepare(
    'INSERT INTO creature_words (rowid, name, tags, attacks, notes) VALUES (?, ?, ?, ?, ?)',
  );
  let last = 0;
  return {
    /** Rows of creatures in a new campaign, under new ids. */
    rowsOf(creatures: readonly Creature[]): readonly BareRow[] {
      const campaignId = randomUUID();
      return creatures.map(({ name, hp, sheet, notes, tags }) => {
        const id = randomUUID();
        const doc = (last += 1);
        return {
          creature: [id, campaignId, name, folded(name), hp, JSON.stringify(sheet), notes, doc],
          tags: tags.map((one, position) => [id, position, one]),
          words: [doc, name, tags.join(' '), attacksOf(sheet), notes],
        };
      });
    },
    insert: db.transaction((rows: readonly BareRow[]) => {
      for (const row of rows) {
        creature.run(...row.creature);
        for (const one of row.tags) tag.run(...one);
        words.run(...row.words);
      }
    }),
    close: () => db.close(),
  };
}

function attacksOf({ weapons }: Creature['sheet']): string {
  const list: readonly unknown[] = Array.isArray(weapons) ? weapons : [];
  const names = list.map((one) => (typeof one === 'object' && one !== null && 'name' in one ? one.name : ''));
  return names.join(' ');
}
