import { who, type Play } from '../../../combat/play.ts';
import type { Combatant } from '../../../combat/state.ts';
import type { Message } from '../../../text/message.ts';

/** Puts the system's own words about somebody's act in the log. */
export function tell(play: Play, combatant: Combatant, said: Message, rule: string): void {
  play.events.push({ type: 'told', who: who(combatant), said, rule });
}
