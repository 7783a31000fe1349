import type { Combat } from '../../shared/api/combats.ts';
import { appendCommandText, listCommandTexts, type CommandText } from './combat-commands.ts';
import { requireListed } from './combats.ts';
import { statement, type Sqlite } from './sqlite.ts';

/** A fight as its columns have it, unread. */
export interface CombatTexts {
  readonly combat: Combat;
  readonly rulesVersion: number;
  readonly setup: string;
  readonly surprised: string;
  readonly party: string;
  readonly homecomings: string;
  readonly base: string | null;
  readonly rows: readonly CommandText[];
}

const byId = statement<Omit<CombatTexts, 'combat' | 'rows'>>(
  `SELECT rules_version AS rulesVersion, setup, surprised, party, homecomings, base FROM combats WHERE id = ?`,
);
const insert = statement(
  `INSERT INTO combats (request_id, id, campaign_id, session_id, encounter_id, name, system, status, round,
     rules_version, setup, surprised, party, homecomings, base, created_at, updated_at)
   VALUES (:requestId, :id, :campaignId, :sessionId, :encounterId, :name, :system, :status, :round,
     :rulesVersion, :setup, :surprised, :party, :homecomings, :base, :createdAt, :updatedAt)`,
);

/** A fight as it is stored, whatever has become of it; `NOT_FOUND` under `id` when there is none. */
export function combatTexts(db: Sqlite, id: string): CombatTexts {
  const combat = requireListed(db, id, 'id');
  const texts = byId(db).get(id);
  if (texts === undefined) throw new Error('A fight that is listed has its row.');
  return { ...texts, combat, rows: listCommandTexts(db, id) };
}

/** Stores a fight as it was stored elsewhere, also what isn't JSON any more; its rows are numbered anew. Call it in a transaction. */
export function storeCombatTexts(
  db: Sqlite,
  requestId: string,
  { combat, rows, ...texts }: CombatTexts,
): void {
  db.pragma('ignore_check_constraints = ON');
  try {
    insert(db).run({ ...combat, ...texts, requestId });
    rows.forEach((row, index) => appendCommandText(db, combat.id, { ...row, seq: index + 1 }));
  } finally {
    db.pragma('ignore_check_constraints = OFF');
  }
}
