import type { JsonObject } from '#shared/json.ts';
import { countersAsTheyStand } from './counters/home.ts';
import type { PlayRules } from './play.ts';
import type { Combatant } from './state.ts';

/** Somebody's sheet as it stands now, whatever of it the fight keeps beside it. */
export function sheetNow(
  { runningSheet }: Pick<PlayRules, 'runningSheet'>,
  combatant: Combatant,
): JsonObject {
  return countersAsTheyStand(combatant, runningSheet?.now(combatant) ?? combatant.sheet);
}
