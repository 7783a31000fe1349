import type { DieSource } from '#shared/dice/dice.ts';
import { chooseTarget, chooseTargets, type Focus } from '#shared/arena/focus.ts';
import type { Sided } from '#shared/arena/sides.ts';
import type { CairnFighter } from './arena-wounds.ts';
import type { DamageDice } from '#shared/rules/cairn/attack/damage-dice.ts';

/** A fighter of a simulated fight of Cairn with what it attacks with. */
export interface ArmedFighter extends CairnFighter, Sided<ArmedFighter> {
  /** How many it attacks at a time. */
  readonly reach: number;
  /** By the target's place: the dice of an attack on it, and the armour in their way. */
  readonly swings: readonly { readonly dice: DamageDice; readonly absorbs: number }[];
  /** The highest damage on it in this step, −1 while nobody has attacked it. */
  blow: number;
  /** It has failed the save to act and sits this step out (C3). */
  late: boolean;
}

/** Those attacked in the step being played, in that order: the first so many of a list that is used again and again. */
export interface Struck {
  readonly list: ArmedFighter[];
  count: number;
}

/** Rolls the attack of one on whom it goes for: of all dice on a target, armour off, the highest counts (C5). */
export function attack(fighter: ArmedFighter, focus: Focus, struck: Struck, roll: DieSource): void {
  if (fighter.reach === 1) {
    const target = chooseTarget(focus, fighter.place, fighter.rivals);
    if (target !== null) swing(fighter, target, struck, roll);
    return;
  }
  for (const target of chooseTargets(focus, fighter.place, fighter.rivals, fighter.reach))
    swing(fighter, target, struck, roll);
}

function swing(fighter: ArmedFighter, target: ArmedFighter, struck: Struck, roll: DieSource): void {
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
