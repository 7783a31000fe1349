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

/** The conditions of Cairn. */
export const conditions = [
  simple('deprived', 'condition.deprived', 'battery-low', 'C15'),
  dying('critical', ['condition.critical', 'condition.criticalUntil'], 'heart-crack', 'C10'),
  dying('mortal-wound', ['condition.mortalWound', 'condition.mortalWoundUntil'], 'droplets', 'C13'),
  simple('stabilised', 'condition.stabilised', 'bandage', 'C10'),
  simple('dead', 'condition.dead', 'skull', 'C14'),
  simple('paralysed', 'condition.paralysed', 'lock', 'C14'),
  simple('delirious', 'condition.delirious', 'brain', 'C14'),
  simple('impaired', 'condition.impaired', 'chevron-down', 'C6'),
  simple('enhanced', 'condition.enhanced', 'chevron-up', 'C6'),
  simple('hamstrung', 'condition.hamstrung', 'footprints', 'C13'),
  simple('deafened', 'condition.deafened', 'ear-off', 'C13'),
  simple('fled', 'condition.fled', 'wind', 'C12'),
] as const satisfies readonly ConditionSpec[];

/** The id of one of Cairn's conditions. */
export type CairnConditionId = (typeof conditions)[number]['id'];

function simple<Id extends string>(id: Id, key: CairnKey, icon: string, rule: string) {
  const label = cairnMessage(key);
  return { id, label, icon, rule, details: noDetails, describe: () => label };
}

function dying<Id extends string>(
  id: Id,
  [key, untilKey]: readonly [CairnKey, CairnKey],
  icon: string,
  rule: string,
) {
  const label = cairnMessage(key);
  const describe = ({ details }: Condition) => {
    const { deadline } = dyingSlot.read(details, 'condition');
    return deadline === null ? label : cairnMessage(untilKey, { round: deadline.round });
  };
  return { id, label, icon, rule, details: dyingDetails, describe };
}
