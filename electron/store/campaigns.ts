import { ownConditionList } from '#shared/combat/conditions/own-condition.ts';
import type { Campaign, CampaignOverview, RemovedCampaign } from '#shared/api/campaigns.ts';
import { SYSTEM_CARDS } from '#shared/rules/cards.ts';
import { column, oneOf, readableRows, readDate, readNamed } from './columns.ts';
import { readObject } from './json-column.ts';
import { notFound } from './not-found.ts';
import { statement, type Sqlite } from './sqlite.ts';

/** A campaign's row. */
export interface CampaignRow {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly options: string;
  readonly conditions: string;
  readonly notes: string;
  readonly created_at: string;
}

interface OverviewRow extends CampaignRow {
  readonly archived_at: string | null;
  readonly last_played_at: string | null;
  readonly running_fights: number;
  readonly party_size: number;
}

interface RemovedRow extends CampaignRow {
  readonly removed_at: string;
}

/** The columns that `readCampaign` reads. */
export const CAMPAIGN_COLUMNS = 'id, name, system, options, conditions, notes, created_at';
const SYSTEM_IDS = SYSTEM_CARDS.map(({ id }) => id);
const all = statement<CampaignRow>(
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE removed_at IS NULL ORDER BY created_at, id`,
);
const overviews = statement<OverviewRow>(
  `SELECT ${CAMPAIGN_COLUMNS}, archived_at,
     (SELECT max(updated_at) FROM combats
      WHERE campaign_id = campaigns.id AND status <> 'setup' AND removed_at IS NULL) AS last_played_at,
     (SELECT count(*) FROM combats
      WHERE campaign_id = campaigns.id AND status = 'running' AND removed_at IS NULL) AS running_fights,
     (SELECT count(*) FROM characters WHERE campaign_id = campaigns.id AND removed_at IS NULL) AS party_size
   FROM campaigns WHERE removed_at IS NULL ORDER BY created_at, id`,
);
const removed = statement<RemovedRow>(
  `SELECT ${CAMPAIGN_COLUMNS}, removed_at FROM campaigns WHERE removed_at IS NOT NULL ORDER BY removed_at DESC, id`,
);
const byId = statement<CampaignRow>(
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE id = ? AND removed_at IS NULL`,
);
const one = statement('SELECT 1 FROM campaigns LIMIT 1');
const write = statement(
  `INSERT INTO campaigns (id, name, system, options, conditions, notes, created_at)
   VALUES (:id, :name, :system, :options, :conditions, :notes, :createdAt)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, options = excluded.options,
     conditions = excluded.conditions, notes = excluded.notes`,
);
const setArchived = statement('UPDATE campaigns SET archived_at = :at WHERE id = :id AND removed_at IS NULL');
const setRemoved = statement('UPDATE campaigns SET removed_at = :at WHERE id = :id AND removed_at IS NULL');
const unsetRemoved = statement('UPDATE campaigns SET removed_at = NULL WHERE id = :id');

/** A campaign from its row; `UNREADABLE` where it isn't what was stored, or of a system that isn't known. */
export function readCampaign(row: CampaignRow): Campaign {
  oneOf('system', SYSTEM_IDS, row.system);
  return readAnyCampaign(row);
}

/** Whatever needs its system says itself that it isn't known. */
function readAnyCampaign({
  id,
  name,
  system,
  options,
  conditions,
  notes,
  created_at,
}: CampaignRow): Campaign {
  return {
    id,
    name,
    system,
    options: column('options', () => readObject(options)),
    conditions: column('conditions', () => ownConditionList.parse(JSON.parse(conditions))),
    notes,
    createdAt: readDate(created_at),
  };
}

/** Every campaign that wasn't removed and can be read, oldest first. */
export function listCampaigns(db: Sqlite): readonly Campaign[] {
  return readableRows(all(db).all(), readCampaign);
}

/** Every campaign that wasn't removed and can be read, with what its line in a list tells, oldest first. */
export function listOverviews(db: Sqlite): readonly CampaignOverview[] {
  return readableRows(overviews(db).all(), (row) => ({
    ...readCampaign(row),
    archivedAt: row.archived_at === null ? null : readDate(row.archived_at),
    lastPlayedAt: lastPlayed(row.last_played_at),
    runningFights: row.running_fights,
    partySize: row.party_size,
  }));
}

/** The campaigns that were removed and can be brought back, the last one removed first. */
export function listRemovedCampaigns(db: Sqlite): readonly RemovedCampaign[] {
  return readableRows(removed(db).all(), (row) => ({
    ...readCampaign(row),
    removedAt: readDate(row.removed_at),
  }));
}

/** Whether there was ever a campaign: removed ones count. */
export function hasCampaigns(db: Sqlite): boolean {
  return one(db).get() !== undefined;
}

/** The campaign of an id; `NOT_FOUND` under `field` when there is none, or it was removed, `UNREADABLE` when it is damaged. */
export function requireCampaign(db: Sqlite, id: string, field: string): Campaign {
  const row = byId(db).get(id);
  return row === undefined ? notFound('campaign', field) : readNamed('campaign', row, readAnyCampaign, field);
}

/** Stores a campaign; of one that is there already, all but its system and birth. */
export function storeCampaign(db: Sqlite, campaign: Campaign): void {
  write(db).run({
    ...campaign,
    options: JSON.stringify(campaign.options),
    conditions: JSON.stringify(campaign.conditions),
  });
}

/** Puts a campaign out of the way (`at` is an ISO date-time), or back among the others (null). */
export function archiveCampaign(db: Sqlite, id: string, at: string | null): void {
  if (setArchived(db).run({ id, at }).changes === 0) notFound('campaign', 'id');
}

/** Takes a campaign with all that is in it out of sight, from where `restoreCampaign` brings it back. */
export function removeCampaign(db: Sqlite, id: string, at: string): void {
  if (setRemoved(db).run({ id, at }).changes === 0) notFound('campaign', 'id');
}

/** Brings a removed campaign back, as it was. */
export function restoreCampaign(db: Sqlite, id: string): Campaign {
  unsetRemoved(db).run({ id });
  return requireCampaign(db, id, 'id');
}

/** A fight whose date can't be read doesn't hinder its campaign. */
function lastPlayed(at: string | null): string | null {
  return at === null || Number.isNaN(Date.parse(at)) ? null : at;
}
