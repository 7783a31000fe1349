import type { BroughtHome } from '../../shared/api/campaigns.ts';
import { homecomings as fields, type Homecomings } from '../../shared/campaign-file/homecomings.ts';
import { statement, type Sqlite } from './sqlite.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly homecomings: string;
}

const byCombat = statement<{ readonly homecomings: string }>('SELECT homecomings FROM combats WHERE id = ?');
const ofCampaign = statement<Row>(
  `SELECT id, name, homecomings FROM combats
   WHERE campaign_id = ? AND removed_at IS NULL AND homecomings <> '{}' ORDER BY updated_at DESC, id`,
);
const write = statement('UPDATE combats SET homecomings = :homecomings WHERE id = :id');
const forget = statement(
  `UPDATE combats SET homecomings = json_set(homecomings, :path, NULL)
   WHERE id <> :id AND json_type(homecomings, :path) = 'object'`,
);

/** What the end of a fight has changed. */
export function homecomingsOf(db: Sqlite, combatId: string): Homecomings {
  const row = byCombat(db).get(combatId);
  return row === undefined ? {} : fields.parse(JSON.parse(row.homecomings));
}

/** For each character of a campaign, the fight that changed it last, and how; one of which only half is known is left out. */
export function listBroughtHome(db: Sqlite, campaignId: string): readonly BroughtHome[] {
  return ofCampaign(db)
    .all(campaignId)
    .flatMap(({ id, name, homecomings }) =>
      Object.entries(fields.parse(JSON.parse(homecomings))).flatMap(([characterId, changed]) =>
        changed?.after
          ? [{ characterId, combatId: id, combatName: name, before: changed.before, after: changed.after }]
          : [],
      ),
    );
}

/** Stores what the end of a fight has changed; call it in the transaction that changes it. */
export function storeHomecomings(db: Sqlite, combatId: string, homecomings: Homecomings): void {
  write(db).run({ id: combatId, homecomings: JSON.stringify(homecomings) });
}

/** Lets no earlier fight take a character back whom this one has changed since. */
export function supersede(db: Sqlite, combatId: string, character: string): void {
  forget(db).run({ id: combatId, path: `$."${character}"` });
}
