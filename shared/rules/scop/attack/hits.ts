import type { Combatant } from '#shared/combat/state.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { attacksOn, type Attack, type StepPlan } from '#shared/rules/scop/turn/plan-step.ts';
import { has } from '#shared/rules/scop/conditions/conditions.ts';
import type { CheckRoll } from '#shared/rules/scop/checks/check-roll.ts';

/** The rolled checks of a step by the combatant's id. */
export type Rolls = ReadonlyMap<string, CheckRoll>;

/** An attack that was rolled: whom it hits and by how much, or how it missed. */
export interface Outcome {
  readonly attack: Attack;
  /** Null when it hits nobody. */
  readonly hit: { readonly target: Combatant; readonly margin: number; readonly open: boolean } | null;
  /** Its level less its target's; the whole level where the target didn't roll. */
  readonly margin: number;
}

/**
 * Who hits whom in a step (S7, S9, S12, S13): one hits its target when its level is higher. Alone against several it
 * may hit another that attacks it instead, but only one of them.
 */
export function hitsOf(plan: StepPlan, rolls: Rolls): readonly Outcome[] {
  return plan.attacks.map((attack) => {
    const against = choicesOf(plan, attack);
    const chosen = against.find((one) => marginOf(attack, one, rolls) > 0) ?? null;
    return {
      attack,
      hit: chosen && { ...chosen, margin: marginOf(attack, chosen, rolls) },
      margin: marginOf(attack, attack, rolls),
    };
  });
}

/** Somebody an attack may hit; `open`: without a check of its own against it. */
export interface Choice {
  readonly target: Combatant;
  readonly open: boolean;
}

/** Whom an attack may hit, the most wanted first (S9). */
export function choicesOf(plan: StepPlan, attack: Attack): readonly Choice[] {
  const { attacker, target, intent } = attack;
  const group = ownOf(attacker).group;
  if (!plan.isAlone(attacker)) return [attack];
  const others = attacksOn(plan, attacker.id)
    .map((one) => ({ target: one.attacker, open: false }))
    .filter((one) => one.target.id !== target.id)
    .filter((one) => intent.ranged || (group !== null && ownOf(one.target).group === group));
  if (others.length === 0) return [attack];
  const all = [attack, ...others];
  const wanted = intent.hitting.flatMap((id) => all.find((one) => one.target.id === id) ?? []);
  return [...wanted, ...all.filter((one) => !wanted.includes(one))];
}

function marginOf(attack: Attack, choice: Choice, rolls: Rolls): number {
  const own = rolls.get(attack.attacker.id);
  return own === undefined ? 0 : marginOver(attack, choice, own, rolls.get(choice.target.id)?.level ?? 0);
}

/** By how much a check beats somebody: the difference of levels (S7), or the whole level against one who doesn't roll (S12, S14). */
export function marginOver(
  { intent }: Pick<Attack, 'intent'>,
  { target, open }: Choice,
  own: Pick<CheckRoll, 'level' | 'failed'>,
  otherLevel: number,
): number {
  if (!open) return own.level - otherLevel;
  if (own.failed) return 0;
  return own.level + (has(target, 'surprised') ? intent.victimConcepts : 0);
}
