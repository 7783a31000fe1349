import type { CreatureFilter } from '#shared/api/bestiary.ts';
import { folded } from '#shared/text/folded.ts';
import { bestiaryVersion, creatureOrder, type CreatureOrder } from './creature-order.ts';
import { TAGS } from '#electron/store/creatures.ts';
import { isText, readList } from '#electron/store/json-column.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { tagsOf } from './creature-tags.ts';
import { ftsQuery } from './words.ts';

/** A creature as lists show it, its sheet as it is stored. */
export interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly sheet: string;
  readonly favourite: boolean;
  readonly tags: readonly string[];
}

/** How well a creature fits what is looked for; the higher the better. */
const ELSEWHERE = 1;
const IN_NAME = 2;
const BEGINS = 3;

const LAST_CHARACTER = '\u{10ffff}';

const matching = statement<number>('SELECT rowid FROM creature_words WHERE creature_words MATCH ?');
const holding = statement<number>(
  'SELECT doc FROM creatures WHERE campaign_id = ? AND removed_at IS NULL AND instr(folded, ?) > 0',
);
const beginning = statement<number>(
  `SELECT doc FROM creatures
   WHERE campaign_id = :campaignId AND removed_at IS NULL AND folded >= :from AND folded < :to`,
);
const starred = statement<number>(
  'SELECT doc FROM creatures WHERE campaign_id = ? AND removed_at IS NULL AND favourite = 1',
);
const byDoc = statement<{
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly sheet: string;
  readonly favourite: number;
  readonly tags: string;
}>(`SELECT id, name, hp, sheet, favourite, ${TAGS} FROM creatures WHERE doc = ?`);
const idOfDoc = statement<string>('SELECT id FROM creatures WHERE doc = ?');

interface Search {
  readonly key: string;
  readonly docs: Int32Array;
}

const last = new WeakMap<Sqlite, Search>();

/** What a filter finds, best first and then by name: how many, how many the bestiary holds, and those from `offset` on. */
export function searchCreatures(
  db: Sqlite,
  filter: CreatureFilter,
  offset: number,
  limit: number,
): { readonly rows: readonly FoundRow[]; readonly total: number; readonly all: number } {
  const docs = foundDocs(db, filter);
  const rows: FoundRow[] = [];
  for (const doc of docs.subarray(offset, offset + limit)) {
    const row = byDoc(db).get(doc);
    if (row) rows.push({ ...row, favourite: row.favourite === 1, tags: readList(row.tags, isText) });
  }
  return { rows, total: docs.length, all: creatureOrder(db, filter.campaignId).docs.length };
}

/** The ids of what a filter finds, in its order: of everything, or of the first ones. */
export function foundIds(db: Sqlite, filter: CreatureFilter, most?: number): readonly string[] {
  const ids = idOfDoc(db).pluck();
  return Array.from(foundDocs(db, filter).subarray(0, most)).flatMap((doc) => ids.get(doc) ?? []);
}

/** Pages of one search come from one asking, until something of the bestiary changes. */
function foundDocs(db: Sqlite, filter: CreatureFilter): Int32Array {
  const key = JSON.stringify([bestiaryVersion(db), filter]);
  const before = last.get(db);
  if (before?.key === key) return before.docs;
  const docs = find(db, filter);
  last.set(db, { key, docs });
  return docs;
}

function find(db: Sqlite, { campaignId, search, tag, favourites }: CreatureFilter): Int32Array {
  const order = creatureOrder(db, campaignId);
  if (search.trim() === '' && tag === null && !favourites) return order.docs;
  const fits = fitsOf(db, order, campaignId, search);
  if (favourites) keepOnly(fits, order, starred(db).pluck().all(campaignId));
  if (tag !== null) keepOnly(fits, order, tagsOf(db, campaignId).docs.get(folded(tag)) ?? []);
  return inTheirOrder(fits, order);
}

/** How well each creature fits, by its place in the order; 0 for not at all. */
function fitsOf(db: Sqlite, order: CreatureOrder, campaignId: string, search: string): Uint8Array {
  const fits = new Uint8Array(order.docs.length);
  const sought = folded(search);
  if (sought === '') return fits.fill(ELSEWHERE);
  const query = ftsQuery(search);
  const words = matching(db).pluck();
  if (query === null) return mark(fits, order, holding(db).pluck().all(campaignId, sought), IN_NAME);
  mark(fits, order, words.all(query), ELSEWHERE);
  mark(fits, order, words.all(`name : (${query})`), IN_NAME);
  const range = { campaignId, from: sought, to: sought + LAST_CHARACTER };
  return mark(fits, order, beginning(db).pluck().all(range), BEGINS);
}

function mark(fits: Uint8Array, { places }: CreatureOrder, docs: readonly number[], fit: number): Uint8Array {
  for (const doc of docs) {
    const place = places[doc] ?? -1;
    if (place >= 0) fits[place] = fit;
  }
  return fits;
}

function keepOnly(fits: Uint8Array, order: CreatureOrder, docs: readonly number[]): void {
  const kept = mark(new Uint8Array(fits.length), order, docs, 1);
  kept.forEach((keep, place) => {
    if (keep === 0) fits[place] = 0;
  });
}

function inTheirOrder(fits: Uint8Array, { docs }: CreatureOrder): Int32Array {
  const found = new Int32Array(docs.length);
  let count = 0;
  for (const wanted of [BEGINS, IN_NAME, ELSEWHERE]) {
    for (let place = 0; place < fits.length; place += 1) {
      if (fits[place] === wanted) found[count++] = docs[place] ?? 0;
    }
  }
  return found.slice(0, count);
}
