import type { Combatant } from '#shared/combat/state.ts';
import { sheetNow } from '#shared/combat/sheet-now.ts';
import type { JsonObject } from '#shared/json.ts';
import { patchBetween } from '#shared/json-patch.ts';
import { changesOf } from '#shared/rules/kit/sheet-changes.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { carriedSheet, type SourceFigures } from './figures.ts';

/** What somebody in a fight would be corrected to, were it to know what became of the creature or character it came from. */
export interface SheetNews {
  readonly combatant: string;
  /** As `correct-sheet` takes them. */
  readonly sheet: JsonObject;
  readonly max: number;
  /** What that changes, in the words of the sheet. */
  readonly changes: readonly Message[];
}

/**
 * What is new to somebody in a fight: the changes of its source from `known`, as the fight last knew it, to `now`. Null
 * where they change nothing of it; what the fight did to it, and what was corrected otherwise, stays.
 */
export function newsFor(
  system: RuleSystem,
  combatant: Combatant,
  { known, now }: { readonly known: SourceFigures; readonly now: SourceFigures },
): SheetNews | null {
  const { id, hp } = combatant;
  const stands = sheetNow(system, combatant);
  const fresh = system.sheet.safeParse(now.sheet).data;
  if (fresh === undefined) return null;
  const sheet = carriedSheet(system, { from: known.sheet, to: fresh, onto: stands });
  if (sheet === null) return null;
  const max = hp.max === now.max ? hp.max : Math.max(0, hp.max + now.max - known.max);
  const patch = patchBetween(stands, sheet);
  if (max === hp.max && Object.keys(patch).length === 0) return null;
  const points = (most: number) => ({ current: Math.min(hp.current, most), max: most });
  const changes = changesOf(system, {
    before: { hp: points(hp.max), sheet: stands },
    after: { hp: points(max), sheet },
  });
  return { combatant: id, sheet: patch, max, changes };
}
