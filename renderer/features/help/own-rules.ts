import { objects } from '#shared/rules/objects/index.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** Whether a text of rules is one that campaigns of the system play by; while none is open, any may be. */
export function playsBy(system: RuleSystem | null, rules: string): boolean {
  if (!system) return true;
  return rules === system.id || (rules === objects.id && system.objects !== undefined);
}
