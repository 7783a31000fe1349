import type { HitPoints } from '#shared/combat/state.ts';
import type { DieSource } from '#shared/dice/dice.ts';
import { fall, countSides, winnerOf, type SideCounts } from '#shared/arena/side-counts.ts';
import { arrive, entrantsOf, fightersOf, putBack, takePoints, type Fighter } from '#shared/arena/fighter.ts';
import { chooseTarget, type Focus } from '#shared/arena/focus.ts';
import type { FightEnd } from '#shared/arena/fight-end.ts';
import type { Arena, Plan } from '#shared/arena/policy.ts';
import { attackDice, damageBonus, favouredWeapon } from './forecast-sheet.ts';
import { optionsSlot, type ScopOptions } from '#shared/rules/scop/options.ts';
import { sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { poolOf, rollLevel, type Pool } from '#shared/rules/scop/checks/check-roll.ts';
import { deathPoint, isDead, isOut, woundDiceOf } from '#shared/rules/scop/wounds/wounds.ts';

/** Points for which it is worked out beforehand what they mean. */
const MOST_POINTS = 1000;

interface ScopFighter extends Fighter {
  readonly rivals: ScopFighter[];
  /** Dice of its attacks before wounds, opponents and shields. */
  readonly dice: number;
  /** Dice its shield costs each attacker. */
  readonly shield: number;
  /** What counts in its damage besides the margin, by the target's place. */
  readonly bonuses: number[];
  readonly deathPoint: number;
  /** By its points above the death point, as far up as they are asked for most: the dice wounds cost, and whether it is out. */
  readonly wounds: readonly number[];
  readonly out: readonly boolean[];
  readonly options: ScopOptions;
  /** Whom it attacks in this turn. */
  target: ScopFighter | null;
  /** How many attack it in this turn whom it rolls against. */
  opponents: number;
  woundDice: number;
  level: number;
  /** Caught unaware in this turn (S14). */
  unaware: boolean;
}

/** Prepares a fight of scop to be fought many times (see `policy.ts` for what everyone does). */
export function arena(plan: Plan): Arena {
  const options = optionsSlot.read(plan.state.options, 'options');
  const fighters = armed(plan, options);
  const counts: SideCounts = { friends: 0, foes: 0 };
  const simulation = { fighters, counts, pools: poolsOf(options), focus: plan.focus };
  return { fighters, fight: (roll, maxRounds) => fight(simulation, roll, maxRounds) };
}

/** What a fight goes by. */
interface Simulation {
  readonly fighters: readonly ScopFighter[];
  readonly counts: SideCounts;
  readonly pools: Pools;
  readonly focus: Focus;
}

function fight(simulation: Simulation, roll: DieSource, maxRounds: number): FightEnd {
  const { fighters, counts } = simulation;
  for (const fighter of fighters) {
    putBack(fighter);
    fighter.dead = fighter.points <= fighter.deathPoint;
  }
  countSides(counts, fighters);
  for (let round = 1; ; round += 1) {
    const winner = winnerOf(counts);
    if (winner !== null) return { winner, rounds: Math.max(1, round - 1) };
    if (round > maxRounds) return { winner: 'draw', rounds: maxRounds };
    playTurn(simulation, round, roll);
  }
}

/** A turn of everyone at once: all choose, all roll, then all hits count (S7–S14). */
function playTurn({ fighters, counts, pools, focus }: Simulation, round: number, roll: DieSource): void {
  beginTurn(fighters, round);
  let friends = 0;
  let foes = 0;
  for (const fighter of fighters) {
    if (!fighter.up) continue;
    if (fighter.foe) foes += 1;
    else friends += 1;
    if (fighter.unaware) continue;
    const target = chooseTarget(focus, fighter.place, fighter.rivals);
    fighter.target = target;
    if (target !== null && !target.unaware) target.opponents += 1;
  }
  const friendAlone = friends === 1;
  const foeAlone = foes === 1;
  for (const fighter of fighters) {
    const { target } = fighter;
    if (target === null) continue;
    const alone = fighter.foe ? foeAlone : friendAlone;
    // One alone also fights whom it attacks, whatever that one does.
    const opponents = alone && target.target !== fighter ? fighter.opponents + 1 : fighter.opponents;
    const outnumbered = opponents > 1 ? opponents - 1 : 0;
    fighter.level = rollLevel(pools.of(fighter.dice - fighter.woundDice - target.shield - outnumbered), roll);
  }
  for (const fighter of fighters) {
    if (fighter.target === null) continue;
    const alone = fighter.foe ? foeAlone : friendAlone;
    const struck = struckBy(fighter, fighter.target, alone && fighter.opponents > 0);
    if (struck !== null) strike(fighter, struck, counts);
  }
}

/** Those of the round come, and wounds are weighed for the whole turn (S11). */
function beginTurn(fighters: readonly ScopFighter[], round: number): void {
  for (const fighter of fighters) {
    if (!fighter.there && fighter.joins <= round) arrive(fighter);
    fighter.target = null;
    fighter.opponents = 0;
    fighter.level = 0;
    fighter.unaware = fighter.surprised && round === fighter.joins;
    fighter.woundDice = fighter.up ? woundDiceNow(fighter) : 0;
  }
}

/** Whom one hits: its target when it beats it; alone against several, else the first attacker it beats (S7, S9, S12, S14). */
function struckBy(fighter: ScopFighter, target: ScopFighter, mayChoose: boolean): ScopFighter | null {
  if (fighter.level > (target.unaware ? 0 : target.level)) return target;
  if (!mayChoose) return null;
  for (const other of fighter.rivals)
    if (other.target === fighter && other !== target && fighter.level > other.level) return other;
  return null;
}

function strike(fighter: ScopFighter, struck: ScopFighter, counts: SideCounts): void {
  const margin = fighter.level - (struck.unaware ? 0 : struck.level);
  const damage = margin + (fighter.bonuses[struck.place] ?? 0);
  if (damage <= 0) return;
  takePoints(struck, damage, struck.deathPoint);
  const left = struck.points - struck.deathPoint;
  if (left <= 0) struck.dead = true;
  if (left <= 0 || (struck.out[left] ?? isDown(pointsOf(struck), struck.options))) fall(counts, struck);
}

function woundDiceNow(fighter: ScopFighter): number {
  return (
    fighter.wounds[fighter.points - fighter.deathPoint] ?? woundDiceOf(pointsOf(fighter), fighter.options)
  );
}

function pointsOf({ points, combatant }: ScopFighter): HitPoints {
  return { current: points, max: combatant.hp.max, temp: 0 };
}

function isDown(hp: HitPoints, options: ScopOptions): boolean {
  return isDead(hp, options) || isOut(hp, options);
}

function armed({ state, surprised }: Plan, options: ScopOptions): readonly ScopFighter[] {
  const bare = fightersOf(entrantsOf(state, surprised));
  const fighters = bare.map((fighter): ScopFighter => {
    const { combatant } = fighter;
    const { max } = combatant.hp;
    const weapon = favouredWeapon(combatant);
    const lowest = deathPoint(max, options);
    const points = Array.from(
      { length: Math.min(MOST_POINTS, Math.max(0, max - lowest) + 1) },
      (_, index) => ({
        current: lowest + index,
        max,
        temp: 0,
      }),
    );
    const opponents = bare.filter(({ foe }) => foe !== fighter.foe);
    return {
      ...fighter,
      rivals: [],
      dice: attackDice(combatant, weapon, options),
      shield: sheetSlot.read(combatant.sheet).shield ? options.shieldDice : 0,
      bonuses: opponents.map((one) =>
        damageBonus(combatant, weapon, sheetSlot.read(one.combatant.sheet).armor),
      ),
      deathPoint: lowest,
      wounds: points.map((hp) => woundDiceOf(hp, options)),
      out: points.map((hp) => isDown(hp, options)),
      options,
      target: null,
      opponents: 0,
      woundDice: 0,
      level: 0,
      unaware: false,
    };
  });
  for (const fighter of fighters) fighter.rivals.push(...fighters.filter(({ foe }) => foe !== fighter.foe));
  return fighters;
}

/** The pools of so many dice more or less, made once. */
interface Pools {
  readonly of: (net: number) => Pool;
}

/** Pools of so many dice more or less are looked up by their place in a list; what is beyond is seldom asked for. */
const NEAR = 64;

function poolsOf({ dice }: ScopOptions): Pools {
  const known = Array.from({ length: 2 * NEAR + 1 }, (_, index) => poolOf(dice, index - NEAR));
  return { of: (net) => known[net + NEAR] ?? poolOf(dice, net) };
}
