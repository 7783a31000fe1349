import type { Combatant, CombatState, HitPoints, Side, Standing } from '../../../shared/combat/state.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { chipsOf, type Chip } from './chips.ts';

/** A row of the order list, ready to be shown. */
export interface OrderRow {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** The initiative count; null before the start. */
  readonly count: number | null;
  readonly hp: HitPoints;
  readonly standing: Standing;
  readonly now: boolean;
  readonly acted: boolean;
  readonly delaying: boolean;
  /** Delaying or with an act prepared: it may act now. */
  readonly waiting: boolean;
  /** The figure key that picks it as a target, 1 to 9; null for whose turn it is, the defeated and the tenth on. */
  readonly key: number | null;
  readonly chips: readonly Chip[];
}

/** The rows in the order of play (before the start: as added). `limits` are the lowest counts of those delaying. */
export function orderRows(
  state: CombatState,
  system: RuleSystem,
  limits: ReadonlyMap<string, number> = new Map(),
): readonly OrderRow[] {
  let key = 0;
  return inOrder(state).map(({ combatant, count }) => {
    const now = state.turn?.who === combatant.id;
    const picked = !now && combatant.standing !== 'defeated';
    if (picked) key += 1;
    return {
      id: combatant.id,
      name: combatant.name,
      side: combatant.side,
      count,
      hp: combatant.hp,
      standing: combatant.standing,
      now,
      acted: state.acted.includes(combatant.id),
      delaying: combatant.delaying,
      waiting: combatant.delaying || combatant.ready !== null,
      key: picked && key <= 9 ? key : null,
      chips: chipsOf(combatant, state, system, limits.get(combatant.id) ?? null),
    };
  });
}

/** The combatants in the order of play, those without a place in it last. */
function inOrder(state: CombatState): readonly { combatant: Combatant; count: number | null }[] {
  const placed = state.order.flatMap(({ id, initiative }) => {
    const combatant = state.combatants.find((one) => one.id === id);
    return combatant === undefined ? [] : [{ combatant, count: initiative }];
  });
  const unplaced = state.combatants.filter(({ id }) => !state.order.some((entry) => entry.id === id));
  return [...placed, ...unplaced.map((combatant) => ({ combatant, count: null }))];
}

/**
 * Before whom a row has to be put so that it stands where it was dropped: the id that follows it in the new list,
 * null at the end, or undefined when nothing moved.
 */
export function placeAfterDrop(
  before: readonly string[],
  after: readonly string[],
  moved: string,
): string | null | undefined {
  if (before.length === after.length && before.every((id, index) => id === after[index])) return undefined;
  return after[after.indexOf(moved) + 1] ?? null;
}

/** Before whom a row has to be put to go one place up or down, or undefined at the edge. */
export function placeAfterStep(
  order: readonly string[],
  id: string,
  step: 'up' | 'down',
): string | null | undefined {
  const index = order.indexOf(id);
  if (index === -1) return undefined;
  if (step === 'up') return order[index - 1];
  return index === order.length - 1 ? undefined : (order[index + 2] ?? null);
}
