import { z } from 'zod';
import { defineCommand } from '../../../combat/command.ts';
import { requireCombatant, type Play } from '../../../combat/play.ts';
import type { Combatant } from '../../../combat/state.ts';
import type { Message } from '../../../text/message.ts';
import { plain } from '../../../text/message.ts';
import { pay, requireAbleToAttack, requireActor, requireFreeHands, requireMobile } from '../able.ts';
import { actCost, actLabel, ACTS_OF_MOVING, PLAIN_ACTS, type PlainAct } from '../acts.ts';
import { wordsField } from '../fields.ts';
import { heldInGrip } from '../grapple.ts';
import { metersOf } from '../movement-of.ts';
import { optionsSlot } from '../options.ts';
import { ownOf, patchOwn } from '../own.ts';
import { sheetSlot } from '../sheet.ts';
import { tell } from '../tell.ts';
import { say } from '../texts.ts';

const actFields = z.strictObject({
  combatant: z.string(),
  act: z.enum(PLAIN_ACTS),
  /** The thing handled, thrown or dropped. */
  item: wordsField.optional(),
  /** At whom, or to whom, something is thrown. */
  target: z.string().optional(),
});

/** A common act of a turn that the rules only pay for and tell (H17). */
export const act = defineCommand('act', actFields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const target = asked.target === undefined ? null : requireCombatant(play.state, asked.target, 'target');
  if (ACTS_OF_MOVING.has(asked.act)) requireMobile(combatant, 'combatant');
  if (asked.act === 'throw-item-to-hit') requireAbleToAttack(play, combatant);
  pay(play, combatant, actCost(asked.act, sheetSlot.read(combatant.sheet), false));
  const done = withObjects(wordAct(play, combatant, asked.act), asked.item, target);
  tell(play, combatant, say('told.act', { name: combatant.name, act: done }), 'H17');
});

/** An act in words, with the figure that limits it: metres, or lines spoken (H17, H20). */
function wordAct({ state }: Play, combatant: Combatant, which: PlainAct): Message {
  if (which === 'speak') {
    const { linesPerTurn } = optionsSlot.read(state.options, 'options');
    return say('act.upToLines', { act: actLabel(which), count: linesPerTurn });
  }
  if (!ACTS_OF_MOVING.has(which)) return actLabel(which);
  const upTo = say('act.upToMeters', { act: actLabel(which), meters: metersOf(combatant) });
  const dragged = heldInGrip(state, combatant);
  return dragged === null ? upTo : say('act.dragging', { act: upTo, target: dragged.name });
}

function withObjects(done: Message, item: string | undefined, target: Combatant | null): Message {
  const named = item === undefined ? done : say('act.item', { act: done, item: plain(item) });
  return target === null ? named : say('act.target', { act: named, target: target.name });
}

const drawFields = z.strictObject({
  combatant: z.string(),
  /** A weapon of the sheet by its id, or any thing in free words. */
  item: wordsField.optional(),
  /** Puts it away instead. */
  sheathe: z.boolean().default(false),
});

/** Draws or sheathes: a movement action; with Saque Rápido, free once a round (H17). */
export const draw = defineCommand('draw', drawFields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const { id, name } = combatant;
  requireFreeHands(combatant, 'combatant');
  const { round } = play.state;
  const sheet = sheetSlot.read(combatant.sheet);
  const used = ownOf(combatant).quickDrawRound === round;
  const cost = actCost(asked.sheathe ? 'sheathe-weapon' : 'draw-weapon', sheet, used);
  pay(play, combatant, cost);
  if (cost === 'free') patchOwn(play, id, { quickDrawRound: round });
  const weapon = sheet.weapons.find((one) => one.id === asked.item);
  const item = asked.item === undefined ? say('item.weapon') : plain(weapon?.name ?? asked.item);
  tell(play, combatant, say(asked.sheathe ? 'told.sheathes' : 'told.draws', { name, item }), 'H17');
});
