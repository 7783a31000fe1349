import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { pay, requireActor, requireFreeHands } from '#shared/rules/heroes-d20/turn/able.ts';
import { actCost } from './acts.ts';
import { wordsField } from './fields.ts';
import { itemWord } from '#shared/rules/heroes-d20/sheet/item-word.ts';
import { ownOf, patchOwn } from '#shared/rules/heroes-d20/own.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { tell } from './tell.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  combatant: z.string(),
  /** A weapon of the sheet by its id, or any thing in free words. */
  item: wordsField.optional(),
  /** Puts it away instead. */
  sheathe: z.boolean().default(false),
});

/** Draws or sheathes: a movement action; with Saque Rápido, free once a round (H17). */
export const draw = defineCommand('draw', fields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const { id } = combatant;
  const name = nameOf(combatant);
  requireFreeHands(combatant, 'combatant');
  const { round } = play.state;
  const sheet = sheetSlot.read(combatant.sheet);
  const used = ownOf(combatant).quickDrawRound === round;
  const cost = actCost(asked.sheathe ? 'sheathe-weapon' : 'draw-weapon', sheet, used);
  pay(play, combatant, cost);
  if (cost === 'free') patchOwn(play, id, { quickDrawRound: round });
  const item = itemWord(combatant, asked.item) ?? heroesMessage('item.weapon');
  tell(play, combatant, heroesMessage(asked.sheathe ? 'told.sheathes' : 'told.draws', { name, item }), 'H17');
});
