import { hasCome, lowestGoesFirst } from '#shared/combat/turns/counts.ts';
import { findCombatant, patchState, requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant, Condition, Tick } from '#shared/combat/state.ts';
import type { OwnCondition, TickTime } from './own-condition.ts';

/** Something of a condition that waits for the narrator, and what it is of. */
export interface DueTick {
  readonly tick: Tick;
  readonly bearer: Combatant;
  readonly own: OwnCondition;
}

/**
 * Whatever conditions do to these at the start or the end of their turn comes due. In a round each comes but once, whatever
 * is moved, delayed or put on anew meanwhile. `count` is the bearers' place: what ends before it doesn't come any more (H4).
 */
export function raiseTicks(play: Play, ids: readonly string[], at: TickTime, count: number): void {
  const { round, ticks } = play.state;
  const raised = ids.flatMap((target) => {
    const bearer = findCombatant(play.state, target);
    if (bearer === null || bearer.conditions.length === 0 || isPastAll(play, bearer)) return [];
    return bearer.conditions
      .filter(
        (one) => comesAt(one, at) && !isOver(play, one, count) && !isRaised(ticks, target, one, at, round),
      )
      .map(({ id }): Tick => ({ target, condition: id, at, round, due: true }));
  });
  if (raised.length === 0) return;
  // What is done is remembered for its own round.
  patchState(play, { ticks: [...ticks.filter((one) => one.round === round || one.due), ...raised] });
}

/** What is due in a fight, in the order it came; nothing is while its bearer is out. */
export function dueTicks({ state, system }: Pick<Play, 'state' | 'system'>): readonly DueTick[] {
  if (state.status !== 'running') return [];
  return state.ticks.flatMap((tick) => {
    if (!tick.due) return [];
    const bearer = findCombatant(state, tick.target);
    if (bearer === null || isPastAll({ state, system }, bearer)) return [];
    const own = bearer.conditions.find(({ id }) => id === tick.condition)?.own ?? endedSince(state, tick);
    return own === null ? [] : [{ tick, bearer, own }];
  });
}

/** What its count has ended since it came due still does what it does; there is nothing left to test for. */
function endedSince({ ownConditions }: Play['state'], { condition, at }: Tick): OwnCondition | null {
  const own = ownConditions.find(({ id }) => id === condition);
  return own?.tick?.at === at ? { ...own, save: null } : null;
}

/** Whether nothing comes due to somebody any more, nor does it test: out of the fight, or held dead by the rules. */
export function isPastAll({ state, system }: Pick<Play, 'state' | 'system'>, bearer: Combatant): boolean {
  return bearer.standing === 'defeated' || system.health.isDead?.(bearer, state.options) === true;
}

/** Notes that something due was carried out or let go. */
export function settleTick(play: Play, settled: Tick): void {
  const { ticks } = play.state;
  patchState(play, { ticks: ticks.map((one) => (one === settled ? { ...one, due: false } : one)) });
}

/** Nothing of somebody's conditions that are taken off is due any more; without them, nothing of somebody who leaves. */
export function forgetTicks(play: Play, target: string, conditions?: readonly Condition[]): void {
  const { ticks } = play.state;
  const goes = (one: Tick) =>
    one.due && one.target === target && (conditions?.some(({ id }) => id === one.condition) ?? true);
  if (!ticks.some(goes)) return;
  patchState(play, { ticks: ticks.map((one) => (goes(one) ? { ...one, due: false } : one)) });
}

/** Raises what comes at the end of the turn in progress, when it ends for good. */
export function raiseAtTurnEnd(play: Play): void {
  const { turn } = play.state;
  if (turn === null || turn.kind !== 'own') return;
  if (requireCombatant(play.state, turn.who).delaying) return;
  raiseTicks(play, [turn.who], 'turn-end', turn.count);
}

function comesAt({ own }: Condition, at: TickTime): boolean {
  return own !== undefined && (own.tick?.at === at || own.save?.at === at);
}

/** It ends before that count of that round, though nobody may have acted there yet. */
function isOver(play: Play, { ends }: Condition, count: number): boolean {
  const now = { round: play.state.round, count };
  return ends?.at === 'count' && hasCome(now, ends, lowestGoesFirst(play));
}

function isRaised(
  ticks: readonly Tick[],
  target: string,
  { id }: Condition,
  at: TickTime,
  round: number,
): boolean {
  return ticks.some(
    (one) => one.target === target && one.condition === id && one.at === at && one.round === round,
  );
}
