import type { Combatant, Condition } from '../../combat/state.ts';
import { slotOf } from '../../combat/slot.ts';
import type { ConditionSpec } from '../system.ts';
import {
  conditionDetails,
  conditionLabel,
  CONDITIONS,
  PLAIN_CONDITIONS,
  type HeldCondition,
} from './conditions.ts';
import { sheetSlot } from './sheet.ts';

const concealed = slotOf(conditionDetails.concealed);
const flanked = slotOf(conditionDetails.flanked);
const fatigued = slotOf(conditionDetails.fatigued);

const NONE: readonly HeldCondition[] = [];
const BLINDED: HeldCondition = { id: 'blinded' };

/**
 * The conditions of a combatant that count against `opponent` (null: against nobody in particular).
 * One frightened fears only its source, or everyone when the source isn't known; the drawback of blindness always counts.
 */
export function heldBy(combatant: Combatant, opponent: string | null): readonly HeldCondition[] {
  const { blind, con } = sheetSlot.read(combatant.sheet);
  if (combatant.conditions.length === 0 && !blind) return NONE;
  const held = combatant.conditions.flatMap((condition) => {
    const feared = condition.id !== 'frightened' || condition.by === null || condition.by === opponent;
    const one = feared ? heldCondition(condition, con) : null;
    return one === null ? [] : [one];
  });
  return blind ? [...held, BLINDED] : held;
}

/** A condition of a fight as the table knows it, or null for an id that isn't in it. */
function heldCondition({ id, details }: Condition, con: number): HeldCondition | null {
  switch (id) {
    case 'concealed':
      return { id, percent: concealed.read(details, 'details').percent };
    case 'flanked':
      return { id, enemies: flanked.read(details, 'details').enemies };
    case 'fatigued':
      return { id, con: fatigued.read(details, 'details').con ?? con };
    default: {
      const plain = PLAIN_CONDITIONS.find((one) => one === id);
      return plain === undefined ? null : { id: plain };
    }
  }
}

/** The conditions of heroes-d20 as the engine and the tracker know them. */
export const conditions: readonly ConditionSpec[] = Object.entries(CONDITIONS).map(
  ([id, { label, icon, rule }]) => ({
    id,
    label,
    icon,
    rule,
    details: detailsOf(id),
    describe(condition) {
      const held = heldCondition(condition, 0);
      return held === null ? label : conditionLabel(held);
    },
  }),
);

function detailsOf(id: string): ConditionSpec['details'] {
  switch (id) {
    case 'concealed':
      return conditionDetails.concealed;
    case 'flanked':
      return conditionDetails.flanked;
    case 'fatigued':
      return conditionDetails.fatigued;
    default:
      return conditionDetails.plain;
  }
}
