import type { Duel } from '#shared/arena/duel.ts';

/** One against one in Cairn is tried out: scars, with all their dice, would have to be followed through the whole fight (C13). */
export function duel(): Duel | null {
  return null;
}
