import type { Combat, CombatRow } from '#shared/records/combat.ts';
import type { Head } from '#shared/stored-fight/head.ts';
import { SNAPSHOT_EVERY } from '#shared/stored-fight/play-all.ts';
import { appendCommand } from '#electron/store/combats/combat-commands.ts';
import { storeSnapshot, type SnapshotsOf } from '#electron/store/combats/combat-snapshots.ts';
import { writeHead } from '#electron/store/combats/combats.ts';
import { inTransaction, sqliteCode, type Sqlite } from '#electron/store/sqlite.ts';

/** A row that was just played, and the fight after it. */
interface PlayedRow {
  readonly combat: Combat;
  readonly row: CombatRow;
  readonly head: Head;
  readonly rulesVersion: number;
}

/** Stores a row that was just played, what lists show of the fight after it and the snapshot that is due; call it in a transaction. */
export function keepRow(db: Sqlite, { combat, row, head, rulesVersion }: PlayedRow): void {
  appendCommand(db, combat.id, row);
  writeHead(db, combat);
  if (head.seq % SNAPSHOT_EVERY === 0) storeSnapshot(db, { combatId: combat.id, rulesVersion }, head);
}

/** Stores snapshots that were missing. Where nothing can be stored now the fight opens all the same. */
export function keepSnapshots(db: Sqlite, which: SnapshotsOf, heads: readonly Head[]): void {
  storeIfPossible(db, () => {
    for (const head of heads) storeSnapshot(db, which, head);
  });
}

/** Stores what only spares work later, as one; a database that takes nothing now is no reason to stop. */
export function storeIfPossible(db: Sqlite, work: () => void): void {
  try {
    inTransaction(db, work);
  } catch (thrown) {
    if (sqliteCode(thrown) === null) throw thrown;
  }
}
