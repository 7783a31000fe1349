import type { CombatState } from '#shared/combat/state.ts';
import { diceTried } from '#shared/engine/wanted-dice.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import { plain } from '#shared/text/message.ts';
import { readTotal, rollsOf, type Entrant } from './start-fields.ts';

/** The dice of initiative of those whose total isn't typed, a field for each who rolls; those of one group may roll once. */
export function initiativeSlots(
  system: RuleSystem,
  state: CombatState,
  entrants: readonly Entrant[],
  byGroup: boolean,
): readonly DiceSlot[] {
  return rollsOf(entrants, byGroup).flatMap(({ kind, entrants: those }): DiceSlot[] => {
    const [first] = those;
    if (first === undefined || readTotal(first) !== null) return [];
    const rolling = new Set(those.map(({ id }) => id));
    const others = entrants.flatMap(({ id }) => (rolling.has(id) ? [] : [[id, 0] as const]));
    const start: AnyCommand = { type: 'start', initiative: Object.fromEntries(others) };
    const rolls = diceTried(system, state, start);
    const [die] = rolls;
    return die === undefined ? [] : [{ ...die, label: plain(kind ?? first.name), count: rolls.length }];
  });
}
