import type { Session } from '#shared/api/campaigns.ts';
import { atLeast, readableRows, readDate, readNamed } from './columns.ts';
import { notFound } from './not-found.ts';
import { inTransaction, statement, type Sqlite } from './sqlite.ts';
import { tryReading } from './unreadable.ts';

/** A session's row. */
export interface SessionRow extends Omit<Session, 'campaignId'> {
  readonly campaign_id: string;
}

/** The columns that `readSession` reads. */
export const SESSION_COLUMNS = 'id, campaign_id, number, date, title, notes';
const ofCampaign = statement<SessionRow>(
  `SELECT ${SESSION_COLUMNS} FROM sessions WHERE campaign_id = ? AND removed_at IS NULL ORDER BY number`,
);
const byId = statement<SessionRow>(
  `SELECT ${SESSION_COLUMNS} FROM sessions WHERE id = ? AND removed_at IS NULL`,
);
const following = statement<{ readonly number: number }>(
  `SELECT ifnull(max(number), 0) + 1 AS number FROM sessions WHERE campaign_id = ? AND removed_at IS NULL`,
);
const withNumber = statement<{ readonly id: string }>(
  `SELECT id FROM sessions WHERE campaign_id = :campaignId AND number = :number AND removed_at IS NULL`,
);
const giveUpNumber = statement(
  `UPDATE sessions SET number = (SELECT max(number) + 1 FROM sessions WHERE campaign_id = :campaignId)
   WHERE campaign_id = :campaignId AND number = :number AND id <> :id AND removed_at IS NOT NULL`,
);
const write = statement(
  `INSERT INTO sessions (id, campaign_id, number, date, title, notes)
   VALUES (:id, :campaignId, :number, :date, :title, :notes)
   ON CONFLICT (id) DO UPDATE SET number = excluded.number, date = excluded.date, title = excluded.title,
     notes = excluded.notes`,
);
const setRemoved = statement('UPDATE sessions SET removed_at = :at WHERE id = :id');

/** A session from its row; `UNREADABLE` where it isn't what was stored. */
export function readSession({ campaign_id: campaignId, ...row }: SessionRow): Session {
  const { id, title, notes } = row;
  return { id, campaignId, number: atLeast('count', 1, row.number), date: readDate(row.date), title, notes };
}

/** The sessions of a campaign that can be read, first to last. */
export function listSessions(db: Sqlite, campaignId: string): readonly Session[] {
  return readableRows(ofCampaign(db).all(campaignId), readSession);
}

/** The session of an id, or null; removed ones aren't found. `UNREADABLE`, asked for under `path`, for a damaged one. */
export function findSession(db: Sqlite, id: string, path?: string): Session | null {
  const row = byId(db).get(id);
  if (row === undefined) return null;
  return readNamed('session', { ...row, name: row.title }, readSession, path);
}

/** The session of an id, or null where it isn't there, was removed or is damaged. */
export function readableSession(db: Sqlite, id: string): Session | null {
  const tried = tryReading(() => findSession(db, id));
  return 'read' in tried ? tried.read : null;
}

/** The session of an id; `NOT_FOUND` under `field` when there is none in that campaign. */
export function requireSession(db: Sqlite, id: string, campaignId: string, field: string): Session {
  const session = findSession(db, id, field);
  return session?.campaignId === campaignId ? session : notFound('session', field);
}

/** The number after the campaign's last session. */
export function nextSessionNumber(db: Sqlite, campaignId: string): number {
  return following(db).get(campaignId)?.number ?? 1;
}

/** The id of the campaign's session of a number, or null. */
export function sessionOfNumber(db: Sqlite, campaignId: string, number: number): string | null {
  return withNumber(db).get({ campaignId, number })?.id ?? null;
}

/** Stores a new session or one changed; a removed one that has its number gives it up. */
export function storeSession(db: Sqlite, session: Session): void {
  const { id, campaignId, number } = session;
  inTransaction(db, () => {
    giveUpNumber(db).run({ id, campaignId, number });
    write(db).run(session);
  });
}

/** Takes a session out of sight, from where `restoreSession` brings it back; its fights stay. `at` is an ISO date-time. */
export function removeSession(db: Sqlite, id: string, at: string): void {
  if (setRemoved(db).run({ id, at }).changes === 0) notFound('session', 'id');
}

/** Brings a removed session back with its fights: under its number, or after the last when that was taken meanwhile. */
export function restoreSession(db: Sqlite, id: string): Session {
  setRemoved(db).run({ id, at: null });
  return findSession(db, id) ?? notFound('session', 'id');
}
