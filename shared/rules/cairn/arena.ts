import type { DieSource } from '../../dice/dice.ts';
import { fall, muster, winnerOf, type Camps } from '../../forecast/camps.ts';
import { arrive, entrantsOf, fightersOf, putBack } from '../../forecast/fighter.ts';
import { chooseTarget, chooseTargets, type Focus } from '../../forecast/focus.ts';
import type { Arena, FightEnd, Plan, Winner } from '../../forecast/policy.ts';
import { hasCondition } from '../../combat/conditions.ts';
import { answerMorale, raiseMorale, type ArenaMorale } from './arena-morale.ts';
import { resetWounds, suffer, type CairnFighter } from './arena-wounds.ts';
import type { DamageDice } from './damage-dice.ts';
import { meansOf, swingAt, type Means } from './forecast-sheet.ts';
import { optionsSlot } from './options.ts';
import { passesSave } from './save.ts';
import { sheetSlot } from './sheet.ts';
import { isDead, spent } from './standing.ts';

interface Fighter extends CairnFighter {
  readonly means: Means;
  readonly rivals: Fighter[];
  /** By the target's place: the dice of an attack on it, and the armour in their way. */
  readonly swings: readonly { readonly dice: DamageDice; readonly absorbs: number }[];
  /** The highest damage on it in this step, −1 while nobody has attacked it. */
  blow: number;
  /** It failed the save to act in round 1 (C3). */
  late: boolean;
}

/** What a fight goes by. */
interface Ground {
  readonly fighters: readonly Fighter[];
  readonly camps: Camps;
  readonly morale: ArenaMorale;
  readonly focus: Focus;
  readonly savesToAct: boolean;
}

/** Prepares a fight of Cairn to be fought many times (see `policy.ts` for what everyone does). */
export function arena(plan: Plan): Arena {
  const options = optionsSlot.read(plan.state.options, 'options');
  const fighters = armed(plan);
  const ground: Ground = {
    fighters,
    camps: { friends: 0, foes: 0 },
    morale: { asked: options.morale, stale: true, casualty: false, half: false, lone: false, prompts: 0 },
    focus: plan.focus,
    savesToAct: !options.waiveActSaves,
  };
  return { fighters, fight: (roll, maxRounds) => fight(ground, roll, maxRounds) };
}

function fight(ground: Ground, roll: DieSource, maxRounds: number): FightEnd {
  const { fighters, camps, morale } = ground;
  for (const fighter of fighters) {
    putBack(fighter);
    resetWounds(fighter);
    fighter.late = false;
  }
  muster(camps, fighters);
  morale.stale = true;
  morale.casualty = false;
  morale.half = false;
  morale.lone = false;
  morale.prompts = 0;
  for (let round = 1; round <= maxRounds; round += 1) {
    let isNew = true;
    // The first step of a fight is the PCs' whether or not one of them can act (C2).
    if (round === 1 || anyoneActs(fighters, false)) {
      const winner = playStep(ground, false, round, isNew, roll);
      if (winner !== null) return { winner, rounds: round };
      isNew = false;
    }
    if (!anyoneActs(fighters, true)) continue;
    const winner = playStep(ground, true, round, isNew, roll);
    if (winner !== null) return { winner, rounds: round };
  }
  return { winner: 'draw', rounds: maxRounds };
}

/** A step of a side (C2): who comes, morale, saves to act, all attacks at once; the winner when it ends the fight. */
function playStep(
  ground: Ground,
  foes: boolean,
  round: number,
  isNew: boolean,
  roll: DieSource,
): Winner | null {
  const { fighters, morale, focus } = ground;
  raiseMorale(morale, fighters);
  const early = outcomeOf(ground);
  if (early !== null) return early;
  if (isNew) join(ground, round);
  const fled = settleMorale(ground, roll);
  if (fled !== null) return fled;
  if (round === 1 && !foes && ground.savesToAct) saveToAct(fighters, roll);
  const struck: Fighter[] = [];
  for (const fighter of fighters) {
    if (fighter.foe !== foes || !canAct(fighter) || (round === 1 && fighter.late)) continue;
    attack(fighter, focus, struck, roll);
  }
  for (const target of struck) {
    const { blow } = target;
    target.blow = -1;
    if (blow > 0) hurt(ground, target, blow, roll);
  }
  return outcomeOf(ground) ?? settleMorale(ground, roll);
}

