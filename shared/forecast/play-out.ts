import { applyKept } from '#shared/engine/apply.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { dueTicks } from '#shared/combat/conditions/ticks.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { canTakeTurn } from '#shared/combat/turns/pass-on.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { outcomeOf } from '#shared/arena/sides.ts';
import type { FightEnd, Winner } from '#shared/arena/fight-end.ts';
import { isFoe, reservesOf } from '#shared/arena/fighter.ts';
import type { FightPolicy, Plan } from '#shared/arena/policy.ts';

/** A fight fought through the whole rules core. */
export interface PlayedOut<C extends Command = Command> extends FightEnd {
  readonly state: CombatState;
  readonly commands: readonly (C | CoreCommand)[];
  readonly events: readonly CombatEvent[];
}

/** A fight, and how it is fought. */
interface FightToPlayOut<C extends Command> {
  readonly system: RuleSystem<C>;
  readonly policy: FightPolicy<C>;
  readonly plan: Plan;
}

/** Fights once by the policy, command by command: what a forecast's short way must come to with the same dice. */
export function playOut<C extends Command>(
  { system, policy, plan }: FightToPlayOut<C>,
  dice: Dice,
  maxRounds: number,
): PlayedOut<C> {
  const commands: (C | CoreCommand)[] = [];
  const events: CombatEvent[] = [];
  let state = plan.state;
  const command = (next: C | CoreCommand): CombatState => {
    const applied = applyKept(system, state, next, dice);
    commands.push(next);
    events.push(...applied.events);
    return applied.state;
  };
  state = command({ type: 'start', surprised: plan.surprised });
  for (;;) {
    const winner = winnerIn(system, state);
    if (winner !== null) return { winner, rounds: state.round, state, commands, events };
    const next = command(dueIn(state) ?? tickIn(system, state) ?? policy.next(state, plan));
    if (next.round > maxRounds) return { winner: 'draw', rounds: maxRounds, state, commands, events };
    state = next;
  }
}

function winnerIn(system: RuleSystem, { combatants, reserves }: CombatState): Winner | null {
  const left = [...combatants, ...reserves.map(({ combatant }) => combatant)].filter(
    ({ standing }) => standing === 'up',
  );
  const foes = left.filter(isFoe).length;
  return outcomeOf(left.length - foes, foes, {
    someoneActs: combatants.some((one) => canTakeTurn({ system }, one)),
    someoneComes: reserves.length > 0,
  });
}

/** The command that carries out what is due of a condition first, or null when nothing is. */
function tickIn(system: RuleSystem, state: CombatState): CoreCommand | null {
  const [due] = dueTicks({ state, system });
  if (due === undefined) return null;
  const { target, condition, at } = due.tick;
  return { type: 'tick', target, condition, at };
}

/** The command that brings those in whose round has come, or null when there is nobody. */
function dueIn(state: CombatState): CoreCommand | null {
  const due = reservesOf(state).filter(({ round }) => round <= state.round);
  return due.length === 0 ? null : { type: 'bring-in', combatants: due.map(({ combatant }) => combatant.id) };
}
