import type { ConditionEffect, ConditionSpec } from './condition-spec.ts';
import type { Term } from '#shared/combat/events.ts';
import type { Combatant, Condition } from '#shared/combat/state.ts';
import { NO_DICE } from '#shared/dice/roll-expression.ts';
import type { JsonObject } from '#shared/json.ts';
import { plain, type Message } from '#shared/text/message.ts';

/** One of the figures of a system that conditions change: an amount that is added, or a mark that is there or isn't. */
export interface Dial {
  readonly id: string;
  /** "Ataque", "Dados". */
  readonly label: Message;
  readonly kind: 'amount' | 'mark';
}

/** What one condition adds to one dial. */
export interface Counted {
  readonly condition: Condition;
  readonly label: Message;
  readonly rule: string;
  readonly amount: number;
}

const NOTHING: readonly Counted[] = [];
const NO_OPTIONS: JsonObject = {};

/**
 * What a combatant's conditions add to these dials, one by one: different ones stack, the same one is held but once (H20).
 * `specs` are the system's; those of the narrator's own bring their effects along.
 */
export function countedOn(
  { conditions }: Pick<Combatant, 'conditions'>,
  specs: readonly ConditionSpec[],
  dials: readonly string[],
  options: JsonObject = NO_OPTIONS,
): readonly Counted[] {
  if (conditions.length === 0) return NOTHING;
  return conditions.flatMap((condition) => {
    const spec = condition.own === undefined ? specs.find(({ id }) => id === condition.id) : null;
    if (spec === undefined) return [];
    const effects: readonly ConditionEffect[] = spec === null ? (condition.own?.effects ?? []) : spec.effects;
    return effects.flatMap(({ dial, amount }) => {
      const value = typeof amount === 'number' ? amount : amount(condition.details, options);
      if (value === 0 || !dials.includes(dial)) return [];
      const label = spec === null ? plain(condition.own?.name ?? condition.id) : spec.describe(condition);
      return [{ condition, label, rule: spec?.rule ?? '', amount: value }];
    });
  });
}

/** The same as figures of a sum, by name. */
export function dialTerms(...asked: Parameters<typeof countedOn>): readonly Term[] {
  return countedOn(...asked).map(({ label, rule, amount }) => ({
    label,
    value: amount,
    rule,
    dice: NO_DICE,
  }));
}

/** The same in one figure. */
export function dialTotal(...asked: Parameters<typeof countedOn>): number {
  return countedOn(...asked).reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether one of a combatant's conditions keeps it from acting. */
export function isKeptFromActing(
  { conditions }: Pick<Combatant, 'conditions'>,
  specs: readonly ConditionSpec[],
): boolean {
  return conditions.some(({ id, own }) =>
    own === undefined ? specs.some((spec) => spec.id === id && !spec.canAct) : !own.canAct,
  );
}
