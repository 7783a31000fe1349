import type { CombatEvent, Who } from '#shared/combat/events.ts';
import { phrase, type Phrase } from '#shared/log/phrase.ts';
import type { TextKey } from '#shared/text/catalogue.ts';

/** What players are told of an event: words, and the event itself without whatever they may not know. */
export interface Told {
  readonly phrases: readonly Phrase[];
  readonly event: CombatEvent;
}

/** Whether somebody is a player's own. */
export function isOwn({ side }: Pick<Who, 'side'>): boolean {
  return side === 'pc';
}

/** An event told by one sentence about somebody. */
export function told(event: CombatEvent, key: TextKey, who: Who): Told {
  return { phrases: [phrase(key, { name: { who } })], event };
}
