import type { Session } from '../../shared/api/campaigns.ts';
import { notFound } from './not-found.ts';
import { statement, type Sqlite } from './sqlite.ts';

interface Row extends Omit<Session, 'campaignId'> {
  readonly campaign_id: string;
}

const ofCampaign = statement<Row>('SELECT * FROM sessions WHERE campaign_id = ? ORDER BY number');
const byId = statement<Row>('SELECT * FROM sessions WHERE id = ?');
const following = statement<{ readonly number: number }>(
  'SELECT ifnull(max(number), 0) + 1 AS number FROM sessions WHERE campaign_id = ?',
);
const write = statement(
  `INSERT INTO sessions (id, campaign_id, number, date, title, notes)
   VALUES (:id, :campaignId, :number, :date, :title, :notes)
   ON CONFLICT (id) DO UPDATE SET date = excluded.date, title = excluded.title, notes = excluded.notes`,
);

function fromRow({ campaign_id: campaignId, ...row }: Row): Session {
  return { ...row, campaignId };
}

/** The sessions of a campaign, first to last. */
export function listSessions(db: Sqlite, campaignId: string): readonly Session[] {
  return ofCampaign(db).all(campaignId).map(fromRow);
}

/** The session of an id; `NOT_FOUND` under `field` when there is none in that campaign. */
export function requireSession(db: Sqlite, id: string, campaignId: string, field: string): Session {
  const row = byId(db).get(id);
  return row?.campaign_id === campaignId ? fromRow(row) : notFound('session', field);
}

/** The number after the campaign's last session. */
export function nextSessionNumber(db: Sqlite, campaignId: string): number {
  return following(db).get(campaignId)?.number ?? 1;
}

/** Stores a new session or one changed; a session keeps its number. */
export function storeSession(db: Sqlite, session: Session): void {
  write(db).run(session);
}
