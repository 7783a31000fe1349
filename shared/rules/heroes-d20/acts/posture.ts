import { z } from 'zod';
import { addCondition, hasCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse } from '#shared/combat/play.ts';
import { pay, requireActor } from '#shared/rules/heroes-d20/turn/able.ts';
import { actCost } from './acts.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { tell } from './tell.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({ combatant: z.string() });

/** Stands up from the ground: a movement action, free for the trained in Acrobacia (H17). */
export const stand = defineCommand('stand', fields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const { id } = combatant;
  const name = nameOf(combatant);
  if (!hasCondition(combatant, 'prone')) refuse(heroesMessage('refuse.notProne', { name }), 'combatant');
  pay(play, combatant, actCost('stand-up', sheetSlot.read(combatant.sheet), false));
  tell(play, combatant, heroesMessage('told.stands', { name }), 'H17');
  removeCondition(play, id, 'prone');
});

/** Drops to the ground, as a free action (H17). */
export const dropProne = defineCommand('drop-prone', fields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const { id } = combatant;
  const name = nameOf(combatant);
  if (hasCondition(combatant, 'prone')) refuse(heroesMessage('refuse.alreadyProne', { name }), 'combatant');
  pay(play, combatant, actCost('drop-prone', sheetSlot.read(combatant.sheet), false));
  tell(play, combatant, heroesMessage('told.dropsProne', { name }), 'H17');
  addCondition(play, { target: id, id: 'prone', details: {}, rounds: null, by: id });
});
