import { message } from '#shared/text/message.ts';
import { refuse, type Play } from '#shared/combat/play.ts';

/** Where nobody can act: rounds pass as long as somebody is still to come, else going on is refused. */
export function requireSomebodyToCome({ state }: Play): void {
  if (state.reserves.length === 0) refuse(message('error.nobodyToAct'));
}
