import type { CombatState } from '#shared/combat/state.ts';
import { diceTried, wantedDie } from '#shared/engine/wanted-dice.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import { nameMessage } from '#shared/combat/names.ts';

const INITIATIVE = 'initiative';

/** Whether the next turn begins a round for which everybody rolls initiative anew. */
export function beginsWithRoll(system: RuleSystem, state: CombatState): boolean {
  if (system.turns.rerolls?.(state.options) !== true) return false;
  return wantedDie(system, state, { type: 'next-turn' }, () => null)?.purpose === INITIATIVE;
}

/** The dice of a round that begins with a roll, a field for each who rolls; equals and those linked may roll once. */
export function newRoundSlots(system: RuleSystem, state: CombatState): readonly DiceSlot[] {
  const ids = state.combatants.map(({ id }) => id);
  return state.combatants.flatMap((one): DiceSlot[] => {
    const others = ids.filter((id) => id !== one.id).map((id) => [id, 0] as const);
    const next: AnyCommand = { type: 'next-turn', initiative: Object.fromEntries(others) };
    const rolls = diceTried(system, state, next).filter(({ purpose }) => purpose === INITIATIVE);
    const [die] = rolls;
    return die === undefined ? [] : [{ ...die, label: nameMessage(one), count: rolls.length }];
  });
}
