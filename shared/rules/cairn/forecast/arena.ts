import type { DieSource } from '#shared/dice/dice.ts';
import { entrantsOf, fightersOf } from '#shared/arena/fighter.ts';
import type { Focus } from '#shared/arena/focus.ts';
import type { FightEnd, Winner } from '#shared/arena/fight-end.ts';
import type { Arena, Plan } from '#shared/arena/policy.ts';
import {
  arrive,
  beginAgain,
  emptySides,
  fall,
  outcomeOf,
  sidesOf,
  winnerOf,
  type Side,
  type Sides,
} from '#shared/arena/sides.ts';
import { attack, type ArmedFighter, type Struck } from './arena-attacks.ts';
import { answerMorale, newMorale, raiseMorale, resetMorale, type ArenaMorale } from './arena-morale.ts';
import { beforeOf, resetWounds, suffer } from './arena-wounds.ts';
import { meansOf, swingAt } from './forecast-sheet.ts';
import { optionsSlot } from '#shared/rules/cairn/options.ts';
import { passesSave } from '#shared/rules/cairn/wounds/save.ts';

/** What a fight goes by. */
interface Simulation {
  readonly fighters: readonly ArmedFighter[];
  readonly foes: readonly ArmedFighter[];
  readonly sides: Sides<ArmedFighter>;
  readonly morale: ArenaMorale;
  /** How many foes are there from the beginning. */
  readonly foesAtOnce: number;
  readonly focus: Focus;
  readonly savesToAct: boolean;
  /** Everyone is there from the beginning and able to act: then whoever stands acts. */
  readonly plain: boolean;
  readonly struck: Struck;
}

/** Prepares a fight of Cairn to be fought many times (see `policy.ts` for what everyone does). */
export function arena(plan: Plan): Arena {
  const options = optionsSlot.read(plan.state.options, 'options');
  const sides = emptySides<ArmedFighter>();
  const fighters = armed(plan, sides);
  const simulation: Simulation = {
    fighters,
    foes: fighters.filter(({ foe }) => foe),
    sides,
    morale: newMorale(options.morale),
    foesAtOnce: fighters.filter(({ foe, joins }) => foe && joins === 1).length,
    focus: plan.focus,
    savesToAct: !options.waiveActSaves,
    plain: fighters.every((one) => one.joins === 1 && one.able),
    struck: { list: [], count: 0 },
  };
  return { fighters, fight: (roll, maxRounds) => fight(simulation, roll, maxRounds) };
}

function fight(simulation: Simulation, roll: DieSource, maxRounds: number): FightEnd {
  const { fighters, sides, morale } = simulation;
  beginAgain(sides, fighters);
  for (const fighter of fighters) resetWounds(fighter);
  resetMorale(morale, simulation.foesAtOnce);
  for (let round = 1; round <= maxRounds; round += 1) {
    let isNew = true;
    // The first step of a fight is the PCs' whether or not one of them can act (C2), as is that of a round that is nobody's.
    if (round === 1 || anyoneActs(simulation, false) || !anyoneActs(simulation, true)) {
      const winner = playStep(simulation, false, round, isNew, roll);
      if (winner !== null) return { winner, rounds: round };
      isNew = false;
    }
    if (!anyoneActs(simulation, true)) continue;
    const winner = playStep(simulation, true, round, isNew, roll);
    if (winner !== null) return { winner, rounds: round };
  }
  return { winner: 'draw', rounds: maxRounds };
}

/** A step of a side (C2): who comes, morale, saves to act, all attacks at once; the winner when it ends the fight. */
function playStep(
  simulation: Simulation,
  foes: boolean,
  round: number,
  isNew: boolean,
  roll: DieSource,
): Winner | null {
  const { morale, focus, struck } = simulation;
  const acting = foes ? simulation.sides.foes : simulation.sides.friends;
  if (morale.stale) raiseMorale(morale, simulation.foes, simulation.sides.foes.count);
  const early = winnerIn(simulation);
  if (early !== null) return early;
  if (isNew && !simulation.plain) join(simulation, round);
  if (morale.prompts > 0) {
    const fled = settleMorale(simulation, roll);
    if (fled !== null) return fled;
  }
  if (round === 1 && !foes && simulation.savesToAct) saveToAct(acting, roll);
  struck.count = 0;
  for (let at = 0; at < acting.count; at += 1) {
    const fighter = acting.standing[at];
    if (fighter === undefined) break;
    if (fighter.late) fighter.late = false;
    else if (fighter.able) attack(fighter, focus, struck, roll);
  }
  for (let index = 0; index < struck.count; index += 1) {
    const target = struck.list[index];
    if (target === undefined) break;
    const { blow } = target;
    target.blow = -1;
    if (blow > 0) hurt(simulation, target, blow, roll);
  }
  const winner = winnerIn(simulation);
  return winner === null && morale.prompts > 0 ? settleMorale(simulation, roll) : winner;
}

