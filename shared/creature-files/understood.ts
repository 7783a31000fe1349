import type { JsonObject } from '../json.ts';
import type { RuleSystem } from '../rules/system.ts';
import type { Message } from '../text/message.ts';
import { message } from '../text/translate.ts';

/** What was understood of a creature, for a preview: its points, then its sheet part by part. */
export function understoodOf(system: RuleSystem, hp: number, sheet: JsonObject): readonly Message[] {
  return [message('creatureFile.points', { hp, unit: system.health.unit }), ...system.sheetLine(sheet)];
}
