import { openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { Combatant, Side } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { addTexts } from '#shared/text/translate.ts';
import type { TemplateCommand } from '#shared/rules/template/commands.ts';
import { template } from '#shared/rules/template/index.ts';

addTexts(template.id, template.texts);

/** Somebody with 10 points and a sword. */
export function someone(id: string, side: Side, sheet: JsonObject = {}) {
  const weapons = [{ id: 'sword', name: 'Espada', damage: '1d6' }];
  return { id, name: id.toUpperCase(), side, hp: { current: 10, max: 10 }, sheet: { weapons, ...sheet } };
}

/** A PC `a` and a foe `b` in a fight that has begun; `a` has its turn. */
export function duel(sheets: { readonly [id: string]: JsonObject } = {}, options: JsonObject = {}): History {
  const combatants = [someone('a', 'pc', sheets['a']), someone('b', 'foe', sheets['b'])];
  const fight = openHistory(newCombat(template, { combatants, options }));
  return play(fight, [{ type: 'start', initiative: { a: 9, b: 5 } }]);
}

/** Carries out commands with the naturals given, all of which must be used. */
export function play(
  history: History,
  commands: readonly TemplateCommand[],
  naturals: readonly number[] = [],
): History {
  const fixed = fixedSource(naturals);
  const dice = diceFrom(fixed.source);
  const after = commands.reduce((before, command) => perform(template, before, command, dice), history);
  if (fixed.left() > 0) throw new Error(`${fixed.left()} dice left over`);
  return after;
}

/** One combatant of a fight; a missing one fails the test. */
export function one(history: History, id: string): Combatant {
  const found = stateOf(history).combatants.find((combatant) => combatant.id === id);
  if (found === undefined) throw new Error(`no combatant ${id}`);
  return found;
}
