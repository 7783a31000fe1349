import { randomUUID } from 'node:crypto';
import { PICKS, type Imported, type ReadCreature } from '#shared/api/bestiary.ts';
import type { Character } from '#shared/api/campaigns.ts';
import { RodadaError } from '#shared/errors.ts';
import { creatureDraft, type Creature } from '#shared/records/creature.ts';
import { rowId } from '#shared/records/fields.ts';
import { message } from '#shared/text/message.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { removeCharacter, requireCharacter, storeCharacter } from '#electron/store/characters.ts';
import { removeCreature, requireCreature, storeCreatures } from '#electron/store/creatures.ts';
import { newCreatures } from '#electron/store/new-creatures.ts';
import { notFound } from '#electron/store/not-found.ts';
import { inTransaction, statement, type Sqlite } from '#electron/store/sqlite.ts';
import { creaturesBetween, requireReading } from './kept-reading.ts';

/** Which of the creatures that were read come in. */
export interface ImportAsked {
  readonly campaignId: string;
  readonly reading: number;
  /** One of `PICKS` for each. */
  readonly picks: Uint8Array;
}

interface Row {
  readonly id: string;
  /** The creature as it was before, or null; a character has the place of none. */
  readonly former: string | null;
  readonly kind: 'creature' | 'character';
}

/** So many are read, or put in the place of others, at once. */
const TOGETHER = 200;

const insert = statement('INSERT INTO temp.imported (batch, id, former, kind) VALUES (?, ?, ?, ?)');
const ofBatch = statement<Row>('SELECT id, former, kind FROM temp.imported WHERE batch = ? ORDER BY place');

/**
 * Stores the creatures picked of those that were read, some as characters of the party: all of them or none. What they take the place of is kept (in a
 * table that is this connection's own) until the program ends. `NOT_ALLOWED` when something else was read since.
 */
export function commitImport(
  { db, step }: Pick<WorkPlace, 'db' | 'step'>,
  { campaignId, reading, picks }: ImportAsked,
): Imported {
  requireCampaign(db, campaignId, 'campaignId');
  const count = requireReading(db, reading, campaignId);
  if (picks.length !== count)
    throw new RodadaError('BAD_REQUEST', message('store.unexpectedInput'), { path: 'picks' });
  const total = picks.reduce((sum, pick) => sum + (pick === PICKS.none ? 0 : 1), 0);
  openBatches(db);
  const batch = nextBatch(db);
  return inTransaction(db, () => {
    let done = 0;
    let characters = 0;
    const fresh = newCreatures(db);
    const replacing: Creature[] = [];
    for (const [place, read] of creaturesIn(db, picks)) {
      step(done, total);
      done += 1;
      if (picks[place] === PICKS.character) {
        const id = randomUUID();
        insert(db).run(batch, id, null, 'character');
        storeCharacter(db, characterFrom(read, id, campaignId));
        characters += 1;
        continue;
      }
      const replaced =
        picks[place] === PICKS.replace && read.known !== null
          ? requireCreature(db, read.known.id, campaignId, `picks[${place}]`)
          : null;
      const { name, hp, sheet, notes, tags } = read;
      const id = replaced?.id ?? randomUUID();
      insert(db).run(batch, id, replaced === null ? null : JSON.stringify(replaced), 'creature');
      const creature = { id, campaignId, name, hp, sheet, notes, tags: [...new Set(tags)] };
      if (replaced === null) fresh.add(creature);
      else replacing.push(creature);
    }
    fresh.finish(() => step(done, total));
    for (const portion of portionsOf(replacing)) {
      step(done, total);
      storeCreatures(db, portion);
    }
    return { batch, count: done, characters };
  });
}

/** What is picked of the creatures that were read, with its place, in that order. */
function* creaturesIn(db: Sqlite, picks: Uint8Array): Generator<readonly [number, ReadCreature]> {
  for (let from = 0; from < picks.length; from += TOGETHER) {
    for (const [place, read] of creaturesBetween(db, from, from + TOGETHER)) {
      if ((picks[place] ?? PICKS.none) !== PICKS.none) yield [place, read];
    }
  }
}

function* portionsOf(creatures: readonly Creature[]): Generator<readonly Creature[]> {
  for (let from = 0; from < creatures.length; from += TOGETHER) yield creatures.slice(from, from + TOGETHER);
}

/** Takes an import back: what came in goes, what was replaced comes back, all of it or nothing. `NOT_FOUND` for one that isn't known any more. */
export function undoImport(db: Sqlite, { campaignId, batch, now }: ImportUndone): void {
  openBatches(db);
  const rows = ofBatch(db).all(batch);
  if (rows.length === 0) return notFound('creature', 'batch');
  inTransaction(db, () => {
    for (const { id, former, kind } of rows) {
      if (kind === 'character') {
        requireCharacter(db, id, campaignId, 'batch');
        removeCharacter(db, id, now);
        continue;
      }
      requireCreature(db, id, campaignId, 'batch');
      if (former === null) removeCreature(db, id, now, 'batch');
      else storeCreatures(db, [formerCreature.parse(JSON.parse(former))]);
    }
  });
}

/** An import to be taken back; `now` is an ISO date-time. */
export interface ImportUndone {
  readonly campaignId: string;
  readonly batch: number;
  readonly now: string;
}

/** What was read, as one of the players' characters: with the points it has left. */
function characterFrom(
  { name, hp, left, sheet, notes }: ReadCreature,
  id: string,
  campaignId: string,
): Character {
  return { id, campaignId, name, hp: { current: left ?? hp, max: hp }, sheet, notes };
}

const formerCreature = creatureDraft.extend({ id: rowId });

function openBatches(db: Sqlite): void {
  db.exec(`CREATE TEMP TABLE IF NOT EXISTS imported (
    place INTEGER PRIMARY KEY, batch INTEGER NOT NULL, id TEXT NOT NULL, former TEXT, kind TEXT NOT NULL)`);
}

function nextBatch(db: Sqlite): number {
  return db.prepare<[], number>('SELECT ifnull(max(batch), 0) + 1 FROM temp.imported').pluck().get() ?? 1;
}
