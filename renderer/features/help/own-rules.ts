import { objects } from '#shared/rules/objects/index.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** Whether a text of rules is one that campaigns of the system play by. */
export function playsBy(system: RuleSystem, rules: string): boolean {
  return rules === system.id || (rules === objects.id && system.objects !== undefined);
}
