import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { CommandFor } from '#shared/combat/commands/index.ts';
import { openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { plainSystem, type PlainCommand } from './plain-system.ts';

/** A combatant for tests: its id names it, 10 points. */
export function fighter(id: string, initiative = 0, side: 'pc' | 'ally' | 'foe' = 'foe', dex = 0) {
  return { id, name: id.toUpperCase(), side, hp: { current: 10, max: 10 }, sheet: { initiative, dex } };
}

/** A fight of the plain system before its first command. */
export function setUp(...combatants: readonly ReturnType<typeof fighter>[]): History {
  return openHistory(newCombat(plainSystem, { combatants }));
}

/** Carries out commands with the naturals given. */
export function play(
  history: History,
  commands: readonly CommandFor<PlainCommand>[],
  naturals: readonly number[] = [],
): History {
  const dice = diceFrom(fixedSource(naturals).source);
  return commands.reduce((before, command) => perform(plainSystem, before, command, dice), history);
}

/** Three foes a, b, c started on 15, 10 and 5. */
export function startedTrio(): History {
  const initiative = { a: 15, b: 10, c: 5 };
  return play(setUp(fighter('a'), fighter('b'), fighter('c')), [{ type: 'start', initiative }]);
}

/** The state at the head. */
export const now = (history: History): CombatState => stateOf(history);

/** Whose turn it is, as `round:id`. */
export function turnOf(history: History): string {
  const { round, turn } = stateOf(history);
  return `${round}:${turn?.who ?? '-'}`;
}

/** The order as ids. */
export function orderOf(history: History): string {
  return stateOf(history)
    .order.map(({ id }) => id)
    .join(' ');
}

/** One combatant of a fight; a missing one fails the test. */
export function one(history: History, id: string): Combatant {
  const found = stateOf(history).combatants.find((combatant) => combatant.id === id);
  if (found === undefined) throw new Error(`no combatant ${id}`);
  return found;
}

/** The next-turn command, as often as asked. */
export function turns(count: number): PlainCommand[] {
  return Array.from({ length: count }, () => ({ type: 'next-turn' }));
}
