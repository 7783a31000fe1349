import type { FightEnd, Winner } from './fight-end.ts';
import type { Fighter } from './fighter.ts';

/** Losses from here on are few and far between. */
const FAR = 10_000;

/** What many fights came to, in whole numbers of fights, so that parts may be added up in any order. */
export interface Tally {
  runs: number;
  readonly wins: Record<Winner, number>;
  /** Fights by the round they ended in. */
  readonly rounds: number[];
  /** Fights by how many PCs had fallen, and by how many were dead. */
  readonly fallen: number[];
  readonly dead: number[];
  /** By fighter, fights by the points it lost; and those in which it lost more than a list should hold a place for. */
  readonly lost: readonly number[][];
  readonly lostFar: readonly Map<number, number>[];
  /** By fighter, MP spent in all. */
  readonly spent: number[];
}

/** One fight for a tally; `weight` 1 unless it stands for a share of all. */
export interface Counted extends FightEnd {
  readonly fallen: number;
  readonly dead: number;
  readonly weight: number;
}

/** A tally of no fights yet between these fighters. */
export function newTally(fighters: number, pcs: number, maxRounds: number): Tally {
  const counts = (length: number): number[] => Array.from({ length }, () => 0);
  return {
    runs: 0,
    wins: { pc: 0, foe: 0, draw: 0 },
    rounds: counts(maxRounds + 1),
    fallen: counts(pcs + 1),
    dead: counts(pcs + 1),
    lost: Array.from({ length: fighters }, () => []),
    lostFar: Array.from({ length: fighters }, () => new Map()),
    spent: counts(fighters),
  };
}

/** Counts a fight just fought. */
export function countFight(tally: Tally, { winner, rounds }: FightEnd, fighters: readonly Fighter[]): void {
  let fallen = 0;
  let dead = 0;
  let at = 0;
  for (const fighter of fighters) {
    countLoss(tally, at, fighter.lost, 1);
    if (fighter.spent > 0) addTo(tally.spent, at, fighter.spent);
    if (fighter.pc && fighter.there && !fighter.up) fallen += 1;
    if (fighter.pc && fighter.there && fighter.dead) dead += 1;
    at += 1;
  }
  tally.runs += 1;
  addWin(tally, winner, 1);
  addTo(tally.rounds, rounds, 1);
  addTo(tally.fallen, fallen, 1);
  addTo(tally.dead, dead, 1);
}

/** Counts a fight but for what was lost in it. */
export function count(tally: Tally, { winner, rounds, fallen, dead, weight }: Counted): void {
  tally.runs += weight;
  addWin(tally, winner, weight);
  addTo(tally.rounds, rounds, weight);
  addTo(tally.fallen, fallen, weight);
  addTo(tally.dead, dead, weight);
}

/** By name, since this is done for every fight. */
function addWin({ wins }: Tally, winner: Winner, weight: number): void {
  if (winner === 'pc') wins.pc += weight;
  else if (winner === 'foe') wins.foe += weight;
  else wins.draw += weight;
}

/** Counts what one lost. */
export function countLoss(tally: Tally, fighter: number, lost: number, weight: number): void {
  if (lost < FAR) addTo(tally.lost[fighter], lost, weight);
  else addFar(tally.lostFar[fighter], lost, weight);
}

/** What a fighter lost, from the least to the most, with the fights for each. */
export function lossesOf({ lost, lostFar }: Tally, fighter: number): readonly (readonly [number, number])[] {
  const far = [...(lostFar[fighter] ?? [])].toSorted(([a], [b]) => a - b);
  return [...(lost[fighter] ?? []).entries(), ...far];
}

/** Adds one tally of the same fighters to another. */
export function addTally(to: Tally, from: Tally): void {
  to.runs += from.runs;
  for (const winner of ['pc', 'foe', 'draw'] as const) to.wins[winner] += from.wins[winner];
  addAll(to.rounds, from.rounds);
  addAll(to.fallen, from.fallen);
  addAll(to.dead, from.dead);
  addAll(to.spent, from.spent);
  for (const [index, counts] of to.lost.entries()) addAll(counts, from.lost[index] ?? []);
  for (const [index, far] of from.lostFar.entries())
    for (const [lost, number] of far) addFar(to.lostFar[index], lost, number);
}

function addFar(counts: Map<number, number> | undefined, at: number, weight: number): void {
  counts?.set(at, (counts.get(at) ?? 0) + weight);
}

function addAll(to: number[], from: readonly number[]): void {
  for (const [index, number] of from.entries()) addTo(to, index, number);
}

/** Counts at a place that the list may still have to grow to, without holes. */
function addTo(counts: number[] | undefined, at: number, weight: number): void {
  if (counts === undefined) return;
  if (at >= counts.length) growTo(counts, at);
  counts[at] = (counts[at] ?? 0) + weight;
}

function growTo(counts: number[], at: number): void {
  while (counts.length <= at) counts.push(0);
}
