import type { ConditionSpec } from '#shared/combat/conditions/condition-spec.ts';
import type { Combatant, Condition } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { slotOf } from '#shared/combat/slot.ts';
import { plain, type Message } from '#shared/text/message.ts';
import {
  conditionDetails,
  conditionLabel,
  CONDITIONS,
  PLAIN_CONDITIONS,
  type CountingCondition,
  type HeldCondition,
} from './conditions.ts';
import { isFeintedBy } from '#shared/rules/heroes-d20/maneuver/feints.ts';
import { marks } from '#shared/rules/heroes-d20/marks.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';

const concealed = slotOf(conditionDetails.concealed);
const flanked = slotOf(conditionDetails.flanked);
const fatigued = slotOf(conditionDetails.fatigued);

const NONE: readonly CountingCondition[] = [];
const BLINDED: HeldCondition = { id: 'blinded' };
const FLAT_FOOTED: HeldCondition = { id: 'flat-footed' };

/**
 * The conditions of a combatant that count against `opponent` (null: against nobody in particular).
 * One frightened fears only its source, or everyone when the source isn't known; one feinted is flat-footed against the
 * feinter alone (H25); the drawback of blindness always counts.
 */
export function heldBy(combatant: Combatant, opponent: string | null): readonly CountingCondition[] {
  const { blind, con } = sheetSlot.read(combatant.sheet);
  if (combatant.conditions.length === 0 && !blind) return NONE;
  const held: CountingCondition[] = combatant.conditions.flatMap(
    (condition): readonly CountingCondition[] => {
      if (condition.own !== undefined) return [{ id: 'own', own: condition.own }];
      const feared = condition.id !== 'frightened' || condition.by === null || condition.by === opponent;
      const one = feared ? heldCondition(condition, con) : null;
      return one === null ? [] : [one];
    },
  );
  if (opponent !== null && isFeintedBy(combatant, opponent)) held.push(FLAT_FOOTED);
  if (blind) held.push(BLINDED);
  return held;
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

/** The conditions of heroes-d20 as the engine and the tracker know them: the table's, then what a fight marks. */
export const conditions: readonly ConditionSpec[] = [
  ...Object.entries(CONDITIONS).map(([id, { label, means, icon, rule, effects }]) => ({
    id,
    label,
    means,
    icon,
    rule,
    effects: effects.map(({ dial, amount }) => ({
      dial,
      amount: typeof amount === 'number' ? amount : amountBy(id, amount),
    })),
    canAct: true,
    details: detailsOf(id),
    describe(condition: Condition) {
      const held = heldCondition(condition, 0);
      return held === null ? label : conditionLabel(held);
    },
  })),
  ...marks,
];

/** An amount that depends on the condition, by its details. */
function amountBy(id: string, amount: (held: HeldCondition) => number): (details: JsonObject) => number {
  return (details) => {
    const held = heldCondition({ id, details, ends: null, by: null }, 0);
    return held === null ? 0 : amount(held);
  };
}

/** A condition's word; an unknown one is its id. */
export function conditionWord(id: string): Message {
  return conditions.find((one) => one.id === id)?.label ?? plain(id);
}

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
