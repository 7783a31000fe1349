import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { MIGRATIONS } from '#electron/store/migrations/index.ts';
import { migrate } from '#electron/store/opening/migrate.ts';
import { bestiaryChanged } from '#electron/store/search/creature-order.ts';
import { noticedLater } from '#electron/store/changes.ts';
import { inBulk } from '#electron/store/search/words-in-bulk.ts';

import { openForCreatures, STAGED_WORDS } from './stage-creatures.ts';

/** Every table that holds something of a campaign, in the order in which their rows can come in. */
export const TABLES_OF_CAMPAIGN = [
  'pictures',
  'sessions',
  'characters',
  'creatures',
  'tags',
  'encounters',
  'encounter_pieces',
  'encounter_party',
  'encounter_objects',
  'object_sizes',
  'materials',
  'combats',
  'combat_commands',
] as const;

const COMMANDS = 'combat_commands';
const LAST_DOC = '(SELECT ifnull(max(doc), 0) FROM main.creatures)';

/** Makes a new, empty database ready to have one campaign stored in it, to be brought in elsewhere. */
export function openStage(db: Sqlite): Sqlite {
  // It is thrown away when anything goes wrong.
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  // The file may tell of things in any order.
  db.pragma('foreign_keys = OFF');
  migrate(db, MIGRATIONS);
  // What is stored there was made of what was read; fights that can't be read are there as they are.
  db.pragma('ignore_check_constraints = ON');
  openForCreatures(db);
  return db;
}

/**
 * Brings all that was stored on a stage into a database: all of it or nothing. `campaign` stores the campaign itself, in
 * the same transaction; gives what that gives.
 */
export function bringIn<T>(db: Sqlite, stage: Sqlite, campaign: (db: Sqlite) => T): T {
  db.prepare('ATTACH ? AS stage').run(stage.name);
  // Fights that can't be read come in as they are.
  db.pragma('ignore_check_constraints = ON');
  try {
    return inTransaction(db, () => {
      const given = campaign(db);
      inBulk(db, () =>
        db.exec(
          `INSERT INTO main.creature_words (rowid, name, tags, attacks, notes)
             SELECT doc + ${LAST_DOC}, name, ${STAGED_WORDS.tags}, ${STAGED_WORDS.attacks}, notes
             FROM stage.creatures ORDER BY rowid`,
        ),
      );
      const notice = noticedLater(db, TABLES_OF_CAMPAIGN);
      for (const table of TABLES_OF_CAMPAIGN) {
        const columns = columnsOf(db, table);
        const values = columns.map((column) => (column === 'doc' ? `doc + ${LAST_DOC}` : column));
        const order = table === COMMANDS ? 'ORDER BY combat_id, seq' : '';
        db.exec(
          `INSERT INTO main.${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM stage.${table} ${order}`,
        );
      }
      notice((table, column) =>
        db.prepare<[], string>(`SELECT DISTINCT ${column} FROM stage.${table}`).pluck().all(),
      );
      return given;
    });
  } finally {
    db.pragma('ignore_check_constraints = OFF');
    db.exec('DETACH stage');
    bestiaryChanged(db);
  }
}

/** The names of a table's columns. */
export function columnsOf(db: Sqlite, table: string): readonly string[] {
  return db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
}
