import type { CarriedOver } from '#shared/api/campaigns.ts';
import { carryOvers as fields, type CarryOvers } from '#shared/campaign-file/carry-overs.ts';
import { message } from '#shared/text/message.ts';
import { statement, type Sqlite } from './sqlite.ts';
import { isUnreadable, readStored, unreadable } from './unreadable.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly homecomings: string;
}

const byCombat = statement<Omit<Row, 'id'>>('SELECT name, homecomings FROM combats WHERE id = ?');
const ofCampaign = statement<Row>(
  `SELECT id, name, homecomings FROM combats
   WHERE campaign_id = ? AND removed_at IS NULL AND homecomings <> '{}' ORDER BY updated_at DESC, id`,
);
const write = statement('UPDATE combats SET homecomings = :homecomings WHERE id = :id');
const forget = statement(
  `UPDATE combats SET homecomings = json_set(homecomings, :path, NULL)
   WHERE id <> :id AND CASE WHEN json_valid(homecomings) THEN json_type(homecomings, :path) END = 'object'`,
);

/** What the end of a fight has changed; `UNREADABLE` when it isn't what was stored. */
export function carryOversOf(db: Sqlite, combatId: string): CarryOvers {
  const row = byCombat(db).get(combatId);
  if (row === undefined) return {};
  return readStored(
    () => fields.parse(JSON.parse(row.homecomings)),
    () => unreadable(row.name, message('storedFight.brokenSetup'), 'homecomings'),
  );
}

/** For each character of a campaign, the fight that changed it last, and how; one of which only half is known, or that can't be read, is left out. */
export function listCarriedOver(db: Sqlite, campaignId: string): readonly CarriedOver[] {
  return ofCampaign(db)
    .all(campaignId)
    .flatMap(({ id, name, homecomings }) =>
      Object.entries(readable(homecomings)).flatMap(([characterId, changed]) =>
        changed?.after
          ? [{ characterId, combatId: id, combatName: name, before: changed.before, after: changed.after }]
          : [],
      ),
    );
}

/** Stores what the end of a fight has changed; call it in the transaction that changes it. */
export function storeCarryOvers(db: Sqlite, combatId: string, carryOvers: CarryOvers): void {
  write(db).run({ id: combatId, homecomings: JSON.stringify(carryOvers) });
}

/** Lets no earlier fight take a character back whom this one has changed since. */
export function supersede(db: Sqlite, combatId: string, character: string): void {
  forget(db).run({ id: combatId, path: `$."${character}"` });
}

function readable(text: string): CarryOvers {
  try {
    return fields.parse(JSON.parse(text));
  } catch (thrown) {
    if (isUnreadable(thrown)) return {};
    throw thrown;
  }
}
