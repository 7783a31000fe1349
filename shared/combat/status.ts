import { message } from '#shared/text/message.ts';
import { refuse, type Play } from './play.ts';

/** Refuses what can only be done while the fight is being fought. */
export function requireRunning(play: Play): void {
  requireBegun(play);
  requireNotEnded(play);
}

/** Refuses what can't be done before the first round. */
export function requireBegun(play: Play): void {
  if (play.state.status === 'setup') refuse(message('error.notStarted'));
}

/** Refuses what can't be done after the end. */
export function requireNotEnded(play: Play): void {
  if (play.state.status === 'ended') refuse(message('error.combatEnded'));
}
