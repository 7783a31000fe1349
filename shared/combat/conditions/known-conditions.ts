import { z } from 'zod';
import type { ConditionSpec } from './condition-spec.ts';
import type { Condition, CombatState } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import type { OwnCondition } from './own-condition.ts';

/** The least of a system that conditions are looked up in. */
interface Conditions {
  readonly conditions: readonly ConditionSpec[];
}

const bare = z.strictObject({});
const specs = new WeakMap<OwnCondition, ConditionSpec>();

/** A condition of the narrator's own, as the system's are known. */
export function specOf(own: OwnCondition): ConditionSpec {
  const known = specs.get(own);
  if (known !== undefined) return known;
  const label = plain(own.name);
  const spec: ConditionSpec = {
    id: own.id,
    label,
    means: plain(own.words),
    icon: own.icon,
    rule: '',
    effects: own.effects,
    canAct: own.canAct,
    details: bare,
    describe: () => label,
  };
  specs.set(own, spec);
  return spec;
}

/** The conditions that can be put on somebody in a fight: the system's, then those the narrator made. */
export function conditionsIn(
  { conditions }: Conditions,
  { ownConditions }: Pick<CombatState, 'ownConditions'>,
): readonly ConditionSpec[] {
  return ownConditions.length === 0 ? conditions : [...conditions, ...ownConditions.map(specOf)];
}

/** What is known of a condition that somebody holds, or null for an id that nothing knows. */
export function specOfHeld({ conditions }: Conditions, { id, own }: Condition): ConditionSpec | null {
  return own === undefined ? (conditions.find((one) => one.id === id) ?? null) : specOf(own);
}

/** A held condition in words, with its details. */
export function heldLabel(system: Conditions, condition: Condition): Message {
  return specOfHeld(system, condition)?.describe(condition) ?? plain(condition.id);
}
