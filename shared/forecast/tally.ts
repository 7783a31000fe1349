import type { FightEnd, Winner } from './fight-end.ts';
import type { Fighter } from './fighter.ts';

/** What many fights came to, in whole numbers of fights, so that parts may be added up in any order. */
export interface Tally {
  runs: number;
  readonly wins: Record<Winner, number>;
  /** Fights by the round they ended in. */
  readonly rounds: number[];
  /** Fights by how many PCs had fallen, and by how many were dead. */
  readonly fallen: number[];
  readonly dead: number[];
  /** By fighter, fights by the points it lost. */
  readonly lost: readonly number[][];
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
    spent: counts(fighters),
  };
}

/** Counts a fight just fought. */
export function countFight(tally: Tally, { winner, rounds }: FightEnd, fighters: readonly Fighter[]): void {
  let fallen = 0;
  let dead = 0;
  let at = 0;
  for (const fighter of fighters) {
    addTo(tally.lost[at], fighter.lost, 1);
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
  addTo(tally.lost[fighter], lost, weight);
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
}

function addAll(to: number[], from: readonly number[]): void {
  for (const [index, number] of from.entries()) addTo(to, index, number);
}

/** Counts at a place that the list may still have to grow to, without holes. */
function addTo(counts: number[] | undefined, at: number, weight: number): void {
  if (counts === undefined) return;
  while (counts.length <= at) counts.push(0);
  counts[at] = (counts[at] ?? 0) + weight;
}
