import { z } from 'zod';
import type { tagChange } from '#shared/api/bestiary.ts';
import { creatureChoice, formerTags, type FormerTags } from '#shared/api/bestiary.ts';
import { MOST_CREATURES } from '#shared/creature-files/creature.ts';
import { rowId } from '#shared/records/fields.ts';
import { folded } from '#shared/text/folded.ts';
import { chosenIds } from './chosen-creatures.ts';
import { removeCreature, restoreCreature, retag } from './creatures.ts';
import { inTransaction, type Sqlite } from './sqlite.ts';

/** Creatures to be taken out of sight; `at` is an ISO date-time. */
export const creatureRemoval = z.object({ which: creatureChoice, at: z.string() });

/** Tags to be given back. */
export const tagsToPut = z.object({ creatures: formerTags });

/** Creatures to be brought back. */
export const creaturesBack = z.object({ ids: z.array(rowId).min(1).max(MOST_CREATURES) });

/** Puts a tag on creatures, or takes it off; gives the tags that the changed ones had. All of them or none. */
export function tagCreatures(db: Sqlite, { which, tag, on: put }: z.output<typeof tagChange>): FormerTags {
  const wanted = folded(tag);
  const has = (one: string) => folded(one) === wanted;
  return retag(db, chosenIds(db, which), (tags) => {
    if (tags.some(has) === put) return tags;
    return put ? [...tags, tag] : tags.filter((one) => !has(one));
  });
}

/** Gives creatures these tags: all of them or none. */
export function putTags(db: Sqlite, { creatures }: z.output<typeof tagsToPut>): null {
  const tagsOf = new Map(creatures.flatMap(({ ids, tags }) => ids.map((id) => [id, tags] as const)));
  retag(db, [...tagsOf.keys()], (tags, id) => tagsOf.get(id) ?? tags);
  return null;
}

/** Takes creatures out of sight, all of them or none; gives their ids. */
export function removeCreatures(
  db: Sqlite,
  { which, at }: z.output<typeof creatureRemoval>,
): readonly string[] {
  const ids = chosenIds(db, which);
  inTransaction(db, () => ids.forEach((id) => removeCreature(db, id, at, 'which')));
  return ids;
}

/** Brings removed creatures back: all of them or none. */
export function restoreCreatures(db: Sqlite, { ids }: z.output<typeof creaturesBack>): null {
  inTransaction(db, () => ids.forEach((id) => restoreCreature(db, id)));
  return null;
}
