import { setImmediate } from 'node:timers/promises';
import type { TagCount } from '#shared/api/bestiary.ts';
import { folded } from '#shared/text/folded.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { bestiaryVersion } from './creature-order.ts';

/** The tags of a campaign's creatures. */
export interface CreatureTags {
  /** Each spelling, with how many creatures carry it. */
  readonly counts: readonly TagCount[];
  /** The docs of those that carry a tag, by the tag as `folded` gives it. */
  readonly docs: ReadonlyMap<string, readonly number[]>;
}

interface Known {
  readonly key: string;
  readonly tags: CreatureTags;
}

/** So many creatures are read without a pause. */
const SLICE = 1000;

interface Row {
  readonly doc: number;
  readonly folded: string;
  readonly id: string;
  readonly tag: string | null;
}

const nextOnes = statement<Row>(
  `SELECT doc, folded, id, tags.name AS tag FROM (
     SELECT doc, folded, id FROM creatures
     WHERE campaign_id = :campaignId AND removed_at IS NULL AND (folded, id) > (:folded, :id)
     ORDER BY folded, id LIMIT ${SLICE}) AS some
   LEFT JOIN tags ON tags.creature_id = some.id`,
);

const known = new WeakMap<Sqlite, Known>();

/** The tags of a campaign's creatures, at once; kept until something of the bestiary changes. */
export function tagsOf(db: Sqlite, campaignId: string): CreatureTags {
  const key = keyOf(db, campaignId);
  const before = known.get(db);
  if (before?.key === key) return before.tags;
  const reading = readTags(db, campaignId);
  let next = reading.next();
  while (next.done !== true) next = reading.next();
  known.set(db, { key, tags: next.value });
  return next.value;
}

/** Has them ready for `tagsOf`, in steps between which others are answered; begins anew when creatures change meanwhile. */
export async function prepareTags(db: Sqlite, campaignId: string): Promise<void> {
  for (;;) {
    const key = keyOf(db, campaignId);
    if (known.get(db)?.key === key) return;
    const reading = readTags(db, campaignId);
    let next = reading.next();
    while (next.done !== true && keyOf(db, campaignId) === key) {
      await setImmediate();
      next = reading.next();
    }
    if (next.done === true && keyOf(db, campaignId) === key) known.set(db, { key, tags: next.value });
  }
}

function keyOf(db: Sqlite, campaignId: string): string {
  return `${bestiaryVersion(db)} ${campaignId}`;
}

function* readTags(db: Sqlite, campaignId: string): Generator<void, CreatureTags> {
  const carriers = new Map<string, number[]>();
  let after = { folded: '', id: '' };
  for (;;) {
    const rows = nextOnes(db).all({ campaignId, ...after });
    for (const { doc, tag } of rows) {
      if (tag === null) continue;
      const others = carriers.get(tag);
      if (others === undefined) carriers.set(tag, [doc]);
      else others.push(doc);
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = { folded: last.folded, id: last.id };
    yield;
  }
  const spellings = [...carriers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const docs = new Map<string, number[]>();
  for (const [tag, those] of spellings) docs.set(folded(tag), [...(docs.get(folded(tag)) ?? []), ...those]);
  return { counts: spellings.map(([name, those]) => ({ name, count: those.length })), docs };
}
