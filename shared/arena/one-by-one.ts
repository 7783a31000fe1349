import type { DieSource } from '#shared/dice/dice.ts';
import type { Fighter } from './fighter.ts';
import type { FightEnd } from './fight-end.ts';
import { arrive, beginAgain, outcomeOf, winnerOf, type Sided, type Sides } from './sides.ts';

/** The place of the turn being played in a round that is nobody's. */
const NOBODY = -1;

/** A fighter with a place in an order of turns. */
export interface OrderedFighter<F> extends Sided<F> {
  /** Where it stands among those of the same count, from 0: bonus, tie break, who was added first. */
  rank: number;
  count: number;
}

/** What a system with turns one by one does in a simulated fight. */
export interface OneByOne<F extends OrderedFighter<F>> {
  readonly initiative: (fighter: F, roll: DieSource) => number;
  /** Whether those of one group share a roll. */
  readonly rollsByGroup: boolean;
  /** Whether the lowest count goes first. */
  readonly lowestFirst: boolean;
  /** Whether everybody rolls anew as each round begins. */
  readonly rerolls: boolean;
  /** Puts back what the system keeps of a fighter. */
  readonly reset: (fighter: F) => void;
  /** One's own turn begins, also that of a friend who is down. */
  readonly began: (fighter: F, round: number) => void;
  /** One who stands has its turn. */
  readonly act: (fighter: F, round: number, roll: DieSource) => void;
}

/** Ranks fighters among equals: bonus, tie break, then who was added first. */
export function rankFighters<F extends OrderedFighter<F>>(
  fighters: readonly F[],
  initiative: (fighter: F) => { readonly bonus: number; readonly tieBreak: number },
): void {
  const ranked = fighters
    .map((fighter) => ({ fighter, ...initiative(fighter) }))
    .toSorted((a, b) => b.bonus - a.bonus || b.tieBreak - a.tieBreak);
  for (const [rank, { fighter }] of ranked.entries()) fighter.rank = rank;
}

/** Those who have come in the order of their turns: the first `count` of a list that is used again and again. */
interface Order<F> {
  readonly list: F[];
  count: number;
}

/** An order that nobody is in. */
export function emptyOrder<F>(): Order<F> {
  return { list: [], count: 0 };
}

/** A fight of turns one by one, to be fought again and again. */
export interface FightOneByOne<F extends OrderedFighter<F>> {
  readonly fighters: readonly F[];
  readonly sides: Sides<F>;
  readonly order: Order<F>;
  readonly rules: OneByOne<F>;
}

/** Fights once, turn by turn in the order of initiative, those of later rounds joining as theirs begins. */
export function fightOneByOne<F extends OrderedFighter<F>>(
  fight: FightOneByOne<F>,
  roll: DieSource,
  maxRounds: number,
): FightEnd {
  const { fighters, sides, order, rules } = fight;
  const { list } = order;
  beginAgain(sides, fighters);
  order.count = 0;
  for (const fighter of fighters) {
    rules.reset(fighter);
    if (fighter.there) place(order, fighter, rules, roll);
  }
  const early = winnerOf(sides);
  if (early !== null) return { winner: early, rounds: 1 };
  for (let round = 1; round <= maxRounds; round += 1) {
    let first = true;
    if (round > 1 && rules.rerolls) reroll(fighters, order, rules, roll);
    // A round that is nobody's lies all before those who come in it.
    if (order.count < fighters.length && !anyoneHasTurn(order))
      joinAll(fight, { round, playing: NOBODY }, roll);
    for (let at = 0; at < order.count; at += 1) {
      const fighter = list[at];
      if (fighter === undefined || !hasTurn(fighter)) continue;
      rules.began(fighter, round);
      if (first && order.count < fighters.length) at += joinAll(fight, { round, playing: at }, roll);
      first = false;
      if (!fighter.up) continue;
      rules.act(fighter, round, roll);
      const winner = winnerOf(sides);
      if (winner !== null) return { winner, rounds: round };
    }
    const acting = { someoneActs: !first, someoneComes: order.count < fighters.length };
    const outcome = outcomeOf(sides.friends.left, sides.foes.left, acting);
    if (outcome !== null) return { winner: outcome, rounds: round };
  }
  return { winner: 'draw', rounds: maxRounds };
}

/** Whether somebody has turns: a foe who is down is out of the order, a friend has its own and does nothing in it. */
function hasTurn({ foe, up }: Pick<Fighter, 'foe' | 'up'>): boolean {
  return up || !foe;
}

function anyoneHasTurn<F extends OrderedFighter<F>>({ list, count }: Order<F>): boolean {
  return list.slice(0, count).some(hasTurn);
}

/** Those whose round has come join; gives how many came before the turn being played, who wait for the next round. */
function joinAll<F extends OrderedFighter<F>>(
  { fighters, order, rules }: FightOneByOne<F>,
  { round, playing }: { readonly round: number; readonly playing: number },
  roll: DieSource,
): number {
  let passed = 0;
  for (const fighter of fighters) {
    if (fighter.there || fighter.joins > round) continue;
    arrive(fighter);
    if (place(order, fighter, rules, roll) <= playing + passed) passed += 1;
  }
  return passed;
}

/** New counts as a round begins, of those who have turns; the others keep theirs. */
function reroll<F extends OrderedFighter<F>>(
  fighters: readonly F[],
  order: Order<F>,
  rules: OneByOne<F>,
  roll: DieSource,
): void {
  const ofGroups = new Map<string, number>();
  for (const fighter of fighters) {
    if (!fighter.there || !hasTurn(fighter)) continue;
    const { group } = fighter.combatant;
    const shared = rules.rollsByGroup && group !== null ? group : null;
    const mates = shared === null ? undefined : ofGroups.get(shared);
    fighter.count = mates ?? rules.initiative(fighter, roll);
    if (shared !== null) ofGroups.set(shared, fighter.count);
  }
  for (let at = 1; at < order.count; at += 1) moveUp(order.list, at, rules.lowestFirst);
}

/** Puts one into the order by its count; gives its place. */
function place<F extends OrderedFighter<F>>(
  order: Order<F>,
  fighter: F,
  rules: OneByOne<F>,
  roll: DieSource,
): number {
  const mate = rules.rollsByGroup ? mateOf(fighter, order) : undefined;
  fighter.count = mate === undefined ? rules.initiative(fighter, roll) : mate.count;
  order.list[order.count] = fighter;
  order.count += 1;
  return moveUp(order.list, order.count - 1, rules.lowestFirst);
}

/** Who has come already of one's group. */
function mateOf<F extends OrderedFighter<F>>(
  { combatant: { group } }: F,
  { list, count }: Order<F>,
): F | undefined {
  return group === null ? undefined : list.slice(0, count).find((one) => one.combatant.group === group);
}

/** Moves one up in the order, past all whom it goes before; gives its place. */
function moveUp<F extends OrderedFighter<F>>(list: F[], from: number, lowestFirst: boolean): number {
  const fighter = list[from];
  if (fighter === undefined) return from;
  let at = from;
  for (; at > 0; at -= 1) {
    const other = list[at - 1];
    if (other === undefined || !goesBefore(fighter, other, lowestFirst)) break;
    list[at] = other;
  }
  list[at] = fighter;
  return at;
}

function goesBefore<F extends OrderedFighter<F>>(one: F, other: F, lowestFirst: boolean): boolean {
  if (one.count === other.count) return one.rank < other.rank;
  return lowestFirst ? one.count < other.count : one.count > other.count;
}
