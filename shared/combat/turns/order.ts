import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Combatant, CombatState, OrderEntry } from '#shared/combat/state.ts';
import { findCombatant, type Play } from '#shared/combat/play.ts';
import { placeOf } from '#shared/combat/roster.ts';
import { gathered, headsOf, leaderOf } from './links.ts';

/** A roll for a place in the order. */
export interface RolledInitiative {
  readonly total: number;
  readonly natural: number;
  /** The dice behind the natural; left out: one d20. */
  readonly dice?: readonly RolledDie[];
}

/** What a system with individual turns says about its order. */
export interface OrderRules {
  /** Initiative bonus and what breaks a tie of bonuses (H1: DES); higher goes first. */
  readonly initiative: (combatant: Combatant) => { readonly bonus: number; readonly tieBreak: number };
  /** Rolls initiative from the play's dice. */
  readonly roll: (play: Play, combatant: Combatant) => RolledInitiative;
  /** The last count one may wait for (H18), or null when there is none. */
  readonly delayLimit: (combatant: Combatant, options: JsonObject) => number | null;
  /** The action a readied act is paid with (H19); left out where nothing can be readied. */
  readonly readyAction?: string;
  /** Makes one caught unaware in that round (H2); left out where there is no surprise. */
  readonly surprise?: (play: Play, id: string, round: number) => void;
  /** Whether those of one group share a roll, also those who come later; left out where they never do. */
  readonly rollsByGroup?: (options: JsonObject) => boolean;
  /** Whether the lowest count goes first; left out where the highest always does. */
  readonly lowestFirst?: (options: JsonObject) => boolean;
  /** Whether everybody rolls anew as each round begins; left out where nobody ever does. */
  readonly rerolls?: (options: JsonObject) => boolean;
  /** What else comes with somebody's new place; left out where nothing does. */
  readonly rerolled?: (play: Play, entry: OrderEntry) => void;
  /** Whether some may share a place in the order, as rider and mount do. */
  readonly links?: true;
  /** What else comes with the beginning of one's own turn; left out where nothing does. */
  readonly onTurn?: (play: Play, id: string) => void;
}

/** Whether the lowest count goes first in a fight. */
export function isLowestFirst({ options }: Pick<CombatState, 'options'>, rules: OrderRules): boolean {
  return rules.lowestFirst?.(options) === true;
}

/** Whether one count comes later in a round than another. */
export function isLater(state: CombatState, rules: OrderRules, count: number, than: number): boolean {
  return isLowestFirst(state, rules) ? count > than : count < than;
}

/** The order in which those with these totals, given as they were added, take their turns (H1); ties go the same way whichever count is first. */
export function orderOf(
  rules: OrderRules,
  added: readonly { readonly combatant: Combatant; readonly total: number }[],
  lowestFirst = false,
): readonly OrderEntry[] {
  const way = lowestFirst ? -1 : 1;
  return added
    .map(({ combatant, total }) => ({ id: combatant.id, total, ...rules.initiative(combatant) }))
    .toSorted((a, b) => way * (b.total - a.total) || b.bonus - a.bonus || b.tieBreak - a.tieBreak)
    .map(({ id, total }) => ({ id, initiative: total }));
}

/** The order with one entry put where its number belongs, and with it those who share its place; nobody else moves. Equals: bonus, tie break, then who was added first (H1). */
export function insertByInitiative(
  state: CombatState,
  rules: OrderRules,
  entry: OrderEntry,
): readonly OrderEntry[] {
  return insertFrom(state, rules, entry, 0);
}

/** The same, but never further forward than before: even in an order changed by hand, waiting means acting later (H18). */
export function insertLater(state: CombatState, rules: OrderRules, entry: OrderEntry): readonly OrderEntry[] {
  const leader = leaderOf(state.linked, entry.id);
  const own = headsOf(state.order, state.linked).findIndex(({ id }) => id === leader);
  return insertFrom(state, rules, entry, own);
}

function insertFrom(
  state: CombatState,
  rules: OrderRules,
  entry: OrderEntry,
  from: number,
): readonly OrderEntry[] {
  const { order, linked } = state;
  const moved = { id: leaderOf(linked, entry.id), initiative: entry.initiative };
  const others = headsOf(order, linked).filter(({ id }) => id !== moved.id);
  const index = others.findIndex((other, place) => place >= from && goesBefore(state, rules, moved, other));
  const heads = others.toSpliced(index === -1 ? others.length : index, 0, moved);
  return gathered(heads, linked, [...order, entry]);
}

/** The order with one entry, and those who share its place, moved right before another, or to the end; its number is kept unless a new one is given. */
export function moveBefore(
  { order, linked }: Pick<CombatState, 'order' | 'linked'>,
  id: string,
  before: string | null,
  initiative?: number,
): readonly OrderEntry[] {
  const heads = headsOf(order, linked);
  const leader = leaderOf(linked, id);
  const found = heads.find((entry) => entry.id === leader);
  if (found === undefined) return order;
  const moved = { id: leader, initiative: initiative ?? found.initiative };
  const next = before === null ? null : leaderOf(linked, before);
  // Before one of its own it stays where it is.
  if (next === leader)
    return gathered(
      heads.map((entry) => (entry.id === leader ? moved : entry)),
      linked,
      order,
    );
  const others = heads.filter((entry) => entry.id !== leader);
  const index = others.findIndex((entry) => entry.id === next);
  return gathered(others.toSpliced(index === -1 ? others.length : index, 0, moved), linked, order);
}

function goesBefore(state: CombatState, rules: OrderRules, one: OrderEntry, other: OrderEntry): boolean {
  if (one.initiative !== other.initiative) return isLater(state, rules, other.initiative, one.initiative);
  const a = findCombatant(state, one.id);
  const b = findCombatant(state, other.id);
  if (a === null || b === null) return false;
  return ranksBefore(state, rules, a, b);
}

/** Whether one goes before another on the same count: bonus, tie break, then who was added first (H1). */
export function ranksBefore(state: CombatState, rules: OrderRules, a: Combatant, b: Combatant): boolean {
  const first = rules.initiative(a);
  const second = rules.initiative(b);
  if (first.bonus !== second.bonus) return first.bonus > second.bonus;
  if (first.tieBreak !== second.tieBreak) return first.tieBreak > second.tieBreak;
  return placeOf(state.combatants, a.id) < placeOf(state.combatants, b.id);
}
