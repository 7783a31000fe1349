import { message } from '#shared/text/message.ts';
import { nameOf } from './name.ts';
import { refuse } from './play.ts';
import type { Combatant } from './state.ts';

/** Refuses what needs points or a body from an entry of the order that has none. */
export function requireFighter(combatant: Combatant, field?: string): void {
  if (combatant.kind === 'entry') refuse(message('error.noPoints', { name: nameOf(combatant) }), field);
}
