import { spendAction } from '#shared/combat/actions.ts';
import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** One who acts, and the other one it acts on. */
export interface Opponents {
  readonly attacker: Combatant;
  readonly target: Combatant;
}

/** Pays the action of an act against somebody; refused out of turn, by one who is down, against oneself and a second time (T2, T5). */
export function payAgainst(
  play: Play,
  asked: { readonly attacker: string; readonly target: string },
): Opponents {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  const target = requireCombatant(play.state, asked.target, 'target');
  if (attacker.standing !== 'up')
    refuse(templateMessage('refuse.down', { name: nameOf(attacker) }), 'attacker');
  if (attacker.id === target.id) refuse(templateMessage('refuse.itself'), 'target');
  spendAction(play, attacker.id, 'main');
  return { attacker, target };
}
