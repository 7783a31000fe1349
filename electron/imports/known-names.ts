import { idOfName, idsByName } from '#electron/store/creatures.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** So many names are looked up one by one before those of the whole bestiary are read at once. */
const ONE_BY_ONE = 200;

/** Finds the creature of a campaign that has a name (as `folded` gives it), or null; nothing may change meanwhile. */
export function knownNames(db: Sqlite, campaignId: string): (name: string) => string | null {
  let asked = 0;
  let all: ReadonlyMap<string, string> | null = null;
  return (name) => {
    asked += 1;
    if (asked <= ONE_BY_ONE) return idOfName(db, campaignId, name);
    all ??= idsByName(db, campaignId);
    return all.get(name) ?? null;
  };
}
