import type { Condition } from '#shared/combat/state.ts';
import type { DieSource } from '#shared/dice/dice.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { readyDice, rollTotal, type ReadyDice } from '#shared/dice/roll-total.ts';
import { emptySides, fall, sidesOf, type Sides } from '#shared/arena/sides.ts';
import { entrantsOf, fightersOf, takePoints } from '#shared/arena/fighter.ts';
import { chooseTarget } from '#shared/arena/focus.ts';
import {
  emptyOrder,
  fightOneByOne,
  rankFighters,
  type OneByOne,
  type OrderedFighter,
} from '#shared/arena/one-by-one.ts';
import type { Arena, Plan } from '#shared/arena/policy.ts';
import { blockedBy } from '#shared/rules/rituals-d20/attack/attack.ts';
import { meansOf, plainStrike, reactionTo, type Means } from './forecast-sheet.ts';
import { orderRules } from '#shared/rules/rituals-d20/turn/initiative.ts';
import { difficultyOf } from '#shared/rules/rituals-d20/attack/odds.ts';
import { sideOf } from '#shared/rules/rituals-d20/checks/check-odds.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { poolOf, rollKept, type Pool } from '#shared/rules/rituals-d20/checks/pool.ts';
import type { Reaction } from '#shared/rules/rituals-d20/attack/reactions.ts';
import { sheetSlot, type Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { strikeInput } from '#shared/rules/rituals-d20/attack/strike.ts';

/** What an attack comes down to: the natural that hits, and what blocking takes off. */
interface Strike {
  readonly pool: Pool;
  readonly needed: number;
  readonly dice: ReadyDice;
  readonly blocked: number;
}

interface RitualsFighter extends OrderedFighter<RitualsFighter> {
  readonly means: Means;
  readonly initiativePool: Pool;
  readonly initiativeBonus: number;
  readonly reactions: number;
  /** By the target's place: plain or striking back, each with the target reacting or not, caught unaware or not. */
  readonly strikes: (Strike | undefined)[];
  reactionsLeft: number;
  /** Caught unaware, until its own turn begins (N14). */
  unaware: boolean;
}

const UNAWARE: Condition = { id: 'flat-footed', details: {}, ends: null, by: null };

/** Prepares a fight of rituals-d20 to be fought many times (see `policy.ts` for what everyone does). */
export function arena(plan: Plan): Arena {
  const sides = emptySides<RitualsFighter>();
  const fighters = armed(plan, sides);
  const fight = { fighters, sides, order: emptyOrder<RitualsFighter>(), rules: rulesOf(plan) };
  return { fighters, fight: (roll, maxRounds) => fightOneByOne(fight, roll, maxRounds) };
}

function armed({ state, surprised }: Plan, sides: Sides<RitualsFighter>): readonly RitualsFighter[] {
  const { zeroAttribute } = optionsSlot.read(state.options, 'options');
  const bare = fightersOf(entrantsOf(state, surprised));
  const fighters = bare.map((fighter): RitualsFighter => {
    const { agility, initiative } = sheetSlot.read(fighter.combatant.sheet);
    const opponents = bare.filter(({ foe }) => foe !== fighter.foe).map(({ combatant }) => combatant);
    return {
      ...fighter,
      ...sidesOf(sides, fighter),
      rank: 0,
      count: 0,
      means: meansOf(state, fighter.combatant, opponents),
      initiativePool: poolOf(agility, 0, zeroAttribute),
      initiativeBonus: initiative,
      reactions: Math.max(0, agility),
      strikes: [],
      reactionsLeft: 0,
      unaware: false,
    };
  });
  rankFighters(fighters, ({ combatant }) => orderRules.initiative(combatant));
  return fighters;
}

/** With what one strikes, what the other does about it, and whether it answers an attack itself. */
interface Manner {
  readonly weapon: Weapon;
  readonly reaction: Reaction;
  readonly isCounter: boolean;
}

function rulesOf(plan: Plan): OneByOne<RitualsFighter> {
  const strike = (
    attacker: RitualsFighter,
    target: RitualsFighter,
    how: Manner,
    roll: DieSource,
  ): boolean => {
    const { pool, needed, dice, blocked } = strikeOf(plan, attacker, target, how);
    if (rollKept(pool, roll, 'attack') < needed) return false;
    const damage = rollTotal(dice, roll, 'damage') - blocked;
    if (damage > 0) takePoints(target, damage, 0);
    if (target.points <= 0) fall(target);
    return true;
  };
  const options = optionsSlot.read(plan.state.options, 'options');
  return {
    rollsByGroup: options.groupInitiative,
    lowestFirst: options.lowestFirst,
    rerolls: options.rerollEachRound,
    initiative: (fighter, roll) =>
      rollKept(fighter.initiativePool, roll, 'initiative') + fighter.initiativeBonus,
    reset(fighter) {
      fighter.unaware = fighter.surprised;
      fighter.reactionsLeft = fighter.reactions;
    },
    began(fighter) {
      fighter.unaware = false;
      fighter.reactionsLeft = fighter.reactions;
    },
    act(fighter, _round, roll) {
      const { weapon } = fighter.means;
      const target = weapon === null ? null : chooseTarget(plan.focus, fighter.place, fighter.rivals);
      if (weapon === null || target === null) return;
      const reaction = target.reactionsLeft > 0 ? reactionTo(target.means, weapon) : 'none';
      if (reaction !== 'none') target.reactionsLeft -= 1;
      const hit = strike(fighter, target, { weapon, reaction, isCounter: false }, roll);
      const { counter } = target.means;
      if (hit || reaction !== 'counter' || counter === null) return;
      strike(target, fighter, { weapon: counter, reaction: 'none', isCounter: true }, roll);
    },
  };
}

function strikeOf(
  { state }: Plan,
  attacker: RitualsFighter,
  target: RitualsFighter,
  { weapon, reaction, isCounter }: Manner,
): Strike {
  const at =
    target.place * 8 + (isCounter ? 4 : 0) + (reaction === 'none' ? 0 : 2) + (target.unaware ? 1 : 0);
  const known = attacker.strikes[at];
  if (known !== undefined) return known;
  const struck = target.unaware
    ? { ...target.combatant, conditions: [...target.combatant.conditions, UNAWARE] }
    : target.combatant;
  const asked = plainStrike(weapon, reaction, isCounter ? 'counter' : 'attack');
  const input = strikeInput(state, attacker.combatant, struck, asked);
  const { pool, bonus } = sideOf(input.attacker, optionsSlot.read(state.options, 'options'));
  const strike = {
    pool,
    needed: difficultyOf(input.target) - bonus,
    dice: readyDice(parseDice(weapon.damage)),
    blocked: blockedBy(input.target) ?? 0,
  };
  attacker.strikes[at] = strike;
  return strike;
}
