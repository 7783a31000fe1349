import type { CommandFor } from '#shared/combat/commands/index.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import { openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { addTexts, say } from '#shared/text/translate.ts';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';
import { cairn } from '#shared/rules/cairn/index.ts';

addTexts(cairn.id, cairn.texts);

export { cairn };

const SWORD = { id: 'sword', name: 'Espada', dice: 'd8' };

/** Someone for a fight: 10 in everything, a d8 sword, and whatever is given. */
export function someone(id: string, side: 'pc' | 'ally' | 'foe', hp: number, sheet: JsonObject = {}) {
  const fields: JsonObject = { str: 10, dex: 10, wil: 10, weapons: [SWORD], ...sheet };
  return { id, name: id.toUpperCase(), side, hp: { current: hp, max: hp }, sheet: fields };
}

/** A fight before its first command. */
export function setUp(combatants: readonly ReturnType<typeof someone>[], options: JsonObject = {}): History {
  return openHistory(newCombat(cairn, { combatants, options }));
}

/** Carries out commands with exactly the naturals given; one left over fails the test. */
export function play(
  history: History,
  commands: readonly CommandFor<CairnCommand>[],
  naturals: readonly number[] = [],
): History {
  const fixed = fixedSource(naturals);
  const dice = diceFrom(fixed.source);
  const after = commands.reduce((before, command) => perform(cairn, before, command, dice), history);
  if (fixed.left() > 0) throw new Error(`${fixed.left()} dice left over`);
  return after;
}

/** A started fight whose PCs need no DES saves. */
export function started(
  combatants: readonly ReturnType<typeof someone>[],
  options: JsonObject = {},
): History {
  return play(setUp(combatants, { waiveActSaves: true, ...options }), [{ type: 'start' }]);
}

/** A combatant as it stands now; a missing one fails the test. */
export function one(history: History, id: string): Combatant {
  const found = stateOf(history).combatants.find((combatant) => combatant.id === id);
  if (found === undefined) throw new Error(`no combatant ${id}`);
  return found;
}

/** What the command line says of a combatant: PG, standing, conditions, and the system's figures. */
export function figures(history: History, id: string): JsonObject {
  const combatant = one(history, id);
  const { hp, standing, conditions } = combatant;
  return {
    hp: hp.current,
    maxHp: hp.max,
    standing,
    conditions: conditions.map((condition) => condition.id),
    ...cairn.figures(combatant),
  };
}

/** What the command line says of the fight. */
export function situation(history: History): JsonObject {
  return { round: stateOf(history).round, ...cairn.situation(stateOf(history)) };
}

/** The events of the last command. */
export function events(history: History): readonly CombatEvent[] {
  return history.done.at(-1)?.events ?? [];
}

/** The kinds of consequence the last command had, in order. */
export function consequences(history: History): string[] {
  return events(history).flatMap((event) => (event.type === 'consequence' ? [event.kind] : []));
}

/** What the last command told in words of the system, in Portuguese. */
export function told(history: History): string[] {
  return events(history).flatMap((event) => ('said' in event ? [say(event.said, 'pt-BR')] : []));
}

export const damage = (target: string, amount: number): CairnCommand => ({ type: 'damage', target, amount });
export const nextTurn: CairnCommand = { type: 'next-turn' };
export const strike = (attacker: string, target: string, weapon: string | null = 'sword'): CairnCommand => ({
  type: 'attack',
  attacker,
  target,
  weapon,
});
export const declareOn = (attacker: string, ...targets: string[]): CairnCommand => ({
  type: 'declare',
  attacker,
  targets,
  weapon: 'sword',
});
export const resolveStep: CairnCommand = { type: 'resolve-step' };
