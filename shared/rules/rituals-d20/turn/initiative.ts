import { addCondition } from '#shared/combat/conditions/held.ts';
import type { OrderRules } from '#shared/combat/turns/order.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { poolOf, rollPool, type RolledPool } from '#shared/rules/rituals-d20/checks/pool.ts';
import { checkEffects } from '#shared/rules/rituals-d20/conditions/counted-conditions.ts';
import { totalOf } from '#shared/rules/kit/sums.ts';
import type { PoolOptions } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { turnBegan } from './turn-began.ts';

/** One who rolls initiative. */
export interface InitiativeRoller {
  readonly id: string;
  readonly agility: number;
  readonly initiative: number;
}

/** Rolls Agilidade + Iniciativa for each in turn, highest first; ties: the skill, Agilidade, then who came first (N3). */
export function resolveInitiative(
  combatants: readonly InitiativeRoller[],
  options: PoolOptions,
  dice: Dice,
): readonly { readonly id: string; readonly total: number }[] {
  return combatants
    .map((one) => ({ ...one, total: rollInitiative(one.agility, options, dice).kept + one.initiative }))
    .toSorted((a, b) => b.total - a.total || b.initiative - a.initiative || b.agility - a.agility)
    .map(({ id, total }) => ({ id, total }));
}

function rollInitiative(
  agility: number,
  { zeroAttribute }: PoolOptions,
  dice: Dice,
  extraDice = 0,
): RolledPool {
  return rollPool(poolOf(agility, extraDice, zeroAttribute), dice, 'initiative');
}

/** What rituals-d20 says about its order of turns (N3, N5, N13). */
export const orderRules: OrderRules = {
  rollsByGroup: (options) => optionsSlot.read(options).groupInitiative,
  lowestFirst: (options) => optionsSlot.read(options).lowestFirst,
  rerolls: (options) => optionsSlot.read(options).rerollEachRound,
  links: true,
  initiative({ sheet }) {
    const { initiative, agility } = sheetSlot.read(sheet);
    return { bonus: initiative, tieBreak: agility };
  },
  roll(play, combatant) {
    const read = sheetSlot.read(combatant.sheet);
    const options = optionsSlot.read(play.state.options, 'options');
    const { dice, terms } = checkEffects(combatant);
    const { kept } = rollInitiative(read.agility, options, play.dice, dice);
    return { total: kept + read.initiative + totalOf(terms), natural: kept };
  },
  // N13 sets no limit, and the rules know no readied act.
  delayLimit: () => null,
  /** The rules have no surprise of their own: who is caught unaware is flat-footed until its turn begins (N14). */
  surprise(play, id, round) {
    addCondition(play, {
      target: id,
      id: 'flat-footed',
      details: {},
      rounds: null,
      by: null,
      ends: { at: 'own-turn', round },
    });
  },
  onTurn: turnBegan,
};
