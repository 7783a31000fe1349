import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { has } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf, type Intent, type Move } from '#shared/rules/scop/fight.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { attacksOn, planStep, type StepPlan } from '#shared/rules/scop/turn/plan-step.ts';
import type { PlannedCheck } from '#shared/rules/scop/turn/plan-check.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';

/** What somebody does in a step of the turn, and the check it makes of it. */
export interface SheetLine {
  readonly who: Combatant;
  readonly first: boolean;
  /** Null: it declared nothing, and rolls only to defend itself. */
  readonly intent: Intent | null;
  readonly target: Combatant | null;
  /** The target doesn't roll against it: the whole level is the margin. */
  readonly open: boolean;
  /** Null where nothing is rolled. */
  readonly check: PlannedCheck | null;
  /** Whom it may hit instead of its target, alone against several (S9). */
  readonly instead: readonly Combatant[];
}

/** The lines of a step (S15: before everyone; or all the others), in the order of the combatants. */
export function linesOf(state: CombatState, first: boolean): readonly SheetLine[] {
  const plan = planStep(state, first);
  const { intents } = fightOf(state);
  return state.combatants.flatMap((who) => {
    const intent = intents.find((one) => one.combatant === who.id && one.first === first) ?? null;
    const check = plan.checks.find((one) => one.who.id === who.id) ?? null;
    if (intent === null && check === null) return [];
    const attack = plan.attacks.find(({ attacker }) => attacker.id === who.id);
    const target = state.combatants.find(({ id }) => id === intent?.target) ?? null;
    const instead = attack === undefined ? [] : insteadOf(plan, attack.intent, who);
    return [{ who, first, intent, target, open: attack?.open ?? false, check, instead }];
  });
}

/** Everybody who declared something or will roll in this turn, step by step. */
export function allLines(state: CombatState): readonly SheetLine[] {
  return state.status === 'running' ? [...linesOf(state, true), ...linesOf(state, false)] : [];
}

/** Those who could still say what they do in this turn. */
export function undeclared(state: CombatState): readonly Combatant[] {
  const { intents, acted } = fightOf(state);
  return ableToDeclare(state).filter(
    ({ id }) => !acted.includes(id) && intents.every(({ combatant }) => combatant !== id),
  );
}

/** Those nothing keeps from acting in this turn, whether they have or not (S15 lets some act again). */
export function ableToDeclare(state: CombatState): readonly Combatant[] {
  if (state.status !== 'running') return [];
  return state.combatants.filter(
    (one) => canAct(one) && !has(one, 'surprised') && moveOf(state, one) === null,
  );
}

/** Where somebody is on its way to (S6), or null. */
export function moveOf(state: CombatState, { id }: Combatant): Move | null {
  return fightOf(state).moves.find(({ combatant }) => combatant === id) ?? null;
}

/** Whether two are in one group, within reach of each other hand to hand (S5). */
export function reaches(one: Combatant, other: Combatant): boolean {
  const { group } = ownOf(one);
  return group !== null && ownOf(other).group === group;
}

/** The others one alone against several may hit (S9): those that attack it, within its reach, but its target. */
function insteadOf(plan: StepPlan, intent: Intent, who: Combatant): readonly Combatant[] {
  if (!plan.isAlone(who)) return [];
  return attacksOn(plan, who.id)
    .map(({ attacker }) => attacker)
    .filter((one) => one.id !== intent.target && (intent.ranged || reaches(who, one)));
}

/** Where the turn stands: what is to be done next. */
export type Stage = 'declare' | 'first' | 'declared' | 'resolved' | 'nobody';

/** Where the turn stands (S7, S15). */
export function stageOf(state: CombatState): Stage {
  const { intents, acted } = fightOf(state);
  const missing = undeclared(state).length > 0;
  if (missing && (intents.length > 0 || acted.length === 0)) return 'declare';
  if (intents.some(({ first }) => first)) return 'first';
  if (intents.length > 0) return 'declared';
  return acted.length > 0 ? 'resolved' : 'nobody';
}
