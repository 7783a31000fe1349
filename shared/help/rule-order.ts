import type { RuleHelp, RulesHelp } from './rule-help.ts';

const NUMBERED = /^[A-Z](\d+)$/;

/** The rules of a text in the order they are read: by number, then those that have none. */
export function inOrder(rules: RulesHelp): readonly (readonly [id: string, help: RuleHelp])[] {
  return Object.entries(rules).toSorted(([a], [b]) => numberOf(a) - numberOf(b));
}

function numberOf(id: string): number {
  return Number(NUMBERED.exec(id)?.[1] ?? Number.MAX_SAFE_INTEGER);
}
