import type { Winner } from './fight-end.ts';
import type { Fate } from './fighter.ts';
import { count, countLoss, type Counted, type Tally } from './tally.ts';

/** Where a step of a duel may lead, by the numbers of both states. */
export interface Branch {
  readonly chance: number;
  readonly one: number;
  readonly other: number;
}

/** What can come of one step (a turn, or both at once) when the two are in these states. */
export type DuelStep = (one: number, other: number) => readonly Branch[];

/** The steps of a fight when it goes in this order: those of the first round, and those of each one after it. */
export interface DuelOrder {
  readonly chance: number;
  readonly first: readonly DuelStep[];
  readonly later: readonly DuelStep[];
}

/** One of the two: what a state of it, by number, means. */
export interface Duelist {
  readonly foe: boolean;
  readonly pc: boolean;
  readonly start: number;
  readonly fate: (state: number) => Fate;
  /** Points lost since the beginning. */
  readonly lost: (state: number) => number;
}

/** A fight of one against one as a chain of chances, both as they stand in the list of combatants. */
export interface Duel {
  readonly one: Duelist;
  readonly other: Duelist;
  readonly orders: readonly DuelOrder[];
}

/** Beyond this many chances to follow, trying out is quicker. */
const MOST_BRANCHES = 250_000;

/** Pairs of states as one number. */
const STRIDE = 65_536;

interface Links {
  readonly to: Int32Array;
  readonly chance: Float64Array;
}

/** Every pair of states that can be reached, numbered, with the ways on from it by step. */
interface Graph {
  readonly pairs: readonly number[];
  readonly links: ReadonlyMap<DuelStep, readonly Links[]>;
}

/** Follows every chance of a duel to its end and counts it by its weight; null when there are too many of them. */
export function solveDuel(duel: Duel, tally: Tally, maxRounds: number): Tally | null {
  for (const order of duel.orders) {
    const graph = graphOf(duel, order);
    if (graph === null) return null;
    follow({ duel, graph, tally }, order, maxRounds);
  }
  return tally;
}

/** A duel being followed, and where what it comes to is counted. */
interface Following {
  readonly duel: Duel;
  readonly graph: Graph;
  readonly tally: Tally;
}

function follow(following: Following, order: DuelOrder, maxRounds: number): void {
  const { graph } = following;
  let now = new Float64Array(graph.pairs.length);
  now[0] = order.chance;
  settle(following, now, 1);
  for (let round = 1; round <= maxRounds; round += 1) {
    for (const step of round === 1 ? order.first : order.later) {
      now = advance(graph.links.get(step) ?? [], now);
      settle(following, now, round);
    }
  }
  for (const [index, weight] of now.entries())
    if (weight > 0)
      countPair(following, graph.pairs[index] ?? 0, { winner: 'draw', rounds: maxRounds, weight });
}

function advance(links: readonly Links[], now: Float64Array): Float64Array<ArrayBuffer> {
  const next = new Float64Array(now.length);
  for (const [index, weight] of now.entries()) {
    const ways = weight > 0 ? links[index] : undefined;
    if (ways === undefined) continue;
    for (let way = 0; way < ways.to.length; way += 1) {
      const to = ways.to[way] ?? 0;
      next[to] = (next[to] ?? 0) + weight * (ways.chance[way] ?? 0);
    }
  }
  return next;
}

/** Counts and takes out the fights that are over. */
function settle(following: Following, now: Float64Array, round: number): void {
  const { duel, graph } = following;
  for (const [index, weight] of now.entries()) {
    if (weight === 0) continue;
    const pair = graph.pairs[index] ?? 0;
    const winner = winnerOf(duel, pair);
    if (winner === null) continue;
    countPair(following, pair, { winner, rounds: round, weight });
    now[index] = 0;
  }
}

function winnerOf({ one, other }: Duel, pair: number): Winner | null {
  const oneUp = one.fate(stateOfOne(pair)) === 'up';
  const otherUp = other.fate(stateOfOther(pair)) === 'up';
  if (oneUp && otherUp) return null;
  if (oneUp === otherUp) return 'draw';
  return (oneUp ? one : other).foe ? 'foe' : 'pc';
}

function countPair(
  { duel: { one, other }, tally }: Following,
  pair: number,
  end: Pick<Counted, 'winner' | 'rounds' | 'weight'>,
): void {
  let fallen = 0;
  let dead = 0;
  for (const [index, duelist] of [one, other].entries()) {
    const state = index === 0 ? stateOfOne(pair) : stateOfOther(pair);
    countLoss(tally, index, duelist.lost(state), end.weight);
    const fate = duelist.fate(state);
    if (!duelist.pc || fate === 'up') continue;
    fallen += 1;
    if (fate === 'dead') dead += 1;
  }
  count(tally, { ...end, fallen, dead });
}

/** Finds every pair of states that can come about; null when there are too many ways. */
function graphOf(duel: Duel, { first, later }: DuelOrder): Graph | null {
  const steps = [...new Set([...first, ...later])];
  if (isBeyond({ one: duel.one.start, other: duel.other.start })) return null;
  const start = duel.one.start * STRIDE + duel.other.start;
  const pairs = [start];
  const numbers = new Map([[start, 0]]);
  const links = new Map(steps.map((step): [DuelStep, Links[]] => [step, []]));
  let ways = 0;
  const numberOf = (pair: number): number => {
    const known = numbers.get(pair);
    if (known !== undefined) return known;
    numbers.set(pair, pairs.length);
    pairs.push(pair);
    return pairs.length - 1;
  };
  for (let index = 0; index < pairs.length; index += 1) {
    const pair = pairs[index] ?? start;
    if (winnerOf(duel, pair) !== null) continue;
    for (const step of steps) {
      const branches = step(stateOfOne(pair), stateOfOther(pair)).filter(({ chance }) => chance > 0);
      ways += branches.length;
      if (ways > MOST_BRANCHES || branches.some(isBeyond)) return null;
      const found = links.get(step);
      if (found === undefined) continue;
      found[index] = {
        to: Int32Array.from(branches, ({ one, other }) => numberOf(one * STRIDE + other)),
        chance: Float64Array.from(branches, ({ chance }) => chance),
      };
    }
  }
  return { pairs, links };
}

/** Whether a state is beyond those that a pair holds as one number. */
function isBeyond({ one, other }: Pick<Branch, 'one' | 'other'>): boolean {
  return one >= STRIDE || other >= STRIDE;
}

function stateOfOne(pair: number): number {
  return Math.floor(pair / STRIDE);
}

function stateOfOther(pair: number): number {
  return pair % STRIDE;
}
