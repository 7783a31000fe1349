import type { CommandFor } from '#shared/combat/commands/index.ts';
import { openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { entryOf } from '#shared/log/entry.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { stateAnswer } from '#shared/headless/state-answer.ts';
import { addTexts } from '#shared/text/translate.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';

addTexts(ritualsD20.id, ritualsD20.texts);

const KNIFE = { id: 'knife', name: 'Faca', kind: 'melee', damage: '1d4+1', light: true };
const PISTOL = { id: 'pistol', name: 'Pistola', kind: 'ranged', damage: '1d12', light: true };
const AXE = { id: 'axe', name: 'Machado', kind: 'melee', damage: '1d8', hands: 2 };
const CLUB = { id: 'club', name: 'Porrete', kind: 'melee', damage: '1d6' };
const FIST = { id: 'fist', name: 'Soco', kind: 'melee', damage: '1d3', hands: 0 };

/** Everything one can strike with in tests. */
export const WEAPONS = [KNIFE, PISTOL, AXE, CLUB, FIST];

/** An investigator for tests: one die in every attribute, Defesa 10, 20 points; `sheet` replaces fields of it. */
export function someone(id: string, sheet: JsonObject = {}, side: 'pc' | 'ally' | 'foe' = 'foe') {
  return {
    id,
    name: id.toUpperCase(),
    side,
    hp: { current: 20, max: 20 },
    sheet: {
      agility: 1,
      strength: 1,
      intellect: 1,
      presence: 1,
      vigor: 1,
      defense: 10,
      weapons: WEAPONS,
      ...sheet,
    },
  };
}

/** A fight before its start. */
export function unstarted(
  combatants: readonly ReturnType<typeof someone>[],
  options: JsonObject = {},
): History {
  return openHistory(newCombat(ritualsD20, { combatants: [...combatants], options }));
}

/** A running fight in which those given act in that order, on 20, 19, 18 …; the first one's turn has begun. */
export function fight(combatants: readonly ReturnType<typeof someone>[], options: JsonObject = {}): History {
  const initiative = Object.fromEntries(combatants.map(({ id }, index) => [id, 20 - index]));
  return play(unstarted(combatants, options), [{ type: 'start', initiative }]);
}

/** Carries out commands; every natural given must be used. */
export function play(
  history: History,
  commands: readonly CommandFor<RitualsCommand>[],
  naturals: readonly number[] = [],
): History {
  const fixed = fixedSource(naturals);
  const dice = diceFrom(fixed.source);
  const after = commands.reduce((before, command) => perform(ritualsD20, before, command, dice), history);
  if (fixed.left() > 0) throw new Error(`${fixed.left()} dice left over`);
  return after;
}

/** The next-turn command, as often as asked. */
export function turns(count: number): RitualsCommand[] {
  return Array.from({ length: count }, () => ({ type: 'next-turn' }));
}

/** One combatant of a fight; a missing one fails the test. */
export function one(history: History, id: string): Combatant {
  const found = stateOf(history).combatants.find((combatant) => combatant.id === id);
  if (found === undefined) throw new Error(`no combatant ${id}`);
  return found;
}

/** The conditions on a combatant, as ids. */
export function on(history: History, id: string): readonly string[] {
  return one(history, id).conditions.map((condition) => condition.id);
}

/** A combatant's points. */
export function points(history: History, id: string): number {
  return one(history, id).hp.current;
}

/** The fight's state as the command line answers it. */
export function answered(history: History): JsonObject {
  return stateAnswer(ritualsD20, stateOf(history));
}

/** The last entry of the log, in Portuguese. */
export function lastLine(history: History): string {
  const move = history.done.at(-1);
  if (move === undefined) throw new Error('nothing done');
  const { command, events, state } = move;
  const turn = state.combatants.find(({ id }) => id === state.turn?.who) ?? null;
  const { round, count } = state;
  return entryText(entryOf({ seq: 1, at: null, round, turn, count, command, events }), 'pt-BR');
}
