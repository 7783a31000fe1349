import fc from 'fast-check';
import type { CombatRow } from '#shared/records/combat.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import { moveOf, perform, type History } from '#shared/engine/history.ts';
import { fighter, setUp } from './fight.ts';
import { plainSystem, type PlainCommand } from './plain-system.ts';

const id = fc.constantFrom('a', 'b', 'c', 'x');
/** Any command of the plain system, those that will be refused too. */
export const anyCommand: fc.Arbitrary<PlainCommand> = fc.oneof(
  fc.constant({ type: 'start' }),
  fc.constant({ type: 'next-turn' }),
  fc.constant({ type: 'undo' }),
  fc.constant({ type: 'redo' }),
  fc.constant({ type: 'reset' }),
  fc.record({ type: fc.constant('damage'), target: id, amount: fc.nat({ max: 12 }) }),
  fc.record({ type: fc.constant('heal'), target: id, amount: fc.nat({ max: 12 }) }),
  fc.record({ type: fc.constant('temp-hp'), target: id, amount: fc.nat({ max: 5 }) }),
  fc.record({ type: fc.constant('delay'), combatant: id }),
  fc.record({ type: fc.constant('act-now'), combatant: id }),
  fc.record({ type: fc.constant('ready'), combatant: id, trigger: fc.constant('já') }),
  fc.record({ type: fc.constant('spend'), combatant: id, action: fc.constant('act') }),
  fc.record({ type: fc.constant('reorder'), combatant: id, before: fc.option(id) }),
  fc.record({
    type: fc.constant('set-initiative'),
    combatant: id,
    initiative: fc.integer({ min: -9, max: 30 }),
  }),
  fc.record({ type: fc.constant('remove-combatant'), combatant: id }),
  fc.record({
    type: fc.constant('add-condition'),
    target: id,
    condition: fc.constant('marked'),
    rounds: fc.option(fc.integer({ min: 1, max: 3 })),
    by: fc.option(id),
    endsIf: fc.option(fc.constantFrom('bearer-hurt', 'causer-hurt'), { nil: undefined }),
  }),
  fc.constant({ type: 'add-combatant', combatant: fighter('x', 2) }),
);

/** A fight as a store would keep it: from what it begins, and a row for each command that was allowed. */
export interface Wandered {
  readonly history: History;
  readonly rows: readonly CombatRow[];
}

/** Plays whatever is allowed of a list of commands. */
export function wander(commands: readonly PlainCommand[]): Wandered {
  const dice = diceFrom(seededSource(7));
  const rows: CombatRow[] = [];
  let history = setUp(fighter('a', 1), fighter('b'), fighter('c', 4, 'pc'));
  for (const command of commands) {
    try {
      history = perform(plainSystem, history, command, dice);
      const move = moveOf(history, command);
      const at = '2026-11-28T20:00:00.000Z';
      rows.push({
        seq: rows.length + 1,
        at,
        command,
        rolls: move?.rolls ?? [],
        events: move?.events ?? [],
      });
    } catch (error) {
      if (!(error instanceof RodadaError)) throw error;
    }
  }
  return { history, rows };
}
