import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { who } from '#shared/combat/play.ts';
import { markActed, requireAction } from './act.ts';
import { ATTRIBUTE_NAMES } from '#shared/rules/cairn/wounds/attribute-loss.ts';
import { flee, raiseMorale } from '#shared/rules/cairn/morale/morale.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { rollSave } from '#shared/rules/cairn/wounds/save.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { tellSave } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Tries to get away, given a place to run to: a DES save; who fails stays, the action spent (C12). */
export const retreat = defineCommand('retreat', z.strictObject({ combatant: z.string() }), (play, fields) => {
  const combatant = requireAction(play, fields.combatant, 'combatant');
  const { id } = combatant;
  const name = nameOf(combatant);
  const save = rollSave(play.dice, attributesOf(combatant).dex.current, `save:${id}`);
  markActed(play, [id]);
  tellSave(play, {
    actor: who(combatant),
    save,
    said: cairnMessage('retreat.rolled', { name }),
    attribute: ATTRIBUTE_NAMES.dex,
    rule: 'C12',
  });
  if (!save.passed) return;
  flee(play, id);
  raiseMorale(play);
});
