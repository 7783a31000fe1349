import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { contestSides } from './maneuvers.ts';
import { poolSlot } from '#renderer/systems/rituals-d20/tracker/sides.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** One who stands in the way of a charge (N11). */
export interface InTheWay {
  readonly target: string;
  readonly givesWay: boolean;
}

/** The dice of running through those in the way who resist, one after the other (N9, N11). */
export function overrunSlots(
  state: CombatState,
  starter: Combatant,
  inTheWay: readonly InTheWay[],
): readonly DiceSlot[] {
  return inTheWay.flatMap(({ target, givesWay }) => {
    const other = state.combatants.find(({ id }) => id === target);
    if (givesWay || other === undefined) return [];
    const asked = { starter, other, modifier: 0, targetModifier: 0, weapon: null, edge: false, givesWay };
    const [one, two] = contestSides(state, { ...asked, kind: 'overrun' });
    const name = nameOf(other);
    return [
      poolSlot('attack', ritualsMessage('tracker.slot.overrun', { name }), one.pool),
      poolSlot('defense', ritualsMessage('tracker.slot.of', { name }), two.pool),
    ];
  });
}
