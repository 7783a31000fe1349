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
import { notFound } from '#electron/store/not-found.ts';
import { inTransaction, statement, type Sqlite } from '#electron/store/sqlite.ts';
import { creatureAt, requireReading } from './reading.ts';

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

/** So many are stored between one look at whether they are still wanted and the next. */
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
    let waiting: Creature[] = [];
    const store = (): void => {
      storeCreatures(db, waiting);
      done += waiting.length;
      step(done, total);
      waiting = [];
    };
    for (const [place, pick] of picks.entries()) {
      const read = pick === PICKS.none ? null : creatureAt(db, place);
      if (read === null) continue;
      if (pick === PICKS.character) {
        const id = randomUUID();
        insert(db).run(batch, id, null, 'character');
        storeCharacter(db, characterFrom(read, id, campaignId));
        characters += 1;
        continue;
      }
      const replaced =
        pick === PICKS.replace && read.known !== null
          ? requireCreature(db, read.known.id, campaignId, `picks[${place}]`)
          : null;
      const { name, hp, sheet, notes, tags } = read;
      const id = replaced?.id ?? randomUUID();
      insert(db).run(batch, id, replaced === null ? null : JSON.stringify(replaced), 'creature');
      waiting.push({ id, campaignId, name, hp, sheet, notes, tags: [...new Set(tags)] });
      if (waiting.length === TOGETHER) store();
    }
    store();
    return { batch, count: done + characters, characters };
  });
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
