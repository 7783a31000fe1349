import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Combatant, CombatState, OrderEntry } from '#shared/combat/state.ts';
import { findCombatant, type Play } from '#shared/combat/play.ts';
import { placeOf } from '#shared/combat/roster.ts';

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
  /** The lowest count one may wait for (H18), or null when there is none. */
  readonly delayLimit: (combatant: Combatant) => number | null;
  /** The action a readied act is paid with (H19); left out where nothing can be readied. */
  readonly readyAction?: string;
  /** Makes one caught unaware in that round (H2); left out where there is no surprise. */
  readonly surprise?: (play: Play, id: string, round: number) => void;
  /** Whether those of one group share a roll, also those who come later; left out where they never do. */
  readonly rollsByGroup?: (options: JsonObject) => boolean;
  /** What else comes with the beginning of one's own turn; left out where nothing does. */
  readonly onTurn?: (play: Play, id: string) => void;
}

/** The order in which those with these totals, given as they were added, take their turns (H1). */
export function orderOf(
  rules: OrderRules,
  added: readonly { readonly combatant: Combatant; readonly total: number }[],
): readonly OrderEntry[] {
  return added
    .map(({ combatant, total }) => ({ id: combatant.id, total, ...rules.initiative(combatant) }))
    .toSorted((a, b) => b.total - a.total || b.bonus - a.bonus || b.tieBreak - a.tieBreak)
    .map(({ id, total }) => ({ id, initiative: total }));
}

/** The order with one entry put where its number belongs; nobody else moves. Equals: bonus, tie break, then who was added first (H1). */
export function insertByInitiative(
  state: CombatState,
  rules: OrderRules,
  entry: OrderEntry,
): readonly OrderEntry[] {
  return insertFrom(state, rules, entry, 0);
}

/** The same, but never further forward than before: even in an order changed by hand, waiting means acting later (H18). */
export function insertLater(state: CombatState, rules: OrderRules, entry: OrderEntry): readonly OrderEntry[] {
  const own = state.order.findIndex(({ id }) => id === entry.id);
  return insertFrom(state, rules, entry, own);
}

function insertFrom(
  state: CombatState,
  rules: OrderRules,
  entry: OrderEntry,
  from: number,
): readonly OrderEntry[] {
  const others = state.order.filter(({ id }) => id !== entry.id);
  const index = others.findIndex((other, place) => place >= from && goesBefore(state, rules, entry, other));
  return others.toSpliced(index === -1 ? others.length : index, 0, entry);
}

/** The order with one entry moved right before another, or to the end; its number is kept unless a new one is given. */
export function moveBefore(
  order: readonly OrderEntry[],
  id: string,
  before: string | null,
  initiative?: number,
): readonly OrderEntry[] {
  const moved = order.find((entry) => entry.id === id);
  if (moved === undefined) return order;
  const others = order.filter((entry) => entry.id !== id);
  const index = others.findIndex((entry) => entry.id === before);
  return others.toSpliced(index === -1 ? others.length : index, 0, {
    id,
    initiative: initiative ?? moved.initiative,
  });
}

function goesBefore(state: CombatState, rules: OrderRules, one: OrderEntry, other: OrderEntry): boolean {
  if (one.initiative !== other.initiative) return one.initiative > other.initiative;
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
