import { findCombatant } from '../../../combat/play.ts';
import type { Combatant, CombatState } from '../../../combat/state.ts';
import { has } from '../conditions/conditions.ts';
import { fightOf, type Intent } from '../fight.ts';
import { optionsSlot } from '../options.ts';
import { ownOf } from '../own.ts';
import { planTest, type PlannedTest } from './plan-test.ts';
import { defenseSkill, sheetSlot } from '../sheet/sheet.ts';
import { canAct } from '../wounds/standing.ts';

/** An attack that will be rolled in a step. */
export interface Attack {
  readonly intent: Intent;
  readonly attacker: Combatant;
  readonly target: Combatant;
  /** The target doesn't test against it: the whole level is the margin (S6, S12, S14). */
  readonly open: boolean;
}

/** A step of a turn before its dice: what is done, what can't be, and who tests. */
export interface StepPlan {
  readonly attacks: readonly Attack[];
  /** Done by those aimed at nobody. */
  readonly quiet: readonly Intent[];
  /** Can't be done any more: the one who meant to is out of action or surprised, or its target is. */
  readonly lapsed: readonly Intent[];
  /** In the order the combatants were given; everyone once (S9). */
  readonly tests: readonly PlannedTest[];
}

/** What happens in the step before everyone (`first`, S15) or in the one of all the others, as declared so far. */
export function planStep(state: CombatState, first: boolean): StepPlan {
  const declared = fightOf(state).intents.filter((intent) => intent.first === first);
  const attacks: Attack[] = [];
  const quiet: Intent[] = [];
  const lapsed: Intent[] = [];
  for (const intent of declared) {
    const actor = findCombatant(state, intent.combatant);
    if (actor === null || !canAct(actor) || has(actor, 'surprised')) lapsed.push(intent);
    else if (intent.target === null) quiet.push(intent);
    else {
      const target = findCombatant(state, intent.target);
      if (target === null || (!canAct(target) && !intent.helpless)) lapsed.push(intent);
      else attacks.push({ intent, attacker: actor, target, open: isOpen(state, intent, actor, target) });
    }
  }
  const tests = state.combatants.flatMap((one) => testOf(state, attacks, one) ?? []);
  return { attacks, quiet, lapsed, tests };
}

/** The attacks on somebody it tests against, which are those that outnumber it (S9). */
export function attacksOn(attacks: readonly Attack[], id: string): readonly Attack[] {
  return attacks.filter(({ target, open }) => target.id === id && !open);
}

/** Whether a target doesn't test against an attack. */
function isOpen(state: CombatState, intent: Intent, attacker: Combatant, target: Combatant): boolean {
  const { moves } = fightOf(state);
  const group = ownOf(target).group;
  const leaves = group !== null && moves.some(({ combatant }) => combatant === target.id);
  return (
    intent.unaware || // S12
    has(target, 'surprised') || // S14
    !canAct(target) ||
    (leaves && ownOf(attacker).group === group) || // S6
    !dodges(state, target)
  );
}

function dodges(state: CombatState, { id }: Combatant): boolean {
  return fightOf(state).intents.find(({ combatant }) => combatant === id)?.dodge ?? true;
}

/** The test somebody makes in a step, or null when it neither attacks nor has anything to test against. */
function testOf(state: CombatState, attacks: readonly Attack[], combatant: Combatant): PlannedTest | null {
  const { id } = combatant;
  const attack = attacks.find(({ attacker }) => attacker.id === id);
  const opponents = attacksOn(attacks, id).length;
  if (attack === undefined && opponents === 0) return null;
  const intent = attack?.intent ?? fightOf(state).intents.find((one) => one.combatant === id);
  const target = attack?.target.id ?? null;
  if (intent !== undefined)
    return planTest(state, combatant, intent, { opponents, target, agile: intent.agile });
  const skill = defenseSkill(sheetSlot.read(combatant.sheet));
  const agile = optionsSlot.read(state.options, 'options').armorOnAttacks;
  const said = { skill, helping: 0, hindering: 0, modifier: 0 };
  return planTest(state, combatant, said, { opponents, target, agile });
}
