import { nameOf } from '#shared/combat/name.ts';
import { who, type EndingTest } from '#shared/combat/play.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { tellSave } from '#shared/rules/cairn/told.ts';
import { ATTRIBUTES } from '#shared/rules/cairn/sheet/sheet.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { ATTRIBUTE_NAMES } from './attribute-loss.ts';
import { rollSave } from './save.ts';

/** A condition of the narrator's own is shaken off by a save (C1). */
export const endingTest: EndingTest = {
  kinds: ATTRIBUTES.map((id) => ({ id, label: ATTRIBUTE_NAMES[id] })),
  hasDifficulty: false,
  test(play, combatant, { kind }) {
    const attribute = ATTRIBUTES.find((id) => id === kind) ?? ATTRIBUTES[0];
    const name = ATTRIBUTE_NAMES[attribute];
    const save = rollSave(play.dice, attributesOf(combatant)[attribute].current, `save:${combatant.id}`);
    const said = cairnMessage('ending.said', { name: nameOf(combatant), attribute: name });
    tellSave(play, { actor: who(combatant), save, said, attribute: name, rule: 'C1' });
    return save.passed;
  },
};
