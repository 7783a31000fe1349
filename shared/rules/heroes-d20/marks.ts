import { z } from 'zod';
import type { ConditionSpec } from '#shared/combat/conditions/condition-spec.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Condition } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { heroesMessage } from './words/texts.ts';

const powerDetails = z.strictObject({
  powers: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        /** The count it began on: each round of it ends before this count (H4). */
        count: z.int(),
        endsRound: z.int(),
        /** The round in which the next payment is due, on that count (H15). */
        paidUntil: z.int(),
      }),
    )
    .readonly()
    .default([]),
});

const feintDetails = z.strictObject({
  feints: z
    .array(z.strictObject({ by: z.string(), untilRound: z.int() }))
    .readonly()
    .default([]),
});

const grapplingDetails = z.strictObject({ target: z.string().optional() });

const powerSlot = slotOf(powerDetails);
const feintSlot = slotOf(feintDetails);

/** A power being kept (H15). */
export type ActivePower = z.infer<typeof powerDetails>['powers'][number];

/** A feint that came off: for whom it counts, and the last round in which it does (H25). */
export type Feint = z.infer<typeof feintDetails>['feints'][number];

/** The powers that the mark `power` stands for; none when it was put on by hand. */
export function markedPowers({ details }: Condition): readonly ActivePower[] {
  return powerSlot.read(details, 'details').powers;
}

/** The feints that the mark `feinted` stands for; none when it was put on by hand. */
export function markedFeints({ details }: Condition): readonly Feint[] {
  return feintSlot.read(details, 'details').feints;
}

function describePowers(condition: Condition): Message {
  const names = markedPowers(condition).map(({ name }) => name);
  return names.length === 0
    ? heroesMessage('condition.power')
    : heroesMessage('condition.powers', { names: names.join(BETWEEN) });
}

/** What a fight marks on combatants besides the conditions of the table: no roll reads these by itself. */
export const marks: readonly ConditionSpec[] = [
  {
    id: 'power',
    label: heroesMessage('condition.power'),
    means: heroesMessage('condition.power.means'),
    icon: 'sparkles',
    rule: 'H15',
    effects: [],
    canAct: true,
    details: powerDetails,
    describe: describePowers,
  },
  {
    id: 'grappling',
    label: heroesMessage('condition.grappling'),
    means: heroesMessage('condition.grappling.means'),
    icon: 'hand',
    rule: 'H20',
    effects: [],
    canAct: true,
    details: grapplingDetails,
    describe: () => heroesMessage('condition.grappling'),
  },
  {
    id: 'feinted',
    label: heroesMessage('condition.feinted'),
    means: heroesMessage('condition.feinted.means'),
    icon: 'drama',
    rule: 'H25',
    effects: [],
    canAct: true,
    details: feintDetails,
    describe: () => heroesMessage('condition.feinted'),
  },
];
