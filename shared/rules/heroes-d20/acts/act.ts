import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { pay, requireAbleToAttack, requireActor, requireMobile } from '#shared/rules/heroes-d20/turn/able.ts';
import { actCost, ACTS_OF_MOVING, PLAIN_ACTS, type PlainAct } from './acts.ts';
import { wordsField } from './fields.ts';
import { heldInGrip } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { itemWord } from '#shared/rules/heroes-d20/sheet/item-word.ts';
import { metersOf } from '#shared/rules/heroes-d20/turn/movement-of.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { tell } from './tell.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';
import { nameMessage } from '#shared/combat/names.ts';

const actFields = z.strictObject({
  combatant: z.string(),
  act: z.enum(PLAIN_ACTS),
  /** The thing handled, thrown or dropped: a weapon of the sheet by its id, or free words. */
  item: wordsField.optional(),
  /** At whom, or to whom, something is thrown. */
  target: z.string().optional(),
});

/** A common act of a turn that the rules only pay for and tell (H17). */
export const act = defineCommand('act', actFields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const target = asked.target === undefined ? null : requireCombatant(play.state, asked.target, 'target');
  if (ACTS_OF_MOVING.has(asked.act)) requireMobile(combatant, 'combatant');
  if (asked.act === 'throw-item-to-hit') requireAbleToAttack(play, combatant, 'combatant');
  pay(play, combatant, actCost(asked.act, sheetSlot.read(combatant.sheet), false));
  const said = wordAct(play, combatant, asked.act, {
    item: itemWord(combatant, asked.item) ?? heroesMessage('item.any'),
    target: target === null ? heroesMessage('item.anybody') : nameMessage(target),
  });
  tell(play, combatant, said, 'H17');
});

/** An act in words, with the figure that limits it: metres, or lines spoken (H17, H20). */
function wordAct(
  { state }: Play,
  combatant: Combatant,
  which: PlainAct,
  things: { readonly item: Message; readonly target: Message },
): Message {
  const done = heroesMessage(`did.${which}`, {
    ...things,
    name: nameOf(combatant),
    meters: metersOf(combatant),
    count: optionsSlot.read(state.options, 'options').linesPerTurn,
  });
  const dragged = ACTS_OF_MOVING.has(which) ? heldInGrip(state, combatant) : null;
  return dragged === null ? done : heroesMessage('did.dragging', { done, target: nameOf(dragged) });
}
