import type { RuleSystem } from '#shared/rules/system.ts';

/**
 * What a system has of the things that not every game has; what it lacks isn't offered on any screen. Odds, forecasts and
 * the like aren't listed: whoever shows them asks the system for them.
 */
export interface Offers {
  /** Some may be caught unaware as they come into a fight. */
  readonly surprise: boolean;
  /** Acts may be readied. */
  readonly ready: boolean;
  /** Some may share a place in the order. */
  readonly links: boolean;
  /** A turn is spent on actions. */
  readonly actions: boolean;
  /** Tables of what things are made of, and what it takes to break them. */
  readonly objects: boolean;
  /** Objects in the scene of a fight. */
  readonly scene: boolean;
  /** Creatures written as stat lines. */
  readonly writtenLines: boolean;
}

/** What a system has to offer besides what every one has. */
export function offersOf({ turns, actions, objects, statLines }: RuleSystem): Offers {
  return {
    surprise: turns.surprise !== undefined,
    ready: turns.readyAction !== undefined,
    links: turns.links !== undefined,
    actions: actions !== null,
    objects: objects !== undefined,
    scene: objects?.scene !== undefined,
    writtenLines: statLines?.write !== undefined,
  };
}

/** Those of some things that a system has what they need for. */
export function offeredBy<T extends { readonly needs?: keyof Offers }>(
  system: RuleSystem,
  things: readonly T[],
): readonly T[] {
  const offers = offersOf(system);
  return things.filter(({ needs }) => needs === undefined || offers[needs]);
}
