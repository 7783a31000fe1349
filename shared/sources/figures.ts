import type { JsonObject } from '#shared/json.ts';
import { mergeChanges } from '#shared/three-way-merge.ts';
import type { PlayRules } from '#shared/combat/play.ts';

/** What a creature of the bestiary or a character brings into a fight and keeps of corrections: the maximum of points and the sheet. */
export interface SourceFigures {
  readonly max: number;
  readonly sheet: JsonObject;
}

/** The changes from one sheet to another carried over to a third, checked by its system; the other one whole where they don't go together, null where that isn't taken either. */
export function carriedSheet(
  { sheet: schema }: Pick<PlayRules, 'sheet'>,
  { from, to, onto }: { readonly from: JsonObject; readonly to: JsonObject; readonly onto: JsonObject },
): JsonObject | null {
  const merged = schema.safeParse(mergeChanges(from, to, onto));
  return merged.data ?? schema.safeParse(to).data ?? null;
}
