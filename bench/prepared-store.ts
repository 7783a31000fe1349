import { randomUUID } from 'node:crypto';
import { storeCampaign } from '../electron/store/campaigns.ts';
import { mustOpen } from '../electron/store/opening/open-store.ts';
import { changeSettings } from '../electron/store/settings.ts';
import type { Sqlite } from '../electron/store/sqlite.ts';

/** The system that everything is prepared in. */
export const PREPARED_SYSTEM = 'heroes-d20';

/** A new database that is filled before anything is measured. */
export function preparedStore(folder: string): Sqlite {
  const { db } = mustOpen({ folder, now: new Date() });
  // Nothing is lost when the machine that measures goes down.
  db.pragma('synchronous = OFF');
  return db;
}

/** Puts a campaign into it and has it worked in; gives its id. */
export function prepareCampaign(db: Sqlite): string {
  const id = storeTable(db, 'Mesa');
  changeSettings(db, { campaignId: id });
  return id;
}

/** Puts a campaign of a name into it; gives its id. */
export function storeTable(db: Sqlite, name: string): string {
  const id = randomUUID();
  storeCampaign(db, {
    id,
    name,
    system: PREPARED_SYSTEM,
    options: {},
    conditions: [],
    notes: '',
    createdAt: new Date().toISOString(),
  });
  return id;
}