/** The winner when the fight is over. */
function winnerIn(simulation: Simulation): Winner | null {
  const { sides, plain, fighters } = simulation;
  // Where whoever stands acts, somebody does as long as both sides stand.
  if (plain) return winnerOf(sides);
  return outcomeOf(sides.friends.left, sides.foes.left, {
    someoneActs: anyoneActs(simulation, false) || anyoneActs(simulation, true),
    someoneComes: fighters.some(({ there }) => !there),
  });
}

function join({ fighters, morale }: Simulation, round: number): void {
  for (const fighter of fighters) {
    if (fighter.there || fighter.joins > round) continue;
    arrive(fighter);
    if (fighter.foe) morale.present += 1;
    morale.stale = true;
  }
}

/** Every PC able to act saves for DES, or does nothing in round 1 (C3). */
function saveToAct({ standing, count }: Side<ArmedFighter>, roll: DieSource): void {
  for (let at = 0; at < count; at += 1) {
    const fighter = standing[at];
    if (fighter === undefined) break;
    if (fighter.pc && fighter.able) fighter.late = !passesSave(roll(20, 'save'), fighter.dex.current);
  }
}

function hurt(
  { morale, foes, sides }: Simulation,
  target: ArmedFighter,
  amount: number,
  roll: DieSource,
): void {
  const isOut = suffer(target, amount, roll);
  if (isOut) fall(target);
  // Nothing else bears on morale: who has fallen, and whether one alone is at 0 PG.
  if (target.foe && (isOut || target.points === 0)) morale.stale = true;
  if (morale.stale) raiseMorale(morale, foes, sides.foes.count);
}

/** Answers the morale saves that wait (C12); the winner when all have fled. */
function settleMorale({ morale, foes, sides }: Simulation, roll: DieSource): Winner | null {
  while (morale.prompts > 0) {
    morale.prompts -= 1;
    if (answerMorale(foes, roll)) continue;
    for (const fighter of foes) {
      if (!fighter.up) continue;
      morale.fled += 1;
      fall(fighter);
      morale.stale = true;
    }
    const winner = winnerOf(sides);
    if (winner !== null) return winner;
  }
  return null;
}

function anyoneActs({ fighters, sides, plain }: Simulation, foes: boolean): boolean {
  if (plain) return (foes ? sides.foes : sides.friends).left > 0;
  for (const fighter of fighters) if (fighter.foe === foes && canAct(fighter)) return true;
  return false;
}

/** Whether somebody stands and can act (C14). */
function canAct(fighter: ArmedFighter): boolean {
  return fighter.up && fighter.able;
}

function armed({ state, surprised }: Plan, sides: Sides<ArmedFighter>): readonly ArmedFighter[] {
  const bare = fightersOf(entrantsOf(state, surprised));
  return bare.map((fighter): ArmedFighter => {
    const { combatant } = fighter;
    const opponents = bare.filter(({ foe }) => foe !== fighter.foe).map((one) => one.combatant);
    const { reach, armament } = meansOf(combatant, opponents);
    const before = beforeOf(combatant);
    const { maxHp, str, dex, wil, doomed, able } = before;
    return {
      ...fighter,
      ...sidesOf(sides, fighter),
      reach,
      swings: opponents.map((target) => {
        const { dice, armor, ignoresArmor } = swingAt(combatant, target, armament);
        return { dice, absorbs: ignoresArmor ? 0 : armor };
      }),
      before,
      maxHp,
      str,
      dex,
      wil,
      doomed,
      able,
      blow: -1,
      late: false,
    };
  });
}
