import { z } from 'zod';
import type { ConditionSpec } from '#shared/combat/conditions/condition-spec.ts';
import { dialTerms, dialTotal, type Dial } from '#shared/combat/conditions/dials.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Term } from '#shared/combat/events.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';

const PRONE = -2; // T6: on one's own rolls, and on one's guard
const COVERED = 2; // T6: on one's guard

const none = z.strictObject({});
const shaken = z.strictObject({ penalty: z.int().min(1).max(3).default(1) });

/** The dials of the template: rolls of 2d6, and what is rolled against (T6). */
export const DIALS: readonly Dial[] = (['roll', 'guard'] as const).map((id) => ({
  id,
  label: templateMessage(`dial.${id}`),
  kind: 'amount',
}));

/** The conditions of the template and what each is called and changes (T6). */
export const conditions: readonly ConditionSpec[] = [
  {
    id: 'prone',
    label: templateMessage('condition.prone'),
    means: templateMessage('condition.prone.means'),
    icon: 'arrow-down-to-line',
    rule: 'T6',
    effects: [
      { dial: 'roll', amount: PRONE },
      { dial: 'guard', amount: PRONE },
    ],
    canAct: true,
    details: none,
    describe: () => templateMessage('condition.prone'),
  },
  {
    id: 'shaken',
    label: templateMessage('condition.shaken'),
    means: templateMessage('condition.shaken.means'),
    icon: 'ghost',
    rule: 'T6',
    effects: [{ dial: 'roll', amount: (details) => -shaken.parse(details).penalty }],
    canAct: true,
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
    effects: [{ dial: 'guard', amount: COVERED }],
    canAct: true,
    details: none,
    describe: () => templateMessage('condition.covered'),
  },
];

/** What a combatant's conditions add to its rolls of 2d6, term by term (T6). */
export function rollTerms(combatant: Combatant): readonly Term[] {
  return dialTerms(combatant, conditions, ['roll']);
}

/** What a combatant's conditions add to its guard (T6). */
export function guardBonus(combatant: Combatant): number {
  return dialTotal(combatant, conditions, ['guard']);
}
