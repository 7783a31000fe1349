import type { DieSource } from '#shared/dice/dice.ts';
import { countSides, outcomeOf, winnerOf, type SideCounts } from './side-counts.ts';
import { arrive, putBack, type Fighter } from './fighter.ts';
import type { FightEnd } from './fight-end.ts';

/** The place of the turn being played in a round that is nobody's. */
const NOBODY = -1;

/** A fighter with a place in an order of turns. */
export interface OrderedFighter extends Fighter {
  /** Where it stands among those of the same count, from 0: bonus, tie break, who was added first. */
  rank: number;
  count: number;
}

/** What a system with turns one by one does in a simulated fight. */
export interface OneByOne<F extends OrderedFighter> {
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
export function rankFighters<F extends OrderedFighter>(
  fighters: readonly F[],
  initiative: (fighter: F) => { readonly bonus: number; readonly tieBreak: number },
): void {
  const ranked = fighters
    .map((fighter) => ({ fighter, ...initiative(fighter) }))
    .toSorted((a, b) => b.bonus - a.bonus || b.tieBreak - a.tieBreak);
  for (const [rank, { fighter }] of ranked.entries()) fighter.rank = rank;
}

/** A fight of turns one by one, to be fought again and again. */
export interface FightOneByOne<F extends OrderedFighter> {
  readonly fighters: readonly F[];
  readonly counts: SideCounts;
  readonly rules: OneByOne<F>;
}

/** Fights once, turn by turn in the order of initiative, those of later rounds joining as theirs begins. */
export function fightOneByOne<F extends OrderedFighter>(
  fight: FightOneByOne<F>,
  roll: DieSource,
  maxRounds: number,
): FightEnd {
  const { fighters, counts, rules } = fight;
  const order: F[] = [];
  for (const fighter of fighters) {
    putBack(fighter);
    rules.reset(fighter);
    if (fighter.there) place(order, fighter, rules, roll);
  }
  let waiting = fighters.length - order.length;
  countSides(counts, fighters);
  const early = winnerOf(counts);
  if (early !== null) return { winner: early, rounds: 1 };
  for (let round = 1; round <= maxRounds; round += 1) {
    let first = true;
    if (round > 1 && rules.rerolls) reroll(fighters, order, rules, roll);
    // A round that is nobody's lies all before those who come in it.
    if (waiting > 0 && !order.some(hasTurn)) {
      joinAll(fight, order, { round, playing: NOBODY }, roll);
      waiting = fighters.length - order.length;
    }
    for (let at = 0; at < order.length; at += 1) {
      const fighter = order[at];
      if (fighter === undefined || !hasTurn(fighter)) continue;
      rules.began(fighter, round);
      if (first && waiting > 0) {
        at += joinAll(fight, order, { round, playing: at }, roll);
        waiting = fighters.length - order.length;
      }
      first = false;
      if (fighter.up) {
        rules.act(fighter, round, roll);
        const winner = winnerOf(counts);
        if (winner !== null) return { winner, rounds: round };
      }
    }
    const outcome = outcomeOf(counts, { someoneActs: !first, someoneComes: waiting > 0 });
    if (outcome !== null) return { winner: outcome, rounds: round };
  }
  return { winner: 'draw', rounds: maxRounds };
}

/** Whether somebody has turns: a foe who is down is out of the order, a friend has its own and does nothing in it. */
function hasTurn({ foe, up }: Pick<Fighter, 'foe' | 'up'>): boolean {
  return up || !foe;
}

/** Those whose round has come join; gives how many came before the turn being played, who wait for the next round. */
function joinAll<F extends OrderedFighter>(
  { fighters, rules }: FightOneByOne<F>,
  order: F[],
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
function reroll<F extends OrderedFighter>(
  fighters: readonly F[],
  order: F[],
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
  const way = rules.lowestFirst ? -1 : 1;
  order.sort((a, b) => way * (b.count - a.count) || a.rank - b.rank);
}

/** Puts one into the order by its count; gives its place. */
function place<F extends OrderedFighter>(
  order: F[],
  fighter: F,
  rules: OneByOne<F>,
  roll: DieSource,
): number {
  const { group } = fighter.combatant;
  const mate =
    rules.rollsByGroup && group !== null ? order.find((one) => one.combatant.group === group) : undefined;
  fighter.count = mate === undefined ? rules.initiative(fighter, roll) : mate.count;
  let at = order.length;
  order.push(fighter);
  for (; at > 0; at -= 1) {
    const other = order[at - 1];
    if (
      other === undefined ||
      (rules.lowestFirst ? other.count < fighter.count : other.count > fighter.count) ||
      (other.count === fighter.count && other.rank < fighter.rank)
    )
      break;
    order[at] = other;
  }
  order[at] = fighter;
  return at;
}
