import type { Combatant } from '#shared/combat/state.ts';
import type { DuelOrder, DuelStep } from './duel.ts';

/** A total of initiative and its chance. */
export interface TotalChance {
  readonly total: number;
  readonly chance: number;
}

/** Both orders in which two may take turns, by the chances of their initiative: the higher first (or the lower one), then bonus, tie break, who was added first. */
export function turnOrders(
  [first, second]: readonly [Combatant, Combatant],
  rankOf: (combatant: Combatant) => { readonly bonus: number; readonly tieBreak: number },
  totalsOf: (combatant: Combatant) => readonly TotalChance[],
  [firstTurn, secondTurn]: readonly [DuelStep, DuelStep],
  lowestFirst = false,
): readonly DuelOrder[] {
  const one = rankOf(first);
  const other = rankOf(second);
  const firstWinsTies = one.bonus === other.bonus ? one.tieBreak >= other.tieBreak : one.bonus > other.bonus;
  let ahead = 0;
  for (const mine of totalsOf(first)) {
    for (const theirs of totalsOf(second)) {
      const before = mine.total === theirs.total ? firstWinsTies : mine.total > theirs.total !== lowestFirst;
      if (before) ahead += mine.chance * theirs.chance;
    }
  }
  return [order(ahead, [firstTurn, secondTurn]), order(1 - ahead, [secondTurn, firstTurn])];
}

function order(chance: number, steps: readonly DuelStep[]): DuelOrder {
  return { chance, first: steps, later: steps };
}
