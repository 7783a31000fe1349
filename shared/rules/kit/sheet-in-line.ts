import type { JsonObject } from '../../json.ts';
import type { Message } from '../../text/message.ts';
import type { RuleSystem } from '../system.ts';

/** A sheet in one line, part by part; nothing while it has faults. */
export function sheetInLine(system: RuleSystem, sheet: JsonObject): readonly Message[] {
  const checked = system.sheet.safeParse(sheet);
  return checked.success ? system.sheetLine(checked.data) : [];
}
