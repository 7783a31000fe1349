import type { CreatureChoice } from '#shared/api/bestiary.ts';
import { notFound } from './not-found.ts';
import { foundIds } from './search/creature-search.ts';
import { statement, type Sqlite } from './sqlite.ts';

const isThere = statement<string>(
  'SELECT id FROM creatures WHERE id = ? AND campaign_id = ? AND removed_at IS NULL',
);

/** The ids that are meant, each once; `NOT_FOUND` under `which` when one isn't of that campaign. */
export function chosenIds(db: Sqlite, which: CreatureChoice): readonly string[] {
  if (which.kind === 'these') {
    const there = isThere(db).pluck();
    return [...new Set(which.ids)].map(
      (id) => there.get(id, which.campaignId) ?? notFound('creature', 'which'),
    );
  }
  const except = new Set(which.except);
  return foundIds(db, which.filter).filter((id) => !except.has(id));
}
