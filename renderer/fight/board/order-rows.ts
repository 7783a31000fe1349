import type { MarkColour } from '#shared/combat/mark-colours.ts';
import type { Combatant, CombatState, HitPoints, Side, Standing } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Chip } from './chips.ts';
import { keptChips } from './chips.ts';
import { shownName } from '#shared/combat/names.ts';
import type { ShownName } from '#shared/player/kept-names.ts';
import { namedApart } from '#shared/player/shown-names.ts';
import type { Locale } from '#shared/text/locale.ts';

/** A row of the order list, ready to be shown. */
export interface OrderRow {
  readonly id: string;
  /** As it is shown, with what tells it from its equals. */
  readonly name: string;
  /** The name given, which those of one kind share. */
  readonly base: string;
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
  /** The figure key that picks it as a target, 1 to 9; null for whose turn it is, the defeated, entries and the tenth on. */
  readonly key: number | null;
  readonly chips: readonly Chip[];
  /** Players see nothing of it. */
  readonly hidden: boolean;
  /** What players know it as; null where that is the same, or they haven't seen it. */
  readonly playersName: string | null;
  /** An entry has neither sheet nor points and is nobody's target. */
  readonly kind: Combatant['kind'];
  /** Those of one kind share it. */
  readonly group: string | null;
  /** The colour of its base on the table. */
  readonly mark: MarkColour | null;
  /** What is told as its turn begins; empty for nothing. */
  readonly reminder: string;
}

const MOST_KEYS = 9;
const NO_LIMITS: ReadonlyMap<string, number> = new Map();

/**
 * The rows in the order of play (before the start: as added), in a language. `limits` are the lowest counts of those delaying. A row
 * of `before` that is equal is reused, so that only what has changed is drawn anew.
 */
export function orderRows(
  state: CombatState,
  system: RuleSystem,
  {
    locale,
    limits = NO_LIMITS,
    shown = [],
    before = [],
  }: {
    readonly locale: Locale;
    readonly limits?: ReadonlyMap<string, number>;
    /** Those whom players have been shown. */
    readonly shown?: readonly ShownName[];
    readonly before?: readonly OrderRow[];
  },
): readonly OrderRow[] {
  const acted = new Set(state.acted);
  const apart = new Map(namedApart(state.combatants, shown, locale).map((one) => [one.id, one.shown]));
  const drawn = new Map(before.map((row) => [row.id, row]));
  let key = 0;
  const rows = inOrder(state).map(({ combatant, count }): OrderRow => {
    const { id, hidden, kind, group, mark, reminder } = combatant;
    const now = state.turn?.who === id;
    const aimedAt = !now && kind === 'fighter' && combatant.standing !== 'defeated';
    if (aimedAt) key += 1;
    const row: OrderRow = {
      id,
      name: shownName(combatant, locale),
      base: combatant.name,
      side: combatant.side,
      count,
      hp: combatant.hp,
      standing: combatant.standing,
      now,
      acted: acted.has(id),
      delaying: combatant.delaying,
      waiting: combatant.standing === 'up' && (combatant.delaying || combatant.ready !== null),
      key: aimedAt && key <= MOST_KEYS ? key : null,
      chips: keptChips(combatant, state, system, limits.get(id) ?? null),
      hidden,
      playersName: apart.get(id) ?? null,
      kind,
      group,
      mark,
      reminder,
    };
    const same = drawn.get(id);
    return same !== undefined && isEqualRow(same, row) ? same : row;
  });
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows;
}

/** The combatants in the order of play, those without a place in it last. */
function inOrder(state: CombatState): readonly { combatant: Combatant; count: number | null }[] {
  const unplaced = new Map(state.combatants.map((combatant) => [combatant.id, combatant]));
  const placed = state.order.flatMap(({ id, initiative }) => {
    const combatant = unplaced.get(id);
    unplaced.delete(id);
    return combatant === undefined ? [] : [{ combatant, count: initiative }];
  });
  return [...placed, ...[...unplaced.values()].map((combatant) => ({ combatant, count: null }))];
}

/** Whether two rows are equal; of somebody who hasn't changed the nested values are the very same, and soon compared. */
function isEqualRow(one: OrderRow, other: OrderRow): boolean {
  return (
    one.now === other.now &&
    one.acted === other.acted &&
    one.key === other.key &&
    one.count === other.count &&
    deepEqual(one, other)
  );
}

/** Whether two plain values are equal, in all that is nested in them, too. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && deepEqual(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
