import type { z } from 'zod';
import { parseJson } from '#shared/json.ts';
import { sourceIds, sourcesSeen, type SourcesSeen } from '#shared/campaign-file/fight-sources.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

interface Row {
  readonly creatures: string;
  readonly sources_seen: string;
}

const byCombat = statement<Row>('SELECT creatures, sources_seen FROM combats WHERE id = ?');
const setCreatures = statement('UPDATE combats SET creatures = :creatures WHERE id = :id');
const setSeen = statement('UPDATE combats SET sources_seen = :seen WHERE id = :id');

/** Where the combatants of a fight came from, besides its characters. */
export interface FightSources {
  /** Combatant's id to creature's id. */
  readonly creatures: Readonly<Record<string, string>>;
  readonly seen: SourcesSeen;
}

/** Where the combatants of a fight came from; what of it can't be read is as if it had never been known. */
export function fightSources(db: Sqlite, combatId: string): FightSources {
  const row = byCombat(db).get(combatId);
  return {
    creatures: readOr(sourceIds, row?.creatures),
    seen: readOr(sourcesSeen, row?.sources_seen),
  };
}

/** Stores where the combatants of a fight came from. */
export function storeFightSources(db: Sqlite, id: string, { creatures, seen }: FightSources): void {
  setCreatures(db).run({ id, creatures: JSON.stringify(creatures) });
  setSeen(db).run({ id, seen: JSON.stringify(seen) });
}

/** Adds whose creatures newcomers are. */
export function addCreaturesOf(db: Sqlite, id: string, creatures: FightSources['creatures']): void {
  if (Object.keys(creatures).length === 0) return;
  const known = fightSources(db, id);
  setCreatures(db).run({ id, creatures: JSON.stringify({ ...known.creatures, ...creatures }) });
}

function readOr<T>(schema: z.ZodType<Record<string, T>>, text: string | undefined): Record<string, T> {
  return schema.safeParse(text === undefined ? null : parseJson(text)).data ?? {};
}
