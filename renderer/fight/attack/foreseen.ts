import type { CombatState } from '#shared/combat/state.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import { pointsToFall } from '#shared/rules/kit/points-to-fall.ts';
import type { PlainAttack, RuleSystem } from '#shared/rules/system.ts';
import { combatantOf } from '#renderer/fight/view.svelte.ts';

/** The odds of an attack with what is needed to show them. */
export interface ForeseenAttack {
  readonly odds: AttackOdds;
  /** How many points fell the target; null when none do. */
  readonly points: number | null;
  /** Whether the system has critical hits. */
  readonly criticals: boolean;
}

/** What to expect of an attack before it is rolled; null in a system without odds, and for an attack that nothing is known of. */
export function foreseenIn(
  { system, state }: { readonly system: RuleSystem; readonly state: CombatState },
  attack: PlainAttack,
): ForeseenAttack | null {
  const { odds: rules, health } = system;
  const target = combatantOf(state, attack.target);
  const odds = rules?.foresee(state, attack) ?? null;
  if (rules === undefined || odds === null || target === null) return null;
  const points = pointsToFall(health, target, state.options);
  return { odds, points, criticals: rules.criticals };
}
