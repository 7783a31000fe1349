import { z } from 'zod';
import type { ConditionEffect, ConditionSpec } from '#shared/combat/conditions/condition-spec.ts';
import type { Dial } from '#shared/combat/conditions/dials.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Condition } from '#shared/combat/state.ts';
import { cairnMessage, type CairnKey } from '#shared/rules/cairn/words/texts.ts';

const noDetails = z.strictObject({});

const dyingDetails = z.strictObject({
  /** When the bearer dies unless helped: before that count of that round (C10); null: no clock. */
  deadline: z.strictObject({ round: z.int(), count: z.int() }).nullable().default(null),
});

/** The typed view of the details of a condition that kills in time. */
export const dyingSlot = slotOf(dyingDetails);

/** The conditions that take no details. */
type PlainId =
  | 'deprived'
  | 'stabilised'
  | 'dead'
  | 'paralysed'
  | 'delirious'
  | 'impaired'
  | 'enhanced'
  | 'hamstrung'
  | 'deafened'
  | 'fled';

/** What conditions change: attacks made from a poor or a strong position, and the armour one has on (C5, C6). */
type DialId = 'impaired' | 'enhanced' | 'armor';

/** The dials of Cairn, as conditions of the narrator's own may turn them. */
export const DIALS: readonly (Dial & { readonly id: DialId })[] = [
  { id: 'impaired', label: cairnMessage('dial.impaired'), kind: 'mark' },
  { id: 'enhanced', label: cairnMessage('dial.enhanced'), kind: 'mark' },
  { id: 'armor', label: cairnMessage('dial.armor'), kind: 'amount' },
];

/** The conditions of Cairn. */
export const conditions = [
  simple('deprived', 'battery-low', 'C15'),
  dying('critical', ['condition.critical', 'condition.criticalUntil'], 'heart-crack', 'C10'),
  dying('mortal-wound', ['condition.mortalWound', 'condition.mortalWoundUntil'], 'droplets', 'C13'),
  simple('stabilised', 'bandage', 'C10'),
  simple('dead', 'skull', 'C14'),
  { ...simple('paralysed', 'lock', 'C14'), canAct: false },
  { ...simple('delirious', 'brain', 'C14'), canAct: false },
  simple('impaired', 'chevron-down', 'C6', [{ dial: 'impaired', amount: 1 }]),
  simple('enhanced', 'chevron-up', 'C6', [{ dial: 'enhanced', amount: 1 }]),
  simple('hamstrung', 'footprints', 'C13'),
  simple('deafened', 'ear-off', 'C13'),
  simple('fled', 'wind', 'C12'),
] as const satisfies readonly ConditionSpec[];

/** The id of one of Cairn's conditions. */
export type CairnConditionId = (typeof conditions)[number]['id'];

function simple<Id extends PlainId>(
  id: Id,
  icon: string,
  rule: string,
  effects: readonly (ConditionEffect & { readonly dial: DialId })[] = [],
) {
  const label = cairnMessage(`condition.${id}`);
  const means = cairnMessage(`condition.${id}.means`);
  return { id, label, means, icon, rule, effects, canAct: true, details: noDetails, describe: () => label };
}

function dying<Id extends 'critical' | 'mortal-wound'>(
  id: Id,
  [key, untilKey]: readonly [CairnKey, CairnKey],
  icon: string,
  rule: string,
) {
  const label = cairnMessage(key);
  const means = cairnMessage(`condition.${id}.means`);
  const describe = ({ details }: Condition) => {
    const { deadline } = dyingSlot.read(details, 'condition');
    return deadline === null ? label : cairnMessage(untilKey, { round: deadline.round });
  };
  return { id, label, means, icon, rule, effects: [], canAct: true, details: dyingDetails, describe };
}
