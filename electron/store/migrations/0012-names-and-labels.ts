import type { Migration } from '#electron/store/opening/migrate.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { splitFight, type RowTexts, type SplitText } from '#shared/stored-fight/split-texts.ts';

interface Fight {
  readonly id: string;
  readonly campaign_id: string;
  readonly setup: string;
  readonly base: string | null;
}

interface Row extends RowTexts {
  readonly seq: number;
}

interface Snapshot {
  readonly seq: number;
  readonly state: string;
  readonly place: string;
}

/** Whoever fights has a name, and what tells it from its equals in a field of its own, in all that is stored of a fight. */
export const namesAndLabels: Migration = {
  version: 12,
  sql: 'DROP TRIGGER combat_commands_never_change;',
  rewrite(db) {
    const fights = db.prepare<[], Fight>('SELECT id, campaign_id, setup, base FROM combats').all();
    for (const fight of fights) splitStored(db, fight);
    db.exec(`
      CREATE TRIGGER combat_commands_never_change BEFORE UPDATE ON combat_commands
      BEGIN
        SELECT RAISE(ABORT, 'combat_commands only grows');
      END;
    `);
  },
};

function splitStored(db: Sqlite, fight: Fight): void {
  const { id } = fight;
  const stored = db
    .prepare<[string], Row>('SELECT seq, command, events FROM combat_commands WHERE combat_id = ?')
    .all(id);
  const { setup, base, rows, split } = splitFight({ ...fight, rows: stored }, namesOf(db, fight.campaign_id));
  db.prepare('UPDATE combats SET setup = ?, base = ? WHERE id = ?').run(setup, base, id);
  const write = db.prepare(
    'UPDATE combat_commands SET command = ?, events = ? WHERE combat_id = ? AND seq = ?',
  );
  for (const { seq, command, events } of rows) write.run(command, events, id, seq);
  splitSnapshots(db, id, split);
}

/** Snapshots of the shape before; of any other they aren't read. */
function splitSnapshots(db: Sqlite, id: string, split: SplitText): void {
  const snapshots = db
    .prepare<[string], Snapshot>(
      'SELECT seq, state, place FROM combat_snapshots WHERE combat_id = ? AND state_version = 1',
    )
    .all(id);
  const write = db.prepare(
    'UPDATE combat_snapshots SET state = ?, place = ?, state_version = 2 WHERE combat_id = ? AND seq = ?',
  );
  for (const { seq, state, place } of snapshots) write.run(split(state), split(place), id, seq);
}

/** What creatures and characters of a campaign are called, those that were taken out, too. */
function namesOf(db: Sqlite, campaign: string): ReadonlySet<string> {
  const named = db
    .prepare<[string, string], { readonly name: string }>(
      'SELECT name FROM creatures WHERE campaign_id = ? UNION SELECT name FROM characters WHERE campaign_id = ?',
    )
    .all(campaign, campaign);
  return new Set(named.map(({ name }) => name));
}
