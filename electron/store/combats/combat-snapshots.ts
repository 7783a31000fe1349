import { STATE_VERSION } from '#shared/combat/state.ts';
import type { Head } from '#shared/stored-fight/head.ts';
import type { LogMark } from '#shared/stored-fight/log-part.ts';
import { headTexts, lastNumber, readHeadTexts, readPlace, type HeadTexts } from './head-column.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { isUnreadable } from '#electron/store/unreadable.ts';

/** A fight's snapshots made under one version of its rules; those of another, or of another shape, aren't there for it. */
export interface SnapshotsOf {
  readonly combatId: string;
  readonly rulesVersion: number;
}

const WHERE = `WHERE combat_id = :combatId AND rules_version = :rulesVersion AND state_version = ${STATE_VERSION}`;
const upTo = statement<HeadTexts>(
  `SELECT seq, state, place, done, undone FROM combat_snapshots ${WHERE} AND seq <= :seq ORDER BY seq DESC`,
);
const seqs = statement<{ readonly seq: number }>(`SELECT seq FROM combat_snapshots ${WHERE} ORDER BY seq`);
const marks = statement<Pick<HeadTexts, 'place' | 'done'>>(
  `SELECT place, done FROM combat_snapshots ${WHERE} ORDER BY seq DESC`,
);
const write = statement(
  `INSERT OR REPLACE INTO combat_snapshots
     (combat_id, seq, rules_version, state, state_version, place, done, undone)
   VALUES (:combatId, :seq, :rulesVersion, :state, ${STATE_VERSION}, :place, :done, :undone)`,
);
const remove = statement('DELETE FROM combat_snapshots WHERE combat_id = ?');

/** The newest snapshot at a row or before it; null for none. One that can't be read is as good as gone. */
export function snapshotUpTo(db: Sqlite, which: SnapshotsOf, seq: number): Head | null {
  for (const texts of upTo(db).iterate({ ...which, seq })) {
    const head = readable(() => readHeadTexts(texts));
    if (head !== null) return head;
  }
  return null;
}

/** Every snapshot that can be read, in order. */
export function listSnapshots(db: Sqlite, which: SnapshotsOf): readonly Head[] {
  return upTo(db)
    .all({ ...which, seq: Number.MAX_SAFE_INTEGER })
    .toReversed()
    .flatMap((texts) => readable(() => readHeadTexts(texts)) ?? []);
}

/** The rows that have a snapshot after them, in order. */
export function snapshotSeqs(db: Sqlite, which: SnapshotsOf): readonly number[] {
  return seqs(db)
    .all(which)
    .map(({ seq }) => seq);
}

/** Where the log stood at each snapshot, the newest first, one by one as they are asked for. */
export function* logMarks(db: Sqlite, which: SnapshotsOf): Generator<LogMark> {
  for (const { place, done } of marks(db).all(which)) {
    const mark = readable(() => ({ seq: lastNumber(done), place: readPlace(place) }));
    if (mark !== null) yield mark;
  }
}

/** Stores a snapshot in place of one after the same row; call it in the transaction of its row. */
export function storeSnapshot(db: Sqlite, { combatId, rulesVersion }: SnapshotsOf, head: Head): void {
  write(db).run({ ...headTexts(head), combatId, rulesVersion });
}

/** Throws all snapshots of a fight away. */
export function dropSnapshots(db: Sqlite, combatId: string): void {
  remove(db).run(combatId);
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (thrown) {
    if (isUnreadable(thrown)) return null;
    throw thrown;
  }
}
