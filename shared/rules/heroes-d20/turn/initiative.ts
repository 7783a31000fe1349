import type { OrderRules } from '#shared/combat/turns/order.ts';
import { addCondition } from '#shared/combat/conditions/held.ts';
import { patchCombatant } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { conditionTerms } from '#shared/rules/heroes-d20/attack/modifiers.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { totalOf } from '#shared/rules/kit/sums.ts';

/** One who rolls initiative. */
export interface InitiativeRoller {
  readonly id: string;
  readonly initiative: number;
  readonly dex: number;
}

const LOWEST_DELAY = -10; // H18
/** With the lowest count first a limit lies as far beyond the other end of the die: 1 to 20 mirrored is 20 to 1. */
const MIRROR = 21;

/** The lowest count one of this initiative bonus may wait for: +3 → −13 (H18). */
export function delayLimit(initiative: number): number {
  return LOWEST_DELAY - initiative;
}

/** Rolls d20 + initiative for each in turn, highest first; ties: bonus, DES, then who came first (H1). */
export function resolveInitiative(
  combatants: readonly InitiativeRoller[],
  dice: Dice,
): readonly { readonly id: string; readonly total: number }[] {
  return combatants
    .map((one) => ({ ...one, total: dice.roll('initiative', 20) + one.initiative }))
    .toSorted((a, b) => b.total - a.total || b.initiative - a.initiative || b.dex - a.dex)
    .map(({ id, total }) => ({ id, total }));
}

/** What is added to a combatant's d20 of initiative: its bonus, and what conditions count on checks (H1). */
export function initiativeBonus(combatant: Combatant): number {
  return sheetSlot.read(combatant.sheet).initiative + onChecks(combatant);
}

/** What a combatant's conditions count on checks. */
export function onChecks(combatant: Combatant): number {
  return totalOf(conditionTerms(heldBy(combatant, null), 'test', null));
}

/** What heroes-d20 says about its order of turns (H1, H2, H18, H19). */
export const orderRules: OrderRules = {
  initiative({ sheet }) {
    const { initiative, dex } = sheetSlot.read(sheet);
    return { bonus: initiative, tieBreak: dex };
  },
  roll(play, combatant) {
    const natural = play.dice.roll('initiative', 20);
    return { total: natural + initiativeBonus(combatant), natural };
  },
  delayLimit({ sheet }, options) {
    const lowest = delayLimit(sheetSlot.read(sheet).initiative);
    return optionsSlot.read(options).lowestFirst ? MIRROR - lowest : lowest;
  },
  readyAction: 'combat',
  rollsByGroup: (options) => optionsSlot.read(options).groupInitiative,
  lowestFirst: (options) => optionsSlot.read(options).lowestFirst,
  rerolls: (options) => optionsSlot.read(options).rerollEachRound,
  links: true,
  surprise(play, id, round) {
    patchCombatant(play, id, { surprisedIn: round });
    addCondition(play, {
      target: id,
      id: 'flat-footed',
      details: {},
      rounds: null,
      by: null,
      ends: { at: 'own-turn', round: round + 1 },
    });
  },
};
