import { applyKept } from '#shared/engine/apply.ts';
import type { GrowingHistory, Move } from '#shared/engine/history.ts';
import { diceOf } from '#shared/dice/fixed.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** Moves at the head whose states are at hand. */
const AT_HAND = 64;

/** Of those before, one of so many keeps its state. */
const EVERY = 512;

/** After each move: forgets the state of one long past, so that a long fight takes no more room than its commands; undone to, it is worked out again. */
export function forgetStates(system: RuleSystem, { initial, done }: GrowingHistory): void {
  const place = done.length - 1 - AT_HAND;
  const move = done[place];
  const before = done[place - 1];
  if (move === undefined || before === undefined || place % EVERY === 0 || move.state === initial) return;
  done[place] = workedOutAgain(system, before, move);
}

function workedOutAgain(system: RuleSystem, before: Move, { command, rolls, events }: Move): Move {
  return {
    command,
    rolls,
    events,
    get state() {
      return applyKept(system, before.state, command, diceOf(rolls)).state;
    },
  };
}
