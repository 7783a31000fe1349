import type { DieSource } from '#shared/dice/dice.ts';
import { entrantsOf, fightersOf } from '#shared/arena/fighter.ts';
import { chooseTarget, chooseTargets, type Focus } from '#shared/arena/focus.ts';
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
  type Sided,
  type Sides,
} from '#shared/arena/sides.ts';
import { answerMorale, raiseMorale, type ArenaMorale } from './arena-morale.ts';
import { beforeOf, resetWounds, suffer, type CairnFighter } from './arena-wounds.ts';
import type { DamageDice } from '#shared/rules/cairn/attack/damage-dice.ts';
import { meansOf, swingAt, type Means } from './forecast-sheet.ts';
import { optionsSlot } from '#shared/rules/cairn/options.ts';
import { passesSave } from '#shared/rules/cairn/wounds/save.ts';

interface Fighter extends CairnFighter, Sided<Fighter> {
  readonly means: Means;
  /** By the target's place: the dice of an attack on it, and the armour in their way. */
  readonly swings: readonly { readonly dice: DamageDice; readonly absorbs: number }[];
  /** The highest damage on it in this step, −1 while nobody has attacked it. */
  blow: number;
  /** It failed the save to act in round 1 (C3). */
  late: boolean;
}

/** What a fight goes by. */
interface Simulation {
  readonly fighters: readonly Fighter[];
  readonly friends: readonly Fighter[];
  readonly foes: readonly Fighter[];
  readonly sides: Sides<Fighter>;
  readonly morale: ArenaMorale;
  readonly focus: Focus;
  readonly savesToAct: boolean;
  /** Everyone is there from the beginning and able to act: then whoever stands acts. */
  readonly plain: boolean;
  readonly struck: Struck;
}

/** Those attacked in the step being played, in that order: the first so many of a list that is used again and again. */
interface Struck {
  readonly list: Fighter[];
  count: number;
}

/** Prepares a fight of Cairn to be fought many times (see `policy.ts` for what everyone does). */
export function arena(plan: Plan): Arena {
  const options = optionsSlot.read(plan.state.options, 'options');
  const sides = emptySides<Fighter>();
  const fighters = armed(plan, sides);
  const simulation: Simulation = {
    fighters,
    friends: fighters.filter(({ foe }) => !foe),
    foes: fighters.filter(({ foe }) => foe),
    sides,
    morale: { asked: options.morale, stale: true, casualty: false, half: false, lone: false, prompts: 0 },
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
  for (const fighter of fighters) {
    resetWounds(fighter);
    fighter.late = false;
  }
  morale.stale = true;
  morale.casualty = false;
  morale.half = false;
  morale.lone = false;
  morale.prompts = 0;
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
  const acting = foes ? simulation.foes : simulation.friends;
  if (morale.stale) raiseMorale(morale, simulation.foes);
  const early = winnerIn(simulation);
  if (early !== null) return early;
  if (isNew && !simulation.plain) join(simulation, round);
  const fled = settleMorale(simulation, roll);
  if (fled !== null) return fled;
  if (round === 1 && !foes && simulation.savesToAct) saveToAct(acting, roll);
  struck.count = 0;
  for (const fighter of acting)
    if (canAct(fighter) && !(round === 1 && fighter.late)) attack(fighter, focus, struck, roll);
  for (let index = 0; index < struck.count; index += 1) {
    const target = struck.list[index];
    if (target === undefined) break;
    const { blow } = target;
    target.blow = -1;
    if (blow > 0) hurt(simulation, target, blow, roll);
  }
  return winnerIn(simulation) ?? settleMorale(simulation, roll);
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
    morale.stale = true;
  }
}

/** Every PC able to act saves for DES, or does nothing in round 1 (C3). */
function saveToAct(fighters: readonly Fighter[], roll: DieSource): void {
  for (const fighter of fighters)
    if (fighter.pc && canAct(fighter)) fighter.late = !passesSave(roll(20, 'save'), fighter.dex.current);
}

/** Rolls the attack of one on whom it goes for: of all dice on a target, armour off, the highest counts (C5). */
function attack(fighter: Fighter, focus: Focus, struck: Struck, roll: DieSource): void {
  const { reach } = fighter.means;
  if (reach === 1) {
    const target = chooseTarget(focus, fighter.place, fighter.rivals);
    if (target !== null) swing(fighter, target, struck, roll);
    return;
  }
  for (const target of chooseTargets(focus, fighter.place, fighter.rivals, reach))
    swing(fighter, target, struck, roll);
}

function swing(fighter: Fighter, target: Fighter, struck: Struck, roll: DieSource): void {
  const against = fighter.swings[target.place];
  if (against === undefined) return;
  const { dice } = against;
  let best = 0;
  for (let die = 0; die < dice.length; die += 1) {
    const natural = roll(dice[die] ?? 0, 'damage');
    if (natural > best) best = natural;
  }
  const damage = best > against.absorbs ? best - against.absorbs : 0;
  if (target.blow < 0) {
    struck.list[struck.count] = target;
    struck.count += 1;
  }
  if (damage > target.blow) target.blow = damage;
}

function hurt({ morale, foes }: Simulation, target: Fighter, amount: number, roll: DieSource): void {
  const isOut = suffer(target, amount, roll);
  if (isOut) fall(target);
  // Nothing else bears on morale: who has fallen, and whether one alone is at 0 PG.
  if (target.foe && (isOut || target.points === 0)) morale.stale = true;
  if (morale.stale) raiseMorale(morale, foes);
}

/** Answers the morale saves that wait (C12); the winner when all have fled. */
function settleMorale({ morale, foes, sides }: Simulation, roll: DieSource): Winner | null {
  while (morale.prompts > 0) {
    morale.prompts -= 1;
    if (answerMorale(foes, roll)) continue;
    for (const fighter of foes) {
      if (!fighter.up) continue;
      fighter.fled = true;
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
function canAct(fighter: Fighter): boolean {
  return fighter.up && fighter.able;
}

function armed({ state, surprised }: Plan, sides: Sides<Fighter>): readonly Fighter[] {
  const bare = fightersOf(entrantsOf(state, surprised));
  return bare.map((fighter): Fighter => {
    const { combatant } = fighter;
    const opponents = bare.filter(({ foe }) => foe !== fighter.foe).map((one) => one.combatant);
    const means = meansOf(combatant, opponents);
    const before = beforeOf(combatant);
    const { maxHp, str, dex, wil, doomed } = before;
    const armed: Fighter = {
      ...fighter,
      ...sidesOf(sides, fighter),
      means,
      swings: opponents.map((target) => {
        const { dice, armor, ignoresArmor } = swingAt(combatant, target, means.armament);
        return { dice, absorbs: ignoresArmor ? 0 : armor };
      }),
      before,
      maxHp,
      str,
      dex,
      wil,
      doomed,
      able: false,
      fled: false,
      blow: -1,
      late: false,
    };
    resetWounds(armed);
    return armed;
  });
}
