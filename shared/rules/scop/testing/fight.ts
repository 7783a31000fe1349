import { resolvingWith } from '#shared/combat/testing/resolving.ts';
import { apply } from '#shared/engine/apply.ts';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { CommandFor } from '#shared/combat/commands/index.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { Combatant, CombatState, Side } from '#shared/combat/state.ts';
import { diceFrom, type Dice } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { addTexts, say } from '#shared/text/translate.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import { questionsOf } from '#shared/rules/kit/questions.ts';
import { scop } from '#shared/rules/scop/index.ts';

export { refusalOf } from '#shared/combat/testing/resolving.ts';

addTexts(scop.id, scop.texts);

/** Somebody with 6 of Vitalidade (or as much as said), no skills and no arms. */
export function fighter(id: string, side: Side, sheet: JsonObject = {}, max = 6) {
  return { id, name: id, side, hp: { current: max, max }, sheet };
}

/** A fight with what the last command made happen. */
export interface Fight {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
}

/** A fight before its start. */
export function setUp(combatants: readonly ReturnType<typeof fighter>[], options: JsonObject = {}): Fight {
  return { state: newCombat(scop, { combatants, options }), events: [] };
}

/** Carries out commands with the naturals given, all of which must be used; `events` are those of the last command. */
export function carryOut(
  fight: Fight,
  commands: readonly CommandFor<ScopCommand>[],
  naturals: readonly number[] = [],
): Fight {
  const fixed = fixedSource(naturals);
  const after = carryOutWith(fight, commands, diceFrom(fixed.source));
  if (fixed.left() > 0) throw new Error(`${fixed.left()} dice left over`);
  return after;
}

/** Carries out commands with any dice. */
export function carryOutWith(
  { state }: Fight,
  commands: readonly CommandFor<ScopCommand>[],
  dice: Dice,
): Fight {
  let now: Fight = { state, events: [] };
  for (const command of commands) now = apply(scop, now.state, command, dice);
  return now;
}

/** A fight of these that has begun, everyone in one group. */
export function begun(combatants: readonly ReturnType<typeof fighter>[], options: JsonObject = {}): Fight {
  return carryOut(setUp(combatants, options), [{ type: 'start' }]);
}

/** One of these attacks another, with any other fields of `declare`. */
export function attack(
  combatant: string,
  target: string,
  fields: Partial<FieldsOf<ScopCommand, 'declare'>> = {},
): ScopCommand {
  return { type: 'declare', combatant, target, ...fields };
}

/** Rolls the turn. */
export const resolve: ScopCommand = { type: 'resolve-turn' };

/** Begins the next turn. */
export const next: ScopCommand = { type: 'next-turn' };

/** One combatant of a fight. */
export function one({ state }: Fight, id: string): Combatant {
  const found = state.combatants.find((combatant) => combatant.id === id);
  if (found === undefined) throw new Error(`no combatant ${id}`);
  return found;
}

/** The Vitalidade of everyone named, in that order. */
export function vitality(fight: Fight, ...ids: readonly string[]): number[] {
  return ids.map((id) => one(fight, id).hp.current);
}

type CheckEvent = Extract<CombatEvent, { type: 'test' }>;

/** The tests of the last command in the order they were told. */
export function tests({ events }: Fight): CheckEvent[] {
  return events.filter((event) => event.type === 'test');
}

/** The dice of one's check in the last command: those of its `pool`, summed. */
export function diceOfCheck(fight: Fight, id: string): number {
  const test = tests(fight).find(({ actor }) => actor?.id === id);
  const sum = test?.sums.find(({ purpose }) => purpose === 'pool');
  if (sum === undefined) throw new Error(`${id} did not test`);
  return sum.total;
}

/** Everything the last command told, in Portuguese. */
export function words({ events }: Fight): string[] {
  return events.flatMap((event) => {
    if (event.type === 'test') return [`${say(event.said, 'pt-BR')}: ${say(event.verdict, 'pt-BR')}`];
    return 'said' in event ? [say(event.said, 'pt-BR')] : [];
  });
}

/** Asks a resolver as the command line does; every natural given must be used. */
export const ask = resolvingWith(questionsOf(scop));
