import { z } from 'zod';
import type { Homecoming } from '../../shared/rules/system.ts';
import { statement, type Sqlite } from './sqlite.ts';

const snapshot: z.ZodType<Homecoming> = z.object({
  hp: z.object({ current: z.int(), max: z.int() }),
  sheet: z.record(z.string(), z.json()),
});
const snapshots = z.record(z.string(), snapshot.nullable());

/** What each character was before the end of a fight changed it; null once a later fight's end has changed it again. */
export type Homecomings = z.infer<typeof snapshots>;

const byCombat = statement<{ readonly homecomings: string }>('SELECT homecomings FROM combats WHERE id = ?');
const write = statement('UPDATE combats SET homecomings = :homecomings WHERE id = :id');
const forget = statement(
  `UPDATE combats SET homecomings = json_set(homecomings, :path, NULL)
   WHERE id <> :id AND json_type(homecomings, :path) = 'object'`,
);

/** What the end of a fight has changed. */
export function homecomingsOf(db: Sqlite, combatId: string): Homecomings {
  const row = byCombat(db).get(combatId);
  return row === undefined ? {} : snapshots.parse(JSON.parse(row.homecomings));
}

/** Stores what the end of a fight has changed; call it in the transaction that changes it. */
export function storeHomecomings(db: Sqlite, combatId: string, homecomings: Homecomings): void {
  write(db).run({ id: combatId, homecomings: JSON.stringify(homecomings) });
}

/** Lets no earlier fight take a character back whom this one has changed since. */
export function supersede(db: Sqlite, combatId: string, character: string): void {
  forget(db).run({ id: combatId, path: `$."${character}"` });
}
