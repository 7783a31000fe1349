import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { patched } from '#shared/json-patch.ts';
import { MOST_NOTES } from '#shared/notes/slices-of-notes.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { sameJson } from '#shared/three-way-merge.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { countersAsBrought, countersCorrected } from '#shared/combat/counters/corrected.ts';
import { patchCounters } from '#shared/combat/counters/counters.ts';
import { countersOnSheet, sheetWithCounters } from '#shared/combat/counters/sheet-counters.ts';
import { requireFighter } from '#shared/combat/fighter.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { nameOf } from '#shared/combat/name.ts';
import { sheetNow } from '#shared/combat/sheet-now.ts';
import { findCombatant, patchAnybody, refuse, requireAnybody, who, type Play } from '#shared/combat/play.ts';
import type { Combatant, HitPoints } from '#shared/combat/state.ts';
import { requireNotEnded } from '#shared/combat/status.ts';

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

const fields = z.strictObject({
  combatant: z.string(),
  /** What of the sheet changes: objects key by key, anything else whole. */
  sheet: jsonObject.default({}),
  /** The maximum of points; whoever had all of them has all of the new ones. */
  max: z.int().min(0).max(1_000_000).optional(),
  /** Its notes in this fight, in place of those it came with. */
  notes: z.string().max(MOST_NOTES).optional(),
});

/**
 * Corrects somebody's sheet, in the fight or waiting to come in: all rules go by it from then on, and what was rolled
 * before stays as it fell. `BAD_REQUEST` under `sheet.…` for a sheet that the system doesn't take.
 */
export const correctSheet = defineCommand('correct-sheet', fields, (play, asked) => {
  requireNotEnded(play);
  const { combatant: id, max, notes } = asked;
  const before = requireAnybody(play.state, id, 'combatant');
  requireFighter(before, 'combatant');
  const was = sheetNow(play.system, before);
  const sheet = readWith(play.system.sheet, patched(was, asked.sheet), 'sheet');
  const hp = withMaximum(before.hp, max ?? before.hp.max);
  const isNoted = notes !== undefined && notes !== before.notes;
  const isOther = hp.max !== before.hp.max || !sameJson(sheet, was);
  if (!isOther && !isNoted) refuse(message('error.nothingCorrected', { name: nameOf(before) }), 'combatant');
  const told = play.changesOf({ sheet: was, hp: before.hp }, { sheet, hp });
  const changes = isNoted ? [...told, message('log.corrected.notes')] : told;
  play.events.push({ type: 'corrected', who: who(before), changes, hp });
  if (isNoted) patchAnybody(play, id, { notes });
  if (isOther) putInForce(play, before, { was, sheet, hp });
});

function putInForce(
  play: Play,
  before: Combatant,
  { was, sheet, hp }: { readonly was: JsonObject; readonly sheet: JsonObject; readonly hp: HitPoints },
): void {
  const { id, corrected } = before;
  const isIn = findCombatant(play.state, id) !== null;
  const kept = isIn ? (play.system.runningSheet?.correct(play, id, sheet) ?? sheet) : sheet;
  // Corrected or not, the counters that a fight alone has given don't come onto the sheet with something else.
  const counters = sameJson(sheet['counters'], was['counters'])
    ? countersOnSheet(before.sheet)
    : countersAsBrought({ before, sheet });
  patchCounters(play, id, countersCorrected(play.system, { before, sheet }));
  patchAnybody(play, id, {
    sheet: sheetWithCounters(kept, counters),
    hp,
    corrected: {
      sheet: corrected?.sheet ?? before.sheet,
      max: (corrected?.max ?? 0) + hp.max - before.hp.max,
    },
  });
  if (isIn) refreshStanding(play, id);
  // One who hasn't come in yet begins as anybody with such a sheet.
  else patchAnybody(play, id, beginningOf(play, { ...before, sheet, hp }));
}

function beginningOf({ system, state }: Play, one: Combatant): Partial<Combatant> {
  const conditions = system.conditionsFrom(one.sheet);
  return { conditions, standing: system.health.standing({ ...one, conditions }, state.options) };
}

/** Nobody has more than the maximum, and whoever had all of it still has. */
function withMaximum({ current, max, temp }: HitPoints, to: number): HitPoints {
  return { current: current === max ? to : Math.min(current, to), max: to, temp };
}
