import { refuse, requireCombatant, type Play } from '../../../combat/play.ts';
import { requireRunning } from '../../../combat/status.ts';
import type { Combatant } from '../../../combat/state.ts';
import { message } from '../../../text/translate.ts';
import { has } from '../conditions/conditions.ts';
import { fightOf } from '../fight.ts';
import { canAct } from '../wounds/standing.ts';
import { say } from '../words/texts.ts';

/** The combatant of an id, which must be able to do something in this turn: not out of action, surprised (S14) or on its way (S6). */
export function requireAble(play: Play, id: string): Combatant {
  requireRunning(play);
  const combatant = requireCombatant(play.state, id, 'combatant');
  const { name } = combatant;
  if (!canAct(combatant)) refuse(message('error.cannotAct', { name }), 'combatant');
  if (has(combatant, 'surprised')) refuse(say('error.surprised', { name }), 'combatant');
  if (fightOf(play.state).moves.some((move) => move.combatant === id))
    refuse(say('error.moving', { name }), 'combatant');
  return combatant;
}
