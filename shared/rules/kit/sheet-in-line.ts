import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** A sheet in one line, part by part; nothing while it has faults. */
export function sheetInLine(system: RuleSystem, sheet: JsonObject): readonly Message[] {
  const checked = system.sheet.safeParse(sheet);
  return checked.success ? system.sheetLine(checked.data) : [];
}
