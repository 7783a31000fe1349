import { z } from 'zod';
import type { ConditionSpec } from '#shared/combat/condition-spec.ts';
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

/** The conditions of Cairn. */
export const conditions = [
  simple('deprived', 'battery-low', 'C15'),
  dying('critical', ['condition.critical', 'condition.criticalUntil'], 'heart-crack', 'C10'),
  dying('mortal-wound', ['condition.mortalWound', 'condition.mortalWoundUntil'], 'droplets', 'C13'),
  simple('stabilised', 'bandage', 'C10'),
  simple('dead', 'skull', 'C14'),
  simple('paralysed', 'lock', 'C14'),
  simple('delirious', 'brain', 'C14'),
  simple('impaired', 'chevron-down', 'C6'),
  simple('enhanced', 'chevron-up', 'C6'),
  simple('hamstrung', 'footprints', 'C13'),
  simple('deafened', 'ear-off', 'C13'),
  simple('fled', 'wind', 'C12'),
] as const satisfies readonly ConditionSpec[];

/** The id of one of Cairn's conditions. */
export type CairnConditionId = (typeof conditions)[number]['id'];

function simple<Id extends PlainId>(id: Id, icon: string, rule: string) {
  const label = cairnMessage(`condition.${id}`);
  const means = cairnMessage(`condition.${id}.means`);
  return { id, label, means, icon, rule, details: noDetails, describe: () => label };
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
  return { id, label, means, icon, rule, details: dyingDetails, describe };
}
