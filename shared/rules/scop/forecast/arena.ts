import type { HitPoints } from '#shared/combat/state.ts';
import type { DieSource } from '#shared/dice/dice.ts';
import { entrantsOf, fightersOf, takePoints } from '#shared/arena/fighter.ts';
import { chooseTarget, type Focus } from '#shared/arena/focus.ts';
import type { FightEnd } from '#shared/arena/fight-end.ts';
import type { Arena, Plan } from '#shared/arena/policy.ts';
import {
  arrive,
  beginAgain,
  emptySides,
  fall,
  sidesOf,
  winnerOf,
  type Sided,
  type Sides,
} from '#shared/arena/sides.ts';
import { attackDice, damageBonus, favouredWeapon } from './forecast-sheet.ts';
import { optionsSlot, type ScopOptions } from '#shared/rules/scop/options.ts';
import { sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { poolOf, rollLevel, type Pool } from '#shared/rules/scop/checks/check-roll.ts';
import { deathPoint, isDead, isOut, woundDiceOf } from '#shared/rules/scop/wounds/wounds.ts';

/** Points for which it is worked out beforehand what they mean. */
const MOST_POINTS = 1000;

interface ScopFighter extends Sided<ScopFighter> {
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
  const sides = emptySides<ScopFighter>();
  const fighters = armed(plan, sides, options);
  const lastComes = fighters.reduce((last, { joins }) => Math.max(last, joins), 1);
  const simulation = { fighters, sides, pools: poolsOf(options), focus: plan.focus, lastComes };
  return { fighters, fight: (roll, maxRounds) => fight(simulation, roll, maxRounds) };
}

/** What a fight goes by. */
interface Simulation {
  readonly fighters: readonly ScopFighter[];
  readonly sides: Sides<ScopFighter>;
  readonly pools: Pools;
  readonly focus: Focus;
  /** The round in which the last of them come. */
  readonly lastComes: number;
}

function fight(simulation: Simulation, roll: DieSource, maxRounds: number): FightEnd {
  const { fighters, sides } = simulation;
  beginAgain(sides, fighters);
  for (const fighter of fighters) {
    fighter.dead = fighter.points <= fighter.deathPoint;
    fighter.woundDice = woundDiceNow(fighter);
  }
  for (let round = 1; ; round += 1) {
    const winner = winnerOf(sides);
    if (winner !== null) return { winner, rounds: Math.max(1, round - 1) };
    if (round > maxRounds) return { winner: 'draw', rounds: maxRounds };
    playTurn(simulation, round, roll);
  }
}

/** A turn of everyone at once: all choose, all roll, then all hits count (S7–S14). */
function playTurn(simulation: Simulation, round: number, roll: DieSource): void {
  const { fighters, sides, pools, lastComes } = simulation;
  // From the round after the last have come, nobody is caught unaware any more.
  if (round <= lastComes + 1) bringIn(fighters, round);
  chooseAll(simulation);
  const friendAlone = sides.friends.count === 1;
  const foeAlone = sides.foes.count === 1;
  for (const fighter of fighters) {
    const { target } = fighter;
    if (target === null) continue;
    const alone = fighter.foe ? foeAlone : friendAlone;
    // One alone also fights whom it attacks, whatever that one does.
    const opponents = alone && target.target !== fighter ? fighter.opponents + 1 : fighter.opponents;
    const outnumbered = opponents > 1 ? opponents - 1 : 0;
    const net = fighter.dice - fighter.woundDice - target.shield - outnumbered;
    fighter.level = rollLevel(poolFor(pools, net), roll);
  }
  for (const fighter of fighters) {
    const { target } = fighter;
    if (target === null) continue;
    const alone = fighter.foe ? foeAlone : friendAlone;
    if (fighter.level > target.level) strike(fighter, target);
    else if (alone && fighter.opponents > 0) strikeBack(fighter, target, fighters);
  }
}

/** Those of the round come, and are unaware in it when they are caught so (S14). */
function bringIn(fighters: readonly ScopFighter[], round: number): void {
  for (const fighter of fighters) {
    if (!fighter.there && fighter.joins <= round) arrive(fighter);
    fighter.unaware = fighter.surprised && round === fighter.joins;
  }
}

/** Everyone who may act chooses whom to attack; those attacked count who does, unless they are unaware. */
function chooseAll({ fighters, focus }: Simulation): void {
  for (const fighter of fighters) fighter.opponents = 0;
  for (const fighter of fighters) {
    const target = fighter.up && !fighter.unaware ? chooseTarget(focus, fighter.place, fighter.rivals) : null;
    fighter.target = target;
    fighter.level = 0;
    if (target !== null && !target.unaware) target.opponents += 1;
  }
}

/** One alone who doesn't beat its target hits the first of its other attackers whom it beats (S7, S9, S12, S14). */
function strikeBack(fighter: ScopFighter, target: ScopFighter, fighters: readonly ScopFighter[]): void {
  for (const other of fighters) {
    if (other.target !== fighter || other === target || fighter.level <= other.level) continue;
    strike(fighter, other);
    return;
  }
}

function strike(fighter: ScopFighter, struck: ScopFighter): void {
  const damage = fighter.level - struck.level + (fighter.bonuses[struck.place] ?? 0);
  if (damage <= 0) return;
  takePoints(struck, damage, struck.deathPoint);
  // What wounds cost counts from the next turn on: all have rolled in this one (S11).
  struck.woundDice = woundDiceNow(struck);
  const left = struck.points - struck.deathPoint;
  if (left <= 0) struck.dead = true;
  if (left <= 0 || (struck.out[left] ?? isDown(pointsOf(struck), struck.options))) fall(struck);
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

function armed(
  { state, surprised }: Plan,
  sides: Sides<ScopFighter>,
  options: ScopOptions,
): readonly ScopFighter[] {
  const bare = fightersOf(entrantsOf(state, surprised));
  return bare.map((fighter): ScopFighter => {
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
      ...sidesOf(sides, fighter),
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
}

/** The pools of so many dice more or less, made once: by their place in a list, those beyond being seldom asked for. */
interface Pools {
  readonly known: readonly Pool[];
  readonly method: ScopOptions['dice'];
}

const NEAR = 64;

function poolsOf({ dice }: ScopOptions): Pools {
  const known = Array.from({ length: 2 * NEAR + 1 }, (_, index) => poolOf(dice, index - NEAR));
  return { known, method: dice };
}

function poolFor({ known, method }: Pools, net: number): Pool {
  return known[net + NEAR] ?? poolOf(method, net);
}
