import { z } from 'zod';
import type { ConditionSpec } from '#shared/combat/condition-spec.ts';
import { findCondition, hasCondition } from '#shared/combat/conditions.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Term } from '#shared/combat/events.ts';
import { term } from '#shared/rules/kit/sums.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';

const PRONE = -2; // T6: on one's own rolls, and on one's guard
const COVERED = 2; // T6: on one's guard

const none = z.strictObject({});
const shaken = z.strictObject({ penalty: z.int().min(1).max(3).default(1) });

/** The conditions of the template and what each is called; what they change is below (T6). */
export const conditions: readonly ConditionSpec[] = [
  {
    id: 'prone',
    label: templateMessage('condition.prone'),
    means: templateMessage('condition.prone.means'),
    icon: 'arrow-down-to-line',
    rule: 'T6',
    details: none,
    describe: () => templateMessage('condition.prone'),
  },
  {
    id: 'shaken',
    label: templateMessage('condition.shaken'),
    means: templateMessage('condition.shaken.means'),
    icon: 'ghost',
    rule: 'T6',
    details: shaken,
    describe: ({ details }) =>
      templateMessage('condition.shaken.by', { penalty: shaken.parse(details).penalty }),
  },
  {
    id: 'covered',
    label: templateMessage('condition.covered'),
    means: templateMessage('condition.covered.means'),
    icon: 'brick-wall',
    rule: 'T6',
    details: none,
    describe: () => templateMessage('condition.covered'),
  },
];

/** What a combatant's conditions add to its rolls of 2d6, term by term (T6). */
export function rollTerms(combatant: Combatant): readonly Term[] {
  const held = findCondition(combatant, 'shaken');
  const penalty = held === null ? 0 : shaken.parse(held.details).penalty;
  return [
    ...(hasCondition(combatant, 'prone') ? [term(templateMessage('condition.prone'), PRONE, 'T6')] : []),
    ...(penalty === 0 ? [] : [term(templateMessage('condition.shaken'), -penalty, 'T6')]),
  ];
}

/** What a combatant's conditions add to its guard (T6). */
export function guardBonus(combatant: Combatant): number {
  return (hasCondition(combatant, 'prone') ? PRONE : 0) + (hasCondition(combatant, 'covered') ? COVERED : 0);
}
