import { statement, type Sqlite } from '#electron/store/sqlite.ts';

/** The creatures of a campaign in the order of their names, by the number their words are kept under. */
export interface CreatureOrder {
  /** Docs in order. */
  readonly docs: Int32Array;
  /** Place of each doc in the order; −1 for one that isn't in it. */
  readonly places: Int32Array;
}

interface Known {
  campaignId: string;
  order: CreatureOrder;
}

const inOrder = statement<number>(
  'SELECT doc FROM creatures WHERE campaign_id = ? AND removed_at IS NULL ORDER BY folded, id',
);
const known = new WeakMap<Sqlite, Known>();
const versions = new WeakMap<Sqlite, number>();

/** Says that creatures of a database were changed, so that what was read of them counts no longer. */
export function bestiaryChanged(db: Sqlite): void {
  known.delete(db);
  versions.set(db, bestiaryVersion(db) + 1);
}

/** A number that is another one after any change of creatures. */
export function bestiaryVersion(db: Sqlite): number {
  return versions.get(db) ?? 0;
}

/** The creatures of a campaign in the order of their names; kept until something of them changes. */
export function creatureOrder(db: Sqlite, campaignId: string): CreatureOrder {
  const before = known.get(db);
  if (before?.campaignId === campaignId) return before.order;
  const docs = Int32Array.from(inOrder(db).pluck().all(campaignId));
  const places = new Int32Array(docs.reduce((most, doc) => Math.max(most, doc), 0) + 1).fill(-1);
  docs.forEach((doc, place) => (places[doc] = place));
  const order = { docs, places };
  known.set(db, { campaignId, order });
  return order;
}
