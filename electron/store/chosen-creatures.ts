import type { CreatureChoice } from '#shared/api/bestiary.ts';
import { idsOfCampaign } from './creatures.ts';
import { notFound } from './not-found.ts';
import { foundIds } from './search/creature-search.ts';
import type { Sqlite } from './sqlite.ts';

/** The ids that are meant, each once; `NOT_FOUND` under `which` when one isn't of that campaign. */
export function chosenIds(db: Sqlite, which: CreatureChoice): readonly string[] {
  if (which.kind === 'these') {
    const there = new Set(idsOfCampaign(db, which.campaignId));
    return [...new Set(which.ids)].map((id) => (there.has(id) ? id : notFound('creature', 'which')));
  }
  const except = new Set(which.except);
  return foundIds(db, which.filter).filter((id) => !except.has(id));
}
