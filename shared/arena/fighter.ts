import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { Rival } from './focus.ts';

/** What became of somebody. */
export type Fate = 'up' | 'down' | 'dead';

/** Somebody in a simulated fight; what isn't `readonly` changes as it is fought and is put back for the next one. */
export interface Fighter extends Rival {
  /** As brought into the fight. */
  readonly combatant: Combatant;
  readonly foe: boolean;
  readonly pc: boolean;
  /** The round it comes in, 1 for those there from the beginning; and whether it is caught unaware then. */
  readonly joins: number;
  readonly surprised: boolean;
  /** What it comes with, and whether it stands then. */
  readonly startPoints: number;
  readonly startTemp: number;
  readonly startsUp: boolean;
  /** Whether it has come. */
  there: boolean;
  points: number;
  temp: number;
  up: boolean;
  dead: boolean;
  /** Points lost, temporary ones included. */
  lost: number;
  /** MP spent. */
  spent: number;
}

/** One who is or will be in a fight. */
export interface Entrant {
  readonly combatant: Combatant;
  readonly joins: number;
  readonly surprised: boolean;
}

/** Everyone of a fight, reserves last, in the order in which they come. */
export function entrantsOf(state: CombatState, surprised: readonly string[]): readonly Entrant[] {
  return [
    ...state.combatants.map((combatant) => ({
      combatant,
      joins: 1,
      surprised: surprised.includes(combatant.id),
    })),
    ...reservesOf(state).map((one) => ({
      combatant: one.combatant,
      joins: one.round,
      surprised: one.surprised,
    })),
  ];
}

/** Those still to come, by their rounds. */
export function reservesOf({ reserves }: CombatState): CombatState['reserves'] {
  return reserves.toSorted((a, b) => a.round - b.round);
}

/** Whether somebody is on the opponents' side. */
export function isFoe({ side }: Pick<Combatant, 'side'>): boolean {
  return side === 'foe';
}

/** The fighters of a plan as they begin. */
export function fightersOf(entrants: readonly Entrant[]): readonly Fighter[] {
  const placed = { friends: 0, foes: 0 };
  return entrants.map((entrant) => {
    const { combatant } = entrant;
    const foe = isFoe(combatant);
    const place = foe ? placed.foes : placed.friends;
    if (foe) placed.foes += 1;
    else placed.friends += 1;
    const fighter: Fighter = {
      ...entrant,
      foe,
      pc: combatant.side === 'pc',
      place,
      startPoints: combatant.hp.current,
      startTemp: combatant.hp.temp,
      startsUp: combatant.standing === 'up',
      there: false,
      points: 0,
      temp: 0,
      up: false,
      dead: false,
      lost: 0,
      spent: 0,
    };
    return fighter;
  });
}

/** Takes points off a fighter: temporary ones first, then down to `floor`, never upward; gives what the floor cut off. */
export function takePoints(fighter: Fighter, amount: number, floor: number): number {
  const absorbed = amount < fighter.temp ? amount : fighter.temp;
  const due = amount - absorbed;
  const room = fighter.points > floor ? fighter.points - floor : 0;
  const taken = due < room ? due : room;
  fighter.temp -= absorbed;
  fighter.points -= taken;
  fighter.lost += absorbed + taken;
  return due - taken;
}
