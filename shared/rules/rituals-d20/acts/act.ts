import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { hasCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireMobile, requireStanding, requireWeapon } from './able.ts';
import { ACT_IDS, ACTS, type ActId } from './acts.ts';
import { metersInWords, metersOf } from '#shared/rules/rituals-d20/turn/movement.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { fall } from '#shared/rules/rituals-d20/maneuver/overrun.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import type { Message } from '#shared/text/message.ts';
import { nameOf } from '#shared/combat/name.ts';

/** A common act of a turn, paid with what it costs; standing up and dropping prone do what they say (N13, N15). */
export const act = defineCommand(
  'act',
  z.strictObject({ combatant: z.string(), act: z.enum(ACT_IDS) }),
  (play, fields) => {
    requireRunning(play);
    const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
    const { id } = combatant;
    const name = nameOf(combatant);
    requireStanding(combatant, 'combatant');
    if (fields.act === 'move') requireMobile(combatant, 'combatant');
    if (fields.act === 'stand-up' && !hasCondition(combatant, 'prone')) {
      refuse(ritualsMessage('refuse.notProne', { name }), 'act');
    }
    spendAction(play, id, ACTS[fields.act].action);
    const said = ritualsMessage('told.act', { name, act: wordAct(play, combatant, fields.act) });
    play.events.push({
      type: 'told',
      who: who(combatant),
      said,
      rule: fields.act === 'speak' ? 'N13' : 'N15',
    });
    if (fields.act === 'stand-up') removeCondition(play, id, 'prone');
    if (fields.act === 'drop-prone') fall(play, id, id);
  },
);

/** Draws a weapon for the action the table uses (N15). */
export const draw = defineCommand(
  'draw',
  z.strictObject({ combatant: z.string(), weapon: z.string() }),
  (play, fields) => {
    requireRunning(play);
    const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
    const { id } = combatant;
    const name = nameOf(combatant);
    requireStanding(combatant, 'combatant');
    const weapon = requireWeapon(combatant, fields.weapon);
    spendAction(play, id, optionsSlot.read(play.state.options, 'options').drawWeapon);
    const said = ritualsMessage('told.draws', { name, weapon: weapon.name });
    play.events.push({ type: 'told', who: who(combatant), said, rule: 'N15' });
  },
);

/** An act in words, with the figure that limits it: metres moved (N7), words spoken (N13). */
function wordAct({ state }: Play, combatant: Combatant, act: ActId): Message {
  if (act === 'move') return ritualsMessage('act.moveUpTo', { meters: metersInWords(metersOf(combatant)) });
  if (act !== 'speak') return ACTS[act].label;
  return ritualsMessage('act.speakUpTo', { words: optionsSlot.read(state.options, 'options').wordsPerTurn });
}
