import type { Creature } from '#shared/records/creature.ts';
import { folded } from '#shared/text/folded.ts';
import { noticedLater } from './changes.ts';
import { bestiaryChanged } from './search/creature-order.ts';
import { WORDS_OF_CREATURES } from './search/creature-words.ts';
import { inBulk } from './search/words-in-bulk.ts';
import { statement, type Sqlite } from './sqlite.ts';

/** So many are given words between one look at whether they are still wanted and the next. */
const TOGETHER = 20_000;

const insert = statement(
  `INSERT INTO creatures (id, campaign_id, name, folded, hp, sheet, notes, doc) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);
const insertTag = statement('INSERT INTO tags (creature_id, position, name) VALUES (?, ?, ?)');
const lastDoc = statement<number>('SELECT ifnull(max(doc), 0) FROM creatures');
const insertWords = statement(`${WORDS_OF_CREATURES} WHERE doc > ? AND doc <= ?`);

/** Takes creatures in whose ids nobody has yet. */
export interface NewCreatures {
  readonly add: (creature: Creature) => void;
  /** Writes the words they are found by, all at once; they aren't found before. */
  readonly finish: (step: () => void) => void;
}

/**
 * Stores many new creatures faster than one by one: what might be there of them before isn't looked for. Call it, and all
 * it gives, to `finish`, in one transaction in which nobody else stores creatures.
 */
export function newCreatures(db: Sqlite): NewCreatures {
  const first = lastDoc(db).pluck().get() ?? 0;
  const row = insert(db);
  const tagRow = insertTag(db);
  const notice = noticedLater(db, ['creatures', 'tags']);
  const ids: string[] = [];
  let last = first;
  return {
    add({ id, campaignId, name, hp, sheet, notes, tags }) {
      last += 1;
      ids.push(id);
      row.run(id, campaignId, name, folded(name), hp, JSON.stringify(sheet), notes, last);
      let position = 0;
      for (const tag of new Set(tags)) tagRow.run(id, position++, tag);
    },
    finish(step) {
      if (last > first) {
        inBulk(db, () => {
          for (let doc = first; doc < last; doc += TOGETHER) {
            step();
            insertWords(db).run(doc, Math.min(doc + TOGETHER, last));
          }
        });
      }
      notice(() => ids);
      bestiaryChanged(db);
    },
  };
}
