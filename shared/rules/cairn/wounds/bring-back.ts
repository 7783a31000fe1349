import { removeCondition } from '#shared/combat/conditions/held.ts';
import { requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { has, isDead, spent } from '#shared/rules/cairn/conditions/standing.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { regainAttribute } from './attribute-loss.ts';
import { stabilise } from './critical-damage.ts';
import { DYING_CONDITIONS } from './dying.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The FOR of one brought back whom its loss had killed: the least one lives with. */
const LEAST_STRENGTH = 1;

/** Why healing does nothing for somebody: the dead come back only by the narrator's word (C14); null for the living. */
export function healRefusal(combatant: Combatant): Message | null {
  return isDead(combatant) ? cairnMessage('error.deadForGood', { name: nameOf(combatant) }) : null;
}

/** The narrator's word for points of one dead brings it back: to FOR 1 where that was lost, its wounds looked after (C10, C14). */
export function bringBack(play: Play, id: string): void {
  const dead = requireCombatant(play.state, id);
  if (dead.hp.current === 0 || !isDead(dead)) return;
  if (spent(attributesOf(dead).str)) regainAttribute(play, id, 'str', LEAST_STRENGTH);
  if (has(requireCombatant(play.state, id), 'dead')) removeCondition(play, id, 'dead');
  const alive = requireCombatant(play.state, id);
  if (DYING_CONDITIONS.some((condition) => has(alive, condition))) stabilise(play, id);
}
