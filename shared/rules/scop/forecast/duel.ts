import type { Combatant } from '#shared/combat/state.ts';
import type { Branch, Duel, DuelStep } from '#shared/arena/duel.ts';
import { pointsDuelist, type PointsDuelist } from '#shared/arena/points-duelist.ts';
import type { Plan } from '#shared/arena/policy.ts';
import { attackDice, damageBonus, favouredWeapon } from './forecast-sheet.ts';
import { levelChances, type LevelChance } from '#shared/rules/scop/checks/check-odds.ts';
import { optionsSlot, type ScopOptions } from '#shared/rules/scop/options.ts';
import { sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { poolOf } from '#shared/rules/scop/checks/check-roll.ts';
import { deathPoint, isDead, isOut, woundDiceOf } from '#shared/rules/scop/wounds/wounds.ts';

/** One of the two, ready to fight. */
interface Side {
  readonly duelist: PointsDuelist;
  /** What its check comes to in a state. */
  readonly levels: (state: number) => readonly LevelChance[];
  /** What counts in its damage besides the margin. */
  readonly bonus: number;
}

/** One against one in scop: both roll at once, and only the points left change what they roll (S7, S11). */
export function duel({ state }: Plan): Duel | null {
  const [first, second] = state.combatants;
  if (first === undefined || second === undefined) return null;
  const options = optionsSlot.read(state.options, 'options');
  const one = sideOf(first, second, options);
  const other = sideOf(second, first, options);
  const turn: DuelStep = (a, b) =>
    one.levels(a).flatMap((mine) =>
      other.levels(b).map((theirs): Branch => {
        const margin = mine.level - theirs.level;
        return {
          chance: mine.chance * theirs.chance,
          one: margin < 0 ? one.duelist.after(a, Math.max(0, other.bonus - margin)) : a,
          other: margin > 0 ? other.duelist.after(b, Math.max(0, one.bonus + margin)) : b,
        };
      }),
    );
  return { one: one.duelist, other: other.duelist, orders: [{ chance: 1, first: [turn], later: [turn] }] };
}

function sideOf(combatant: Combatant, opponent: Combatant, options: ScopOptions): Side {
  const { max } = combatant.hp;
  const weapon = favouredWeapon(combatant);
  const duelist = pointsDuelist(combatant, deathPoint(max, options), (current) => {
    const hp = { current, max, temp: 0 };
    if (isDead(hp, options)) return 'dead';
    return isOut(hp, options) ? 'down' : 'up';
  });
  const target = sheetSlot.read(opponent.sheet);
  const dice = attackDice(combatant, weapon, options) - (target.shield ? options.shieldDice : 0);
  const known = new Map<number, readonly LevelChance[]>();
  return {
    duelist,
    bonus: damageBonus(combatant, weapon, target.armor),
    levels(state) {
      const net = dice - woundDiceOf({ current: duelist.points(state), max, temp: 0 }, options);
      const chances = known.get(net) ?? levelChances(poolOf(options.dice, net));
      known.set(net, chances);
      return chances;
    },
  };
}
