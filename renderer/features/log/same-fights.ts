import type { LoggedFight } from '#shared/api/combats.ts';
import { sameJson } from '#shared/three-way-merge.ts';

/** What was read, with the fights as they were before where nothing of them has changed: they need not be told anew. */
export function sameWhereUnchanged(
  before: readonly LoggedFight[] | null,
  read: readonly LoggedFight[],
): readonly LoggedFight[] {
  return read.map((fight) => {
    const was = before?.find(({ combat }) => combat.id === fight.combat.id);
    const isSame = was?.rows.length === fight.rows.length && sameJson({ ...was.combat }, { ...fight.combat });
    return isSame ? was : fight;
  });
}
