import type { Term } from '#shared/combat/events.ts';
import { findCondition, hasCondition } from '#shared/combat/conditions.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { conditionLabel, RULED_CONDITIONS, ruledFigures } from './conditions.ts';
import { isFeintedBy } from '#shared/rules/rituals-d20/maneuver/feints.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { NO_TERMS } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import { term } from '#shared/rules/kit/sums.ts';

const GRAPPLED_ATTACK = -2; // N9
const CHARGING_DEFENSE = -5; // N11

/** What conditions of the attacker add to an attack check (N9, N14). */
export function attackTerms(attacker: Combatant): readonly Term[] {
  if (attacker.conditions.length === 0) return NO_TERMS;
  const terms: Term[] = [];
  if (hasCondition(attacker, 'grappled')) {
    terms.push(term(conditionLabel('grappled'), GRAPPLED_ATTACK, 'N9'));
  }
  addRuled(terms, attacker, 'attack');
  return terms;
}

/** What conditions of the target add to its Defesa against this attacker; flat-footed counts once, however it came about (N8, N9, N11, N14). */
export function defenseTerms(
  state: CombatState,
  target: Combatant,
  attacker: Pick<Combatant, 'id'>,
): readonly Term[] {
  if (target.conditions.length === 0) return NO_TERMS;
  const terms: Term[] = [];
  if (isFlatFooted(state, target, attacker)) {
    const { flatFootedDefense } = optionsSlot.read(state.options, 'options');
    terms.push(term(conditionLabel('flat-footed'), -flatFootedDefense, 'N14'));
  }
  if (hasCondition(target, 'charging')) {
    terms.push(term(conditionLabel('charging'), CHARGING_DEFENSE, 'N11'));
  }
  addRuled(terms, target, 'defense');
  return terms;
}

function isFlatFooted(state: CombatState, target: Combatant, attacker: Pick<Combatant, 'id'>): boolean {
  return (
    hasCondition(target, 'flat-footed') ||
    hasCondition(target, 'grappled') ||
    isFeintedBy(state, target, attacker.id)
  );
}

function addRuled(terms: Term[], combatant: Combatant, on: 'attack' | 'defense'): void {
  for (const id of RULED_CONDITIONS) {
    const condition = findCondition(combatant, id);
    const value = condition === null ? 0 : ruledFigures(condition)[on];
    if (value !== 0) terms.push(term(conditionLabel(id), value, 'N14'));
  }
}
