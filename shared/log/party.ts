import type { Who } from '#shared/combat/events.ts';

/** Characters and their allies. */
export function isParty({ side }: Pick<Who, 'side'>): boolean {
  return side !== 'foe';
}
