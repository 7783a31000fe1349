import { resolvingWith } from '#shared/combat/testing/resolving.ts';
import type { JsonObject } from '#shared/json.ts';
import { addTexts } from '#shared/text/translate.ts';
import { questionsOf } from '#shared/rules/kit/questions.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';

export { refusalOf } from '#shared/combat/testing/resolving.ts';

addTexts(heroesD20.id, heroesD20.texts);

/** Asks a resolver as the command line does; every natural given must be used. */
export const resolve = resolvingWith(questionsOf(heroesD20));

/** One attack's input with parts replaced. */
export interface AttackChanges {
  readonly attacker?: JsonObject;
  readonly target?: JsonObject;
  readonly weapon?: JsonObject;
  readonly attack?: JsonObject;
}

/** A fighter of level 4 with a long sword against someone of every defence different. */
export function attackInput({ attacker, target, weapon, attack }: AttackChanges = {}): JsonObject {
  return {
    kind: 'melee',
    attacker: { level: 4, str: 3, dex: 2, int: 1, fighting: 7, aim: 5, ...attacker },
    target: { fortitude: 4, reflex: 3, will: 2, armorClass: 3, ...target },
    weapon: { damage: '1d8', criticalRange: 19, ...weapon },
    ...attack,
  };
}

/** Resolves an attack of that fighter. */
export function attack(
  naturals: readonly number[],
  changes: AttackChanges = {},
  options: JsonObject = {},
): JsonObject {
  return resolve('attack', attackInput(changes), naturals, options);
}
