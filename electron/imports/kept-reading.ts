import type { ReadCreature } from '#shared/api/bestiary.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

// What was read last is kept in tables that are this connection's own, until something else is read.

interface Row {
  readonly place: number;
  readonly creature: string;
}

const insert = statement('INSERT INTO temp.reading (place, creature) VALUES (?, ?)');
const creatureOf = statement<Row>('SELECT place, creature FROM temp.reading WHERE place = ?');
const between = statement<Row>(
  'SELECT place, creature FROM temp.reading WHERE place >= ? AND place < ? ORDER BY place',
);
const countOf = statement<number>('SELECT count(*) FROM temp.reading');

/** Keeps a creature that was read at its place, counted from 0. */
export function keepRead(db: Sqlite, place: number, creature: ReadCreature): void {
  insert(db).run(place, JSON.stringify(creature));
}

/** Some creatures of what was read last, in the order of these places. `NOT_ALLOWED` when something else was read since. */
export function readingPart(db: Sqlite, reading: number, places: readonly number[]): readonly ReadCreature[] {
  requireReading(db, reading, null);
  return places.flatMap((place) => creatureAt(db, place) ?? []);
}

/** A creature of what was read last; null where none stands. */
function creatureAt(db: Sqlite, place: number): ReadCreature | null {
  const row = creatureOf(db).get(place);
  return row === undefined ? null : creatureIn(row);
}

/** The creatures of what was read last from one place to another, that one not among them. */
export function creaturesBetween(
  db: Sqlite,
  from: number,
  to: number,
): readonly (readonly [place: number, creature: ReadCreature])[] {
  return between(db)
    .all(from, to)
    .flatMap((row) => {
      const creature = creatureIn(row);
      return creature === null ? [] : [[row.place, creature] as const];
    });
}

function creatureIn(row: Row): ReadCreature | null {
  const creature: unknown = JSON.parse(row.creature);
  return isReadCreature(creature) ? creature : null;
}

/** Only `keepRead` writes there. */
function isReadCreature(value: unknown): value is ReadCreature {
  return typeof value === 'object' && value !== null && 'understood' in value;
}

/** How many creatures were read last. `NOT_ALLOWED` when that is another reading, or of another campaign. */
export function requireReading(db: Sqlite, reading: number, campaignId: string | null): number {
  const known = isOpen(db) ? campaignOf(db, reading) : null;
  if (known !== null && (campaignId === null || known === campaignId)) return countOf(db).pluck().get() ?? 0;
  throw new RodadaError('NOT_ALLOWED', message('work.readingGone'), { path: 'reading' });
}

function campaignOf(db: Sqlite, reading: number): string | null {
  const found = db
    .prepare<[number], string>('SELECT campaign_id FROM temp.reading_of WHERE number = ?')
    .pluck()
    .get(reading);
  return found ?? null;
}

function isOpen(db: Sqlite): boolean {
  return db.prepare(`SELECT 1 FROM sqlite_temp_master WHERE name = 'reading_of'`).get() !== undefined;
}

/** Forgets what was read last, and begins to keep another reading of a campaign; gives its number. */
export function beginReading(db: Sqlite, campaignId: string): number {
  const before = isOpen(db)
    ? (db.prepare<[], number>('SELECT number FROM temp.reading_of').pluck().get() ?? 0)
    : 0;
  db.exec(`CREATE TEMP TABLE IF NOT EXISTS reading (place INTEGER PRIMARY KEY, creature TEXT NOT NULL);
    CREATE TEMP TABLE IF NOT EXISTS reading_of (number INTEGER PRIMARY KEY, campaign_id TEXT NOT NULL);
    DELETE FROM temp.reading;
    DELETE FROM temp.reading_of;`);
  const number = before + 1;
  db.prepare('INSERT INTO temp.reading_of (number, campaign_id) VALUES (?, ?)').run(number, campaignId);
  return number;
}
