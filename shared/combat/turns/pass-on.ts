import { expireAtCount, expireAtOwnTurn } from '#shared/combat/conditions/held.ts';
import { bringCountersBack } from '#shared/combat/counters/counters.ts';
import {
  findCombatant,
  patchCombatant,
  patchState,
  refuse,
  requireCombatant,
  who,
  type Play,
} from '#shared/combat/play.ts';
import { message } from '#shared/text/message.ts';
import type { Combatant, OrderEntry, Turn } from '#shared/combat/state.ts';
import { raiseTicks } from '#shared/combat/conditions/ticks.ts';
import { requireSomebodyToCome } from './nobody.ts';
import { insertByInitiative, isLowestFirst, moveBefore, ranksBefore, type OrderRules } from './order.ts';
import { rerollAll } from './rolls.ts';

/** Whether a combatant takes turns at all: not defeated, and able to act where the system asks for it. */
export function canTakeTurn({ system }: Pick<Play, 'system'>, combatant: Combatant): boolean {
  if (combatant.kind === 'entry') return true;
  return combatant.standing !== 'defeated' && system.health.canAct(combatant);
}

/** Begins a turn on a count: what is due ends first (H4, H2), a readied act not used is lost (H19). */
export function beginTurn(play: Play, rules: OrderRules, id: string, count: number): void {
  const turn: Turn = { who: id, count, kind: 'own', spent: [], spentOn: [], attacks: 0 };
  patchState(play, { turn, count, acted: [...play.state.acted, id] });
  expireAtCount(play);
  expireAtOwnTurn(play, id);
  const { order } = play.state;
  const place = order.findIndex((entry) => entry.id === id);
  raiseForPassed(play, order.slice(0, place));
  raiseTicks(play, [id], 'turn-start', count);
  const combatant = requireCombatant(play.state, id);
  if (combatant.ready !== null) {
    patchCombatant(play, id, { ready: null });
    play.events.push({ type: 'ready-lost', who: who(combatant), trigger: combatant.ready });
  }
  play.events.push({ type: 'turn', who: who(combatant), count });
  bringCountersBack(play, 'turn', (one) => one.id === id);
  rules.onTurn?.(play, id);
}

/**
 * Begins the next turn. A turn that was interrupted goes on. Otherwise it is the first in the order who has had no turn
 * this round (H3), then those delaying, at their limits (H18). Then the next round begins; the turn is nobody's while all
 * who can act are still to come. Refused when nobody is left. Where each round has its own roll, `typed` are totals told for it.
 */
export function passOn(play: Play, rules: OrderRules, typed: ReadonlyMap<string, number> = new Map()): void {
  if (resumeInterrupted(play) || beginNextInOrder(play, rules) || beginAtLimit(play, rules)) {
    if (typed.size > 0) refuse(message('error.noNewRoll'), 'initiative');
    return;
  }
  raiseForPassed(play, play.state.order);
  raiseForWaiting(play);
  const { round, combatants } = play.state;
  patchState(play, {
    round: round + 1,
    acted: [],
    // One who delayed and then could not act has its usual turn in the new round.
    combatants: combatants.map((one) => (one.delaying ? { ...one, delaying: false } : one)),
  });
  play.events.push({ type: 'round', round: round + 1 });
  if (rules.rerolls?.(play.state.options) === true)
    rerollAll(play, rules, typed, (one) => canTakeTurn(play, one));
  bringCountersBack(play, 'round');
  if (beginNextInOrder(play, rules)) return;
  requireSomebodyToCome(play);
  patchState(play, { turn: null });
}

/** Whoever can't act is passed over, but what conditions do to it comes at its place all the same. */
function raiseForPassed(play: Play, passed: readonly OrderEntry[]): void {
  const begun = new Set(play.state.acted);
  for (const { id, initiative } of passed) {
    if (begun.has(id)) continue;
    const one = findCombatant(play.state, id);
    if (one === null || one.delaying || canTakeTurn(play, one)) continue;
    raiseTicks(play, [id], 'turn-start', initiative);
    raiseTicks(play, [id], 'turn-end', initiative);
  }
}

/** Whoever delayed and then can't act any more ends its turn, which had begun, with the round. */
function raiseForWaiting(play: Play): void {
  const waiting = new Set(play.state.combatants.filter((one) => one.delaying).map(({ id }) => id));
  for (const { id, initiative } of play.state.order)
    if (waiting.has(id)) raiseTicks(play, [id], 'turn-end', initiative);
}

/** Begins the turn of the first in the order who has had none this round; false when there is nobody. */
export function beginNextInOrder(play: Play, rules: OrderRules): boolean {
  const { order } = play.state;
  const acted = new Set(play.state.acted);
  const next = order.find(({ id }) => {
    if (acted.has(id)) return false;
    const combatant = findCombatant(play.state, id);
    return combatant !== null && !combatant.delaying && canTakeTurn(play, combatant);
  });
  if (next === undefined) return false;
  beginTurn(play, rules, next.id, next.initiative);
  return true;
}

function resumeInterrupted(play: Play): boolean {
  for (;;) {
    const { interrupted } = play.state;
    const turn = interrupted.at(-1);
    if (turn === undefined) return false;
    patchState(play, { interrupted: interrupted.slice(0, -1) });
    const combatant = findCombatant(play.state, turn.who);
    if (combatant === null) continue;
    if (!canTakeTurn(play, combatant)) {
      if (turn.kind === 'own') raiseTicks(play, [turn.who], 'turn-end', turn.count);
      continue;
    }
    patchState(play, { turn, count: turn.count });
    play.events.push({ type: 'turn', who: who(combatant), count: turn.count });
    return true;
  }
}

/** Only those delaying are left: the one with the highest limit must act now (H18); those without a limit come last. */
function beginAtLimit(play: Play, rules: OrderRules): boolean {
  const waiting = play.state.combatants
    .filter((one) => one.delaying && canTakeTurn(play, one))
    .map((combatant) => ({ combatant, limit: rules.delayLimit(combatant, play.state.options) }))
    .toSorted(
      (a, b) =>
        (isLowestFirst(play.state, rules) ? -1 : 1) * ((b.limit ?? 0) - (a.limit ?? 0)) ||
        (ranksBefore(play.state, rules, a.combatant, b.combatant) ? -1 : 1),
    );
  const [first] = waiting;
  if (first === undefined) return false;
  const { id } = first.combatant;
  const count = first.limit ?? lastCount(play, rules);
  patchState(play, {
    order:
      first.limit === null
        ? moveBefore(play.state, id, null, count)
        : insertByInitiative(play.state, rules, { id, initiative: count }),
  });
  patchCombatant(play, id, { delaying: false });
  beginTurn(play, rules, id, count);
  return true;
}

/** The last count of the order, where one waits who has no limit. */
function lastCount({ state }: Play, rules: OrderRules): number {
  const counts = state.order.map(({ initiative }) => initiative);
  return isLowestFirst(state, rules) ? Math.max(...counts) : Math.min(...counts);
}
