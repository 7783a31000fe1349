import type { Duel } from '#shared/arena/duel.ts';
import { turnOrders, type TotalChance } from '#shared/arena/turn-orders.ts';
import { lossChances, pointsDuelist, type LossChance } from '#shared/arena/points-duelist.ts';
import type { Plan } from '#shared/arena/policy.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { attackFrom } from '#shared/rules/heroes-d20/attack/attack-sheets.ts';
import { favouredPower, favouredWeapon, plainChoices } from './forecast-sheet.ts';
import { initiativeBonus, orderRules } from '#shared/rules/heroes-d20/turn/initiative.ts';
import { attackOdds } from '#shared/rules/heroes-d20/attack/odds.ts';
import { optionsSlot, type HeroesOptions } from '#shared/rules/heroes-d20/options.ts';

const FACES = 20;

/** One against one in heroes-d20, unless a power is used in it: its MP would have to be followed, too. */
export function duel({ state }: Plan): Duel | null {
  const [first, second] = state.combatants;
  if (first === undefined || second === undefined) return null;
  const options = optionsSlot.read(state.options, 'options');
  // A new roll each round makes one's turn follow on its own.
  if (options.rerollEachRound) return null;
  const pair = [first, second] as const;
  if (options.groupInitiative && first.group !== null && first.group === second.group) return null;
  if (usesPower(first, second, options) || usesPower(second, first, options)) return null;
  const [one, other] = pair.map((combatant) => duelist(combatant));
  if (one === undefined || other === undefined) return null;
  const byFirst = lossesFrom(first, second, options);
  const bySecond = lossesFrom(second, first, options);
  const turns = [
    (a: number, b: number) =>
      byFirst.map(({ loss, chance }) => ({ chance, one: a, other: other.after(b, loss) })),
    (a: number, b: number) =>
      bySecond.map(({ loss, chance }) => ({ chance, one: one.after(a, loss), other: b })),
  ] as const;
  return {
    one,
    other,
    orders: turnOrders(pair, orderRules.initiative, initiativeOf, turns, options.lowestFirst),
  };
}

function duelist(combatant: Combatant) {
  return pointsDuelist(combatant, 0, (points) => (points > 0 ? 'up' : 'down'));
}

function usesPower(own: Combatant, opponent: Combatant, options: HeroesOptions): boolean {
  return favouredPower(own, favouredWeapon(own, [opponent], options)) !== null;
}

function lossesFrom(attacker: Combatant, target: Combatant, options: HeroesOptions): readonly LossChance[] {
  const weapon = favouredWeapon(attacker, [target], options);
  if (weapon === null) return [{ loss: 0, chance: 1 }];
  return lossChances(attackOdds(attackFrom(attacker, target, weapon, plainChoices(false)), options));
}

/** The totals of a d20 and the bonus, all as likely (H1). */
function initiativeOf(combatant: Combatant): readonly TotalChance[] {
  const bonus = initiativeBonus(combatant);
  return Array.from({ length: FACES }, (_, index) => ({ total: index + 1 + bonus, chance: 1 / FACES }));
}
