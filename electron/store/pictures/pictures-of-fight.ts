import { parseJson } from '#shared/json.ts';
import { sourceIds } from '#shared/campaign-file/fight-sources.ts';
import type { FightPictures, Pictured } from '#shared/pictures/picture.ts';
import { fightSources } from '#electron/store/combats/combat-sources.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { pictureOf } from './pictures.ts';

const byCombat = statement<{ readonly party: string; readonly encounter_id: string | null }>(
  'SELECT party, encounter_id FROM combats WHERE id = ?',
);

/**
 * The pictures of those in a fight: of the creatures and characters they came from, as these are now. One that was taken
 * out of its list since still has its picture.
 */
export function picturesOfFight(db: Sqlite, combatId: string): FightPictures {
  const row = byCombat(db).get(combatId);
  const party = row === undefined ? {} : (sourceIds.safeParse(parseJson(row.party)).data ?? {});
  const { creatures } = fightSources(db, combatId);
  return {
    combatants: { ...picturesBy(db, 'creature', creatures), ...picturesBy(db, 'character', party) },
    scene: sceneOfFight(db, combatId),
  };
}

/** The picture of the encounter that a fight began from; null for none. */
export function sceneOfFight(db: Sqlite, combatId: string): string | null {
  const id = byCombat(db).get(combatId)?.encounter_id ?? null;
  return id === null ? null : pictureOf(db, { kind: 'encounter', id });
}

/** The pictures of those that others come from, by who comes from them; many may have come from one. */
export function picturesBy(
  db: Sqlite,
  kind: Pictured,
  sources: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = new Map([...new Set(Object.values(sources))].map((id) => [id, pictureOf(db, { kind, id })]));
  return Object.fromEntries(
    Object.entries(sources).flatMap(([combatant, id]) => {
      const picture = known.get(id) ?? null;
      return picture === null ? [] : [[combatant, picture]];
    }),
  );
}
