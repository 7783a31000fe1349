import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import type { ResolverSpec } from '#shared/rules/system.ts';

/** Asks one of a system's resolvers as the command line does; every natural given must be used. */
export type Resolving = (
  name: string,
  input: JsonObject,
  naturals?: readonly number[],
  options?: JsonObject,
) => JsonObject;

/** How tests ask the resolvers of one system. */
export function resolvingWith(resolvers: readonly ResolverSpec[]): Resolving {
  return (name, input, naturals = [], options = {}) => {
    const resolver = resolvers.find((one) => one.name === name);
    if (resolver === undefined) throw new Error(`no resolver ${name}`);
    const fixed = fixedSource(naturals);
    const outcome = resolver.bind(input, options)(diceFrom(fixed.source));
    if (fixed.left() > 0) throw new Error(`${fixed.left()} dice left over`);
    return outcome;
  };
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
