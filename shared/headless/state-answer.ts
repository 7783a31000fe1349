import { dueTicks } from '#shared/combat/conditions/ticks.ts';
import type { Combatant, CombatState, Condition } from '#shared/combat/state.ts';
import type { Counter } from '#shared/combat/counters/counter.ts';
import { say } from '#shared/text/translate.ts';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** A fight's state as the command line tells it, with what the system adds of its own. */
export function stateAnswer(system: RuleSystem, state: CombatState): JsonObject {
  return {
    round: state.round,
    turn: state.turn?.who ?? null,
    order: state.order.map(({ id, initiative }) => ({ id, initiative })),
    ...(state.linked.length > 0 && { linked: state.linked.map((link) => [...link]) }),
    combatants: Object.fromEntries(state.combatants.map((one) => [one.id, combatantAnswer(system, one)])),
    ended: state.status === 'ended',
    ...ticksAnswer(system, state),
    ...system.situation(state),
  };
}

/** What is due of conditions, left out for nothing. */
function ticksAnswer(system: RuleSystem, state: CombatState): JsonObject {
  const due = dueTicks({ state, system }).map(({ tick: { target, condition, at, round } }) => ({
    target,
    condition,
    at,
    round,
  }));
  return due.length === 0 ? {} : { due };
}

/** Only foes are `defeated`; PCs and allies without points, or out, are `down`: whether they act is the system's. */
function combatantAnswer(system: RuleSystem, combatant: Combatant): JsonObject {
  const { hp, side, conditions, standing, fate, delaying, ready } = combatant;
  return {
    hp: hp.current,
    maxHp: hp.max,
    temp: hp.temp,
    conditions: conditions.map(conditionAnswer),
    defeated: standing === 'defeated' && side === 'foe',
    ...(fate !== undefined && { fate }),
    down: side !== 'foe' && (standing !== 'up' || hp.current <= 0),
    delaying,
    ready,
    ...(combatant.counters && { counters: combatant.counters.map(counterAnswer) }),
    ...system.figures(combatant),
  };
}

function counterAnswer({ id, name, current, max, returns }: Counter): JsonObject {
  return { id, name: say(name, 'pt-BR'), current, max, returns };
}

function conditionAnswer({ id, details, ends }: Condition): JsonObject {
  return { id, ...details, endsRound: ends?.round, endsCount: ends?.at === 'count' ? ends.count : undefined };
}