/** The winner when the fight is over; nobody's when nobody can act any more. */
function outcomeOf({ camps, fighters }: Ground): Winner | null {
  const winner = winnerOf(camps);
  if (winner !== null) return winner;
  return anyoneActs(fighters, false) || anyoneActs(fighters, true) ? null : 'draw';
}

function join({ fighters, morale }: Ground, round: number): void {
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
function attack(fighter: Fighter, focus: Focus, struck: Fighter[], roll: DieSource): void {
  const { reach } = fighter.means;
  if (reach === 1) {
    const target = chooseTarget(focus, fighter.place, fighter.rivals);
    if (target !== null) swing(fighter, target, struck, roll);
    return;
  }
  for (const target of chooseTargets(focus, fighter.place, fighter.rivals, reach))
    swing(fighter, target, struck, roll);
}

function swing(fighter: Fighter, target: Fighter, struck: Fighter[], roll: DieSource): void {
  const against = fighter.swings[target.place];
  if (against === undefined) return;
  let best = 0;
  for (const sides of against.dice) {
    const natural = roll(sides, 'damage');
    if (natural > best) best = natural;
  }
  const damage = best > against.absorbs ? best - against.absorbs : 0;
  if (target.blow < 0) struck.push(target);
  if (damage > target.blow) target.blow = damage;
}

function hurt({ camps, morale, fighters }: Ground, target: Fighter, amount: number, roll: DieSource): void {
  if (suffer(target, amount, roll)) fall(camps, target);
  if (target.foe) morale.stale = true;
  raiseMorale(morale, fighters);
}

/** Answers the morale saves that wait (C12); the winner when all have fled. */
function settleMorale({ morale, fighters, camps }: Ground, roll: DieSource): Winner | null {
  while (morale.prompts > 0) {
    morale.prompts -= 1;
    if (answerMorale(fighters, roll)) continue;
    for (const fighter of fighters) {
      if (!fighter.foe || !fighter.up) continue;
      fighter.fled = true;
      fall(camps, fighter);
      morale.stale = true;
    }
    const winner = winnerOf(camps);
    if (winner !== null) return winner;
  }
  return null;
}

function anyoneActs(fighters: readonly Fighter[], foes: boolean): boolean {
  for (const fighter of fighters) if (fighter.foe === foes && canAct(fighter)) return true;
  return false;
}

/** Whether somebody who stands can act (C14). */
function canAct(fighter: Fighter): boolean {
  return fighter.up && !fighter.barred && !spent(fighter.dex) && !spent(fighter.wil);
}

function armed({ state, surprised }: Plan): readonly Fighter[] {
  const bare = fightersOf(entrantsOf(state, surprised));
  const fighters = bare.map((fighter): Fighter => {
    const { combatant } = fighter;
    const opponents = bare.filter(({ foe }) => foe !== fighter.foe).map((one) => one.combatant);
    const means = meansOf(combatant, opponents);
    const { str, dex, wil, leaderWil } = sheetSlot.read(combatant.sheet);
    return {
      ...fighter,
      means,
      rivals: [],
      swings: opponents.map((target) => {
        const { dice, armor, ignoresArmor } = swingAt(combatant, target, means.armament);
        return { dice, absorbs: ignoresArmor ? 0 : armor };
      }),
      leaderWil,
      barred: hasCondition(combatant, 'paralysed') || hasCondition(combatant, 'delirious'),
      diedBefore: isDead(combatant),
      maxHp: combatant.hp.max,
      str,
      dex,
      wil,
      doomed: 0,
      fled: false,
      blow: -1,
      late: false,
    };
  });
  for (const fighter of fighters) fighter.rivals.push(...fighters.filter(({ foe }) => foe !== fighter.foe));
  return fighters;
}
