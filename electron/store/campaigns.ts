import type { Campaign } from '../../shared/api/campaigns.ts';
import { readObject } from './json-column.ts';
import { notFound } from './not-found.ts';
import { statement, type Sqlite } from './sqlite.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly options: string;
  readonly notes: string;
  readonly created_at: string;
}

const all = statement<Row>('SELECT * FROM campaigns ORDER BY created_at, id');
const byId = statement<Row>('SELECT * FROM campaigns WHERE id = ?');
const write = statement(
  `INSERT INTO campaigns (id, name, system, options, notes, created_at)
   VALUES (:id, :name, :system, :options, :notes, :createdAt)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, options = excluded.options, notes = excluded.notes`,
);

function fromRow({ created_at: createdAt, options, ...row }: Row): Campaign {
  return { ...row, options: readObject(options), createdAt };
}

/** Every campaign, oldest first. */
export function listCampaigns(db: Sqlite): readonly Campaign[] {
  return all(db).all().map(fromRow);
}

/** The campaign of an id; `NOT_FOUND` under `field` when there is none. */
export function requireCampaign(db: Sqlite, id: string, field: string): Campaign {
  const row = byId(db).get(id);
  return row === undefined ? notFound('campaign', field) : fromRow(row);
}

/** Stores a campaign; of one that is there already, all but its system and birth. */
export function storeCampaign(db: Sqlite, campaign: Campaign): void {
  write(db).run({ ...campaign, options: JSON.stringify(campaign.options) });
}
