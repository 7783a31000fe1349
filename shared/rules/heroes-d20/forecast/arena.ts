import { hasCome } from '#shared/combat/turns/counts.ts';
import type { DieSource } from '#shared/dice/dice.ts';
import type { Condition } from '#shared/combat/state.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { readyDice, rollTotal, type ReadyDice } from '#shared/dice/roll-total.ts';
import { emptySides, fall, sidesOf, type Sides } from '#shared/arena/sides.ts';
import { entrantsOf, fightersOf, takePoints } from '#shared/arena/fighter.ts';
import { chooseTarget, type Focus } from '#shared/arena/focus.ts';
import {
  emptyOrder,
  fightOneByOne,
  rankFighters,
  type OneByOne,
  type OrderedFighter,
} from '#shared/arena/one-by-one.ts';
import type { Arena, Plan } from '#shared/arena/policy.ts';
import { attackFrom } from '#shared/rules/heroes-d20/attack/attack-sheets.ts';
import { atLeastMinimum, damageBonus } from '#shared/rules/heroes-d20/attack/damage.ts';
import { attackFates, type AttackFates } from '#shared/rules/heroes-d20/attack/attack-fates.ts';
import { favouredPower, favouredWeapon, plainChoices } from './forecast-sheet.ts';
import { initiativeBonus, onChecks, orderRules } from '#shared/rules/heroes-d20/turn/initiative.ts';
import { optionsSlot, type HeroesOptions } from '#shared/rules/heroes-d20/options.ts';
import { longestPower } from '#shared/rules/heroes-d20/powers/power.ts';
import { sheetSlot, type Power, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/** A weapon ready to be used. */
interface Arm {
  readonly weapon: Weapon;
  readonly dice: ReadyDice;
  readonly bonus: number;
  readonly bonusWithPower: number;
}

interface HeroesFighter extends OrderedFighter<HeroesFighter> {
  readonly arm: Arm | null;
  readonly power: Power | null;
  readonly initiativeBonus: number;
  /** What is added to the Controle check that creates a power. */
  readonly control: number;
  /** For how many rounds a power lasts. */
  readonly powerRounds: number;
  /** By the target's place, twice with the power kept and then caught unaware or not; filled as they are asked for. */
  readonly fates: (AttackFates | undefined)[];
  /** Caught unaware, until its turn in the round after begins (H2). */
  unaware: boolean;
  mp: number;
  /** The round in which the power kept ends, 0 while there is none; its count; and the round it is paid until (H4, H15). */
  powerEnds: number;
  powerCount: number;
  paidUntil: number;
}

const UNAWARE: Condition = { id: 'flat-footed', details: {}, ends: null, by: null };

/** Prepares a fight of heroes-d20 to be fought many times (see `policy.ts` for what everyone does). */
export function arena(plan: Plan): Arena {
  const options = optionsSlot.read(plan.state.options, 'options');
  const sides = emptySides<HeroesFighter>();
  const fighters = armed(plan, sides, options);
  const rules = rulesOf(fighters, plan.focus, options);
  const fight = { fighters, sides, order: emptyOrder<HeroesFighter>(), rules };
  return { fighters, fight: (roll, maxRounds) => fightOneByOne(fight, roll, maxRounds) };
}

function armed(plan: Plan, sides: Sides<HeroesFighter>, options: HeroesOptions): readonly HeroesFighter[] {
  const bare = fightersOf(entrantsOf(plan.state, plan.surprised));
  const fighters = bare.map((fighter): HeroesFighter => {
    const { combatant } = fighter;
    const sheet = sheetSlot.read(combatant.sheet);
    const opponents = bare.filter(({ foe }) => foe !== fighter.foe).map((one) => one.combatant);
    const weapon = favouredWeapon(combatant, opponents, options);
    return {
      ...fighter,
      ...sidesOf(sides, fighter),
      rank: 0,
      count: 0,
      arm: weapon === null ? null : armOf(fighter.combatant, weapon),
      power: favouredPower(combatant, weapon),
      initiativeBonus: initiativeBonus(combatant),
      control: sheet.control + onChecks(combatant),
      powerRounds: longestPower(sheet.int),
      fates: [],
      unaware: false,
      mp: 0,
      powerEnds: 0,
      powerCount: 0,
      paidUntil: 0,
    };
  });
  rankFighters(fighters, ({ combatant }) => orderRules.initiative(combatant));
  return fighters;
}

function armOf(combatant: HeroesFighter['combatant'], weapon: Weapon): Arm {
  const withPower = (power: boolean): number =>
    damageBonus(attackFrom(combatant, combatant, weapon, plainChoices(power)));
  const dice = readyDice(parseDice(weapon.damage));
  return { weapon, dice, bonus: withPower(false), bonusWithPower: withPower(true) };
}

function rulesOf(
  fighters: readonly HeroesFighter[],
  focus: Focus,
  options: HeroesOptions,
): OneByOne<HeroesFighter> {
  const powered = fighters.filter(({ power }) => power !== null);
  return {
    rollsByGroup: options.groupInitiative,
    lowestFirst: options.lowestFirst,
    rerolls: options.rerollEachRound,
    initiative: (fighter, roll) => roll(20, 'initiative') + fighter.initiativeBonus,
    reset(fighter) {
      fighter.unaware = fighter.surprised;
      fighter.mp = sheetSlot.read(fighter.combatant.sheet).mp;
      fighter.powerEnds = 0;
    },
    began(fighter, round) {
      if (round > fighter.joins) fighter.unaware = false;
      for (const one of powered)
        if (one.powerEnds > 0) passPower(one, { round, count: fighter.count }, options.lowestFirst);
    },
    act(fighter, round, roll) {
      const { arm } = fighter;
      if (arm === null || fighter.unaware) return;
      const target = chooseTarget(focus, fighter.place, fighter.rivals);
      if (target === null) return;
      createPower(fighter, round, options.powerDifficulty, roll);
      const powerful = fighter.powerEnds > 0;
      const fates = fatesOf(fighter, arm.weapon, target, options);
      const natural = roll(20, 'attack');
      const multiplier = fates[natural * 21 + roll(20, 'defense')] ?? 0;
      if (multiplier === 0) return;
      const bonus = powerful ? arm.bonusWithPower : arm.bonus;
      const damage = atLeastMinimum((rollTotal(arm.dice, roll, 'damage') + bonus) * multiplier);
      takePoints(target, damage, 0);
      if (target.points <= 0) fall(target);
    },
  };
}

/** Creates the power for the movement action when it isn't kept and can be paid: a Controle check, which failed costs no MP (H15). */
function createPower(fighter: HeroesFighter, round: number, difficulty: number, roll: DieSource): void {
  const { power } = fighter;
  if (power === null || fighter.powerEnds > 0 || fighter.mp < power.cost) return;
  if (roll(20, 'test') + fighter.control < difficulty) return;
  fighter.powerEnds = round + fighter.powerRounds;
  fighter.powerCount = fighter.count;
  fighter.paidUntil = round + 1;
  payRound(fighter, power);
}

/** As a turn begins on a count: rounds of a power that have come are paid for, or it ends (H4, H15). */
function passPower(
  fighter: HeroesFighter,
  now: { readonly round: number; readonly count: number },
  lowestFirst: boolean,
): void {
  const { power } = fighter;
  if (power === null) return;
  while (hasCome(now, { round: fighter.paidUntil, count: fighter.powerCount }, lowestFirst)) {
    if (fighter.paidUntil >= fighter.powerEnds || power.cost > fighter.mp) {
      fighter.powerEnds = 0;
      return;
    }
    payRound(fighter, power);
    fighter.paidUntil += 1;
  }
}

function payRound(fighter: HeroesFighter, { cost }: Power): void {
  fighter.mp -= cost;
  fighter.spent += cost;
}

function fatesOf(
  fighter: HeroesFighter,
  weapon: Arm['weapon'],
  target: HeroesFighter,
  options: HeroesOptions,
): AttackFates {
  const power = fighter.powerEnds > 0;
  const at = target.place * 4 + (power ? 2 : 0) + (target.unaware ? 1 : 0);
  const known = fighter.fates[at];
  if (known !== undefined) return known;
  const struck = target.unaware
    ? { ...target.combatant, conditions: [...target.combatant.conditions, UNAWARE] }
    : target.combatant;
  const input = attackFrom(fighter.combatant, struck, weapon, plainChoices(power));
  const fates = attackFates(input, options.doubleTwenty);
  fighter.fates[at] = fates;
  return fates;
}
