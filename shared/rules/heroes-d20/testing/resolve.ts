import { diceFrom } from '../../../dice/dice.ts';
import { fixedSource } from '../../../dice/fixed.ts';
import { RodadaError } from '../../../errors.ts';
import type { JsonObject } from '../../../json.ts';
import { addTexts } from '../../../text/translate.ts';
import { heroesD20 } from '../index.ts';

addTexts(heroesD20.id, heroesD20.texts);

/** Asks a resolver as the command line does; every natural given must be used. */
export function resolve(
  name: string,
  input: JsonObject,
  naturals: readonly number[] = [],
  options: JsonObject = {},
): JsonObject {
  const resolver = heroesD20.resolvers.find((one) => one.name === name);
  if (resolver === undefined) throw new Error(`no resolver ${name}`);
  const fixed = fixedSource(naturals);
  const outcome = resolver.bind(input, options)(diceFrom(fixed.source));
  if (fixed.left() > 0) throw new Error(`${fixed.left()} dice left over`);
  return outcome;
}

/** The error an act is refused with, as `code path`; one that isn't refused fails the test. */
export function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof RodadaError) return `${error.code} ${error.path ?? ''}`.trim();
    throw error;
  }
  throw new Error('was not refused');
}

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
