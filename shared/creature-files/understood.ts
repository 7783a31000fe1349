import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';

/** What was understood of a creature, for a preview: its points, then its sheet part by part. */
export function understoodOf(system: RuleSystem, hp: number, sheet: JsonObject): readonly Message[] {
  return [message('creatureFile.points', { hp, unit: system.health.unit }), ...system.sheetLine(sheet)];
}
