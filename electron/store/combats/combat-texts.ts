import { appendCommandText, listCommandTexts, type CommandText } from './combat-commands.ts';
import { insertCombat, requireTexts, type StoredTexts } from './combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** A fight as its columns have it, unread, with its commands. */
export interface CombatTexts extends StoredTexts {
  readonly rows: readonly CommandText[];
}

/** A fight as it is stored, whatever has become of it; `NOT_FOUND` under `id` when there is none. */
export function combatTexts(db: Sqlite, id: string): CombatTexts {
  const { combat, ...texts } = requireTexts(db, id, 'id');
  return { ...texts, combat, rows: listCommandTexts(db, id) };
}

/** Stores a fight as it was stored elsewhere, also what isn't JSON any more. Call it in a transaction. */
export function storeCombatTexts(db: Sqlite, requestId: string, { rows, ...texts }: CombatTexts): void {
  db.pragma('ignore_check_constraints = ON');
  try {
    insertCombat(db, requestId, texts);
    for (const row of rows) appendCommandText(db, texts.combat.id, row);
  } finally {
    db.pragma('ignore_check_constraints = OFF');
  }
}
