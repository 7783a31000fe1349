import { findCombatant, patchState, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { isFollower, leaderOf, linkedOrder } from './links.ts';
import { isLowestFirst, orderOf, type OrderRules } from './order.ts';
import type { Rolled } from './rolled.ts';

/** The total of one with whose it is. */
export type RolledOne = Rolled & { readonly combatant: Combatant };

/** Everybody's total as the fight begins, typed or rolled, in the order they were given. */
export function rollForAll(
  play: Play,
  rules: OrderRules,
  typed: ReadonlyMap<string, number>,
): readonly RolledOne[] {
  const rolled = rollFor(play, rules, typed, () => true);
  return play.state.combatants.map((combatant) => ({
    combatant,
    ...(rolled.get(combatant.id) ?? withLeader(play.state, rolled, combatant.id) ?? NOTHING),
  }));
}

/** New totals as a round begins, of those who take turns; whoever follows another has that one's, everybody else keeps its own. */
export function rerollAll(
  play: Play,
  rules: OrderRules,
  typed: ReadonlyMap<string, number>,
  takesTurn: (combatant: Combatant) => boolean,
): void {
  for (const id of typed.keys()) requireCombatant(play.state, id, 'initiative');
  const { combatants, linked, order: before } = play.state;
  const counts = new Map(before.map(({ id, initiative }) => [id, initiative]));
  const rolls = (one: Combatant) => one.kind === 'fighter' && counts.has(one.id) && takesTurn(one);
  const rolled = rollFor(play, rules, typed, rolls);
  const placed = combatants.flatMap((combatant) => {
    const { id } = combatant;
    const total = rolled.get(id)?.total ?? counts.get(id);
    return total === undefined ? [] : [{ combatant, total }];
  });
  const order = linkedOrder(orderOf(rules, placed, isLowestFirst(play.state, rules)), linked);
  patchState(play, { order });
  const told = combatants.flatMap((combatant) => {
    const one = rolled.get(combatant.id);
    return one === undefined ? [] : [{ who: who(combatant), ...one }];
  });
  play.events.push({ type: 'rerolled', order: told, ...reversed(play.state, rules) });
  for (const entry of play.state.order) rules.rerolled?.(play, entry);
}

/** What tells that the lowest count goes first, where it does. */
export function reversed(state: CombatState, rules: OrderRules): { readonly lowestFirst?: true } {
  return isLowestFirst(state, rules) ? { lowestFirst: true } : {};
}

/** The total of one, known, an entry's own, or rolled. */
export function totalOf(play: Play, rules: OrderRules, combatant: Combatant, known: number | null): Rolled {
  const total = known ?? totalOfEntry(play.state, rules, combatant);
  return total === null ? rules.roll(play, combatant) : { total, natural: null };
}

/** What one of its group has already, where groups share a roll. */
export function totalOfGroup(play: Play, rules: OrderRules, { group }: Combatant): number | null {
  if (group === null || rules.rollsByGroup?.(play.state.options) !== true) return null;
  const { order } = play.state;
  const mate = order.find(({ id }) => findCombatant(play.state, id)?.group === group);
  return mate?.initiative ?? null;
}

const NOTHING: Rolled = { total: 0, natural: null };

function withLeader(state: CombatState, rolled: ReadonlyMap<string, Rolled>, id: string): Rolled | null {
  const leader = rolled.get(leaderOf(state.linked, id));
  return leader === undefined ? null : { total: leader.total, natural: null };
}

/** Rolls for those asked for, in the order of the combatants; whoever follows another doesn't roll. */
function rollFor(
  play: Play,
  rules: OrderRules,
  typed: ReadonlyMap<string, number>,
  which: (combatant: Combatant) => boolean,
): ReadonlyMap<string, Rolled> {
  const shares = rules.rollsByGroup?.(play.state.options) === true;
  // The first of a group in the order says what those after it get.
  const ofGroups = new Map<string, number>();
  const rolled = new Map<string, Rolled>();
  for (const combatant of play.state.combatants) {
    const { id } = combatant;
    if (!which(combatant) || isFollower(play.state.linked, id)) continue;
    const group = shares ? combatant.group : null;
    const mates = group === null ? undefined : ofGroups.get(group);
    const one = totalOf(play, rules, combatant, typed.get(id) ?? mates ?? null);
    if (group !== null) ofGroups.set(group, Math.max(one.total, mates ?? one.total));
    rolled.set(id, one);
  }
  return rolled;
}

/** Lowest first, the middle of a d20 mirrors what comes last. */
const MIRROR = 21;

/** An entry without a total acts as the round begins to close: it has nothing to roll with. */
function totalOfEntry(state: CombatState, rules: OrderRules, { kind }: Combatant): number | null {
  if (kind !== 'entry') return null;
  return isLowestFirst(state, rules) ? MIRROR : 0;
}
