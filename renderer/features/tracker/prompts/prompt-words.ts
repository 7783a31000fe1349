import { heldLabel } from '#shared/combat/conditions/known-conditions.ts';
import type { ConditionPrompt } from '#shared/combat/conditions/prompts.ts';
import { findCombatant } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';
import { nameOf } from '#shared/combat/name.ts';
import { figure } from '#shared/text/figures.ts';

/** What a prompt asks, in a sentence. */
export function promptWords(
  { kind, target, condition }: ConditionPrompt,
  state: CombatState,
  system: RuleSystem,
): Message {
  const label = heldLabel(system, condition);
  const bearer = findCombatant(state, target);
  const name = bearer === null ? target : nameOf(bearer);
  const values = { condition: label, name };
  if (kind === 'lapsed') {
    const { round, count } = state;
    return system.turns.kind === 'individual'
      ? message('tracker.prompt.lapsed', { ...values, count: figure(count) })
      : message('tracker.prompt.lapsedRound', { ...values, round, context: system.roundName });
  }
  if (condition.endsIf === 'bearer-hurt') return message('tracker.prompt.bearerHurt', values);
  const causer = findCombatant(state, condition.by ?? '');
  return message('tracker.prompt.causerHurt', { ...values, causer: causer === null ? '' : nameOf(causer) });
}
