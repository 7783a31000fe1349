import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { message } from '#shared/text/message.ts';
import { has } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The combatant of an id, which must be able to do something in this turn: not out of action, surprised (S14) or on its way (S6). */
export function requireAble(play: Play, id: string): Combatant {
  requireRunning(play);
  const combatant = requireCombatant(play.state, id, 'combatant');
  const name = nameOf(combatant);
  if (!canAct(combatant)) refuse(message('error.cannotAct', { name }), 'combatant');
  if (has(combatant, 'surprised')) refuse(scopMessage('error.surprised', { name }), 'combatant');
  if (fightOf(play.state).moves.some((move) => move.combatant === id))
    refuse(scopMessage('error.moving', { name }), 'combatant');
  return combatant;
}
