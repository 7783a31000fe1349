import { message } from '#shared/text/translate.ts';
import { refuse, type Play } from './play.ts';

/** Refuses what can only be done while the fight is being fought. */
export function requireRunning(play: Play): void {
  const { status } = play.state;
  if (status === 'setup') refuse(message('error.notStarted'));
  requireNotEnded(play);
}

/** Refuses what can't be done after the end. */
export function requireNotEnded(play: Play): void {
  if (play.state.status === 'ended') refuse(message('error.combatEnded'));
}
