import { heldLabel, specOfHeld } from '#shared/combat/conditions/known-conditions.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { endingTitle, roundsLeft } from '#renderer/fight/board/chips.ts';
import { nameOf } from '#shared/combat/name.ts';

/** A condition somebody has, as the panel lists it. */
export interface HeldCondition {
  readonly target: string;
  readonly name: string | Message;
  readonly condition: string;
  readonly label: Message;
  readonly icon: string;
  /** Rounds still to go, or null where none are counted. */
  readonly left: number | null;
  /** When exactly it ends, by whom it is. */
  readonly title: Message;
}

/** The conditions of these combatants, by bearer. */
export function heldBy(
  { state, system }: { readonly state: CombatState; readonly system: RuleSystem },
  ids: readonly string[],
): readonly HeldCondition[] {
  const bearers = state.combatants.filter(({ id }) => ids.includes(id));
  return bearers.flatMap((bearer) =>
    bearer.conditions.map((condition) => ({
      target: bearer.id,
      name: nameOf(bearer),
      condition: condition.id,
      label: heldLabel(system, condition),
      icon: specOfHeld(system, condition)?.icon ?? 'circle-dot',
      left: roundsLeft(condition, state.round),
      title: endingTitle(condition, state, system),
    })),
  );
}

/** The conditions that several have, each with all who have it. */
export function heldByMany(held: readonly HeldCondition[]): readonly (readonly HeldCondition[])[] {
  return [...new Set(held.map(({ condition }) => condition))]
    .map((id) => held.filter(({ condition }) => condition === id))
    .filter((all) => all.length > 1);
}
