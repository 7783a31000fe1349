import type { Combatant, Condition } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { pointsCarriedOver } from '#shared/rules/kit/points-carried-over.ts';
import type { LastingFigures } from '#shared/rules/system.ts';
import { AT_ZERO } from '#shared/rules/cairn/wounds/attribute-loss.ts';
import { dyingSlot, type CairnConditionId } from '#shared/rules/cairn/conditions/conditions.ts';
import { DYING_CONDITIONS } from '#shared/rules/cairn/wounds/dying.ts';
import { attributesOf, scarsOf } from '#shared/rules/cairn/own.ts';
import { ATTRIBUTES, LASTING_CONDITIONS, sheetSlot } from '#shared/rules/cairn/sheet/sheet.ts';
import { has, spent } from '#shared/rules/cairn/conditions/standing.ts';

/**
 * What a character keeps of a fight: PG, counters and attributes as they stand, its scars with what waits until recovery, and whether it
 * is deprived, dying, stabilised or dead (C10, C13, C14). The clock of the dying stays behind: the hour is the narrator's.
 */
export function carryOver(before: Combatant, after: Combatant): LastingFigures {
  const { hp, sheet } = pointsCarriedOver(before, after);
  const { str, dex, wil } = attributesOf(after);
  const kept = {
    ...sheetSlot.read(sheet),
    str,
    dex,
    wil,
    scars: [...scarsOf(after)],
    deprived: has(after, 'deprived'),
    lasting: LASTING_CONDITIONS.filter((id) => has(after, id)).map((condition) => ({ condition })),
  };
  return { hp, sheet: sheetSlot.write(kept) };
}

/** The conditions somebody begins a fight with: those of its sheet, and what its attributes at 0 do (C14). */
export function conditionsFrom(raw: JsonObject): readonly Condition[] {
  const sheet = sheetSlot.read(raw);
  const ids = new Set<CairnConditionId>([
    ...(sheet.deprived ? (['deprived'] as const) : []),
    ...sheet.lasting.map(({ condition }) => condition),
    ...ATTRIBUTES.filter((id) => spent(sheet[id])).map((id) => AT_ZERO[id].condition),
  ]);
  return [...ids].map((id) => ({ id, details: detailsOf(id), ends: null, by: null }));
}

function detailsOf(id: CairnConditionId): JsonObject {
  return DYING_CONDITIONS.some((dying) => dying === id) ? dyingSlot.write({ deadline: null }) : {};
}
