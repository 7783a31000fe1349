import type { FormField, SheetForm } from '../sheet-form.ts';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from './sheet/attributes.ts';
import { say } from './words/texts.ts';

function integer(
  path: string,
  label: 'option.flatFootedDefense' | 'option.wordsPerTurn',
  fallback: number,
): FormField {
  return { kind: 'integer', path, label: say(label), help: null, fallback };
}

function cost(path: string, label: 'option.breakFree' | 'option.drawWeapon'): FormField {
  return {
    kind: 'choice',
    path,
    label: say(label),
    help: null,
    fallback: 'standard',
    options: [
      { value: 'standard', label: say('action.standard') },
      { value: 'movement', label: say('action.movement') },
    ],
  };
}

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: say('option.title'),
      fields: [
        {
          kind: 'choice',
          path: 'zeroAttribute',
          label: say('option.zeroAttribute'),
          help: null,
          fallback: 'worst-of-two',
          options: [
            { value: 'worst-of-two', label: say('option.zeroAttribute.worst-of-two') },
            { value: 'one-die', label: say('option.zeroAttribute.one-die') },
          ],
        },
        integer('flatFootedDefense', 'option.flatFootedDefense', 5),
        cost('breakFree', 'option.breakFree'),
        cost('drawWeapon', 'option.drawWeapon'),
        {
          kind: 'flag',
          path: 'groupInitiative',
          label: say('option.groupInitiative'),
          help: say('option.groupInitiative.help'),
          fallback: false,
        },
        integer('wordsPerTurn', 'option.wordsPerTurn', 20),
        {
          kind: 'choice',
          path: 'maneuverAttribute',
          label: say('option.maneuverAttribute'),
          help: null,
          fallback: 'strength',
          options: ATTRIBUTES.map((value) => ({ value, label: ATTRIBUTE_LABELS[value] })),
        },
      ],
    },
  ],
};
