import type { CombatEvent } from '#shared/combat/events.ts';
import type { Phrase } from '#shared/log/phrase.ts';

/** What players are told of an event: words, and the event itself without whatever they may not know. */
export interface Told {
  readonly phrases: readonly Phrase[];
  readonly event: CombatEvent;
}
