import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { message } from '#shared/text/message.ts';
import { isAble } from './able.ts';
import { mayAct } from './act-saves.ts';
import { fightOf, patchFight } from '#shared/rules/cairn/fight.ts';
import { stepOf } from './sides.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/**
 * The combatant of an id, which must still have its action in the step being played (C2, C4): its side's step, able to
 * act when the step began or now, saved for DES in round 1 (C3), and not acted or declared yet.
 */
export function requireAction(play: Play, id: string, field: string): Combatant {
  requireRunning(play);
  const combatant = requireCombatant(play.state, id, field);
  const name = nameOf(combatant);
  const fight = fightOf(play.state);
  if (stepOf(combatant.side) !== fight.step) refuse(cairnMessage('error.otherStep', { name }), field);
  if (!isAble(play.state, combatant)) refuse(message('error.cannotAct', { name }), field);
  if (fight.late.includes(id)) refuse(cairnMessage('error.late', { name }), field);
  if (!mayAct(play.state, combatant)) refuse(cairnMessage('error.saveFirst', { name }), field);
  const declared = fight.declared.some(({ attacker }) => attacker === id);
  if (declared || fight.acted.includes(id)) refuse(cairnMessage('error.alreadyActed', { name }), field);
  return combatant;
}

/** Notes that combatants have had their action in this step (C4). */
export function markActed(play: Play, ids: readonly string[]): void {
  patchFight(play, { acted: [...fightOf(play.state).acted, ...ids] });
}

/** What an action may be spent on besides attacking (C4). */
const OTHER_ACTIONS = ['spell', 'move', 'other'] as const;

const ACTION_TEXT = {
  spell: cairnMessage('action.spell'),
  move: cairnMessage('action.move'),
  other: cairnMessage('action.other'),
} as const;

const actFields = z.strictObject({ combatant: z.string(), action: z.enum(OTHER_ACTIONS) });

/** Spends the action of a turn on a spell, a second move or anything else (C4). */
export const act = defineCommand('act', actFields, (play, { combatant, action }) => {
  const actor = requireAction(play, combatant, 'combatant');
  markActed(play, [actor.id]);
  play.events.push({ type: 'spent', who: who(actor), action, label: ACTION_TEXT[action] });
});
