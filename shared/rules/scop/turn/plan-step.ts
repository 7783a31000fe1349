import { findCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { groupedBy } from '#shared/rules/kit/grouped.ts';
import { has } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf, type Intent } from '#shared/rules/scop/fight.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { loneOnes } from './alone.ts';
import { planCheck, type PlannedCheck } from './plan-check.ts';
import { defenseSkill, sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';

/** An attack that will be rolled in a step. */
export interface Attack {
  readonly intent: Intent;
  readonly attacker: Combatant;
  readonly target: Combatant;
  /** The target doesn't roll against it: the whole level is the margin (S6, S12, S14). */
  readonly open: boolean;
}

/** A step of a turn before its dice: what is done, what can't be, and who rolls. */
export interface StepPlan {
  readonly attacks: readonly Attack[];
  /** By the target's id, the attacks on it that it rolls against. */
  readonly faced: ReadonlyMap<string, readonly Attack[]>;
  /** Whether nobody of its own side fights beside somebody (S9). */
  readonly isAlone: (combatant: Combatant) => boolean;
  /** Done by those aimed at nobody. */
  readonly quiet: readonly Intent[];
  /** Can't be done any more: the one who meant to is out of action or surprised, or its target is. */
  readonly lapsed: readonly Intent[];
  /** In the order the combatants were given; everyone once (S9). */
  readonly checks: readonly PlannedCheck[];
}

/** What happens in the step before everyone (`first`, S15) or in the one of all the others, as declared so far. */
export function planStep(state: CombatState, first: boolean): StepPlan {
  const { intents } = fightOf(state);
  const attacks: Attack[] = [];
  const quiet: Intent[] = [];
  const lapsed: Intent[] = [];
  const isOpen = openness(state);
  for (const intent of intents.filter((one) => one.first === first)) {
    const attacker = findCombatant(state, intent.combatant);
    if (attacker === null || !canAct(attacker) || has(attacker, 'surprised')) lapsed.push(intent);
    else if (intent.target === null) quiet.push(intent);
    else {
      const target = findCombatant(state, intent.target);
      if (target === null || (!canAct(target) && !intent.helpless)) lapsed.push(intent);
      else attacks.push({ intent, attacker, target, open: isOpen(intent, attacker, target) });
    }
  }
  const faced = groupedBy(
    attacks.filter(({ open }) => !open),
    ({ target }) => target.id,
  );
  const plan = { attacks, faced, isAlone: loneOnes(state), quiet, lapsed };
  return { ...plan, checks: checksOf(state, plan) };
}

/** The attacks on somebody it rolls against. */
export function attacksOn({ faced }: Pick<StepPlan, 'faced'>, id: string): readonly Attack[] {
  return faced.get(id) ?? NONE;
}

const NONE: readonly Attack[] = [];

/** Tells of each attack whether its target doesn't roll against it. */
function openness(state: CombatState): (intent: Intent, attacker: Combatant, target: Combatant) => boolean {
  const { intents, moves } = fightOf(state);
  const leaving = new Set(moves.map(({ combatant }) => combatant));
  const declared = groupedBy(intents, ({ combatant }) => combatant);
  return (intent, attacker, target) => {
    const { group } = ownOf(target);
    const dodges = declared.get(target.id)?.[0]?.dodge ?? true;
    return (
      intent.unaware || // S12
      has(target, 'surprised') || // S14
      !canAct(target) ||
      (group !== null && leaving.has(target.id) && ownOf(attacker).group === group) || // S6
      !dodges
    );
  };
}

/** The checks of all who attack or have something to roll against. */
function checksOf(state: CombatState, plan: Omit<StepPlan, 'checks'>): readonly PlannedCheck[] {
  const attacks = groupedBy(plan.attacks, ({ attacker }) => attacker.id);
  const intents = groupedBy(fightOf(state).intents, ({ combatant }) => combatant);
  const agile = optionsSlot.read(state.options, 'options').armorOnAttacks;
  return state.combatants.flatMap((one) => {
    const attack = attacks.get(one.id)?.[0];
    if (attack === undefined && attacksOn(plan, one.id).length === 0) return [];
    const opponents = opponentsOf(plan, one, attack);
    const intent = attack?.intent ?? intents.get(one.id)?.[0];
    const target = attack?.target.id ?? null;
    if (intent !== undefined)
      return [planCheck(state, one, intent, { opponents, target, agile: intent.agile })];
    const said = { skill: defenseSkill(sheetSlot.read(one.sheet)), helping: 0, hindering: 0, modifier: 0 };
    return [planCheck(state, one, said, { opponents, target, agile })];
  });
}

/** How many somebody fights: those who aim at it and, for one alone in its group, whom it aims at itself (S9). */
function opponentsOf(
  plan: Pick<StepPlan, 'faced' | 'isAlone'>,
  combatant: Combatant,
  attack: Attack | undefined,
): number {
  const aiming = attacksOn(plan, combatant.id);
  if (attack === undefined || ownOf(combatant).group === null || !plan.isAlone(combatant))
    return aiming.length;
  const meant = attack.target.id;
  return aiming.some(({ attacker }) => attacker.id === meant) ? aiming.length : aiming.length + 1;
}
