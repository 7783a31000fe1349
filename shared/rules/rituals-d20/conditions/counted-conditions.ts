import { hasCondition } from '#shared/combat/conditions/held.ts';
import { countedOn, dialTerms } from '#shared/combat/conditions/dials.ts';
import type { Term } from '#shared/combat/events.ts';
import type { Combatant, CombatState, Condition } from '#shared/combat/state.ts';
import { NO_TERMS } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import { isFeintedBy } from '#shared/rules/rituals-d20/maneuver/feints.ts';
import { term } from '#shared/rules/kit/sums.ts';
import { conditions } from './conditions.ts';

/** What conditions of the attacker add to an attack check alone (N9, N14). */
export function attackTerms(attacker: Combatant): readonly Term[] {
  return attacker.conditions.length === 0 ? NO_TERMS : dialTerms(attacker, conditions, ['attack']);
}

/** What conditions add to any check of their bearer's: dice to its pool, and figures to its total, each by name (N1). */
export function checkEffects(roller: Combatant): { readonly dice: number; readonly terms: readonly Term[] } {
  if (roller.conditions.length === 0) return NOTHING;
  const counted = countedOn(roller, conditions, ['dice']);
  const dice = counted.reduce((sum, { amount }) => sum + amount, 0);
  // The dice themselves stand in the pool; these name where they come from.
  const named = counted.map(({ label, rule }) => term(label, 0, rule));
  return { dice, terms: [...named, ...dialTerms(roller, conditions, ['total'])] };
}

const NOTHING = { dice: 0, terms: NO_TERMS };

const FLAT_FOOTED: Condition = { id: 'flat-footed', details: {}, ends: null, by: null };

/** What conditions of the target add to its Defesa against this attacker; flat-footed counts once, however it came about (N8, N9, N11, N14). */
export function defenseTerms(
  state: CombatState,
  target: Combatant,
  attacker: Pick<Combatant, 'id'>,
): readonly Term[] {
  if (target.conditions.length === 0) return NO_TERMS;
  const others = target.conditions.filter(({ id }) => id !== FLAT_FOOTED.id);
  const held = isFlatFooted(state, target, attacker) ? [FLAT_FOOTED, ...others] : others;
  return dialTerms({ conditions: held }, conditions, ['defense'], state.options);
}

function isFlatFooted(state: CombatState, target: Combatant, attacker: Pick<Combatant, 'id'>): boolean {
  return (
    hasCondition(target, 'flat-footed') ||
    hasCondition(target, 'grappled') ||
    isFeintedBy(state, target, attacker.id)
  );
}
