import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';

/** Puts the system's own words about somebody's act in the log. */
export function tell(play: Play, combatant: Combatant, said: Message, rule: string): void {
  play.events.push({ type: 'told', who: who(combatant), said, rule });
}
