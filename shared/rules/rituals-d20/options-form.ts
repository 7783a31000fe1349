import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from './sheet/attributes.ts';
import { ritualsMessage, type RitualsKey } from './words/texts.ts';

const { integer, flag, choice } = formFields<RitualsKey>(ritualsMessage);

const COSTS = [
  { value: 'standard', label: 'action.standard' },
  { value: 'movement', label: 'action.movement' },
] as const;

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: ritualsMessage('option.title'),
      fields: [
        choice('zeroAttribute', 'option.zeroAttribute', 'worst-of-two', [
          { value: 'worst-of-two', label: 'option.zeroAttribute.worst-of-two' },
          { value: 'one-die', label: 'option.zeroAttribute.one-die' },
        ]),
        integer('flatFootedDefense', 'option.flatFootedDefense', { fallback: 5 }),
        choice('breakFree', 'option.breakFree', 'standard', COSTS),
        choice('drawWeapon', 'option.drawWeapon', 'standard', COSTS),
        flag('groupInitiative', 'option.groupInitiative', { help: 'option.groupInitiative.help' }),
        integer('wordsPerTurn', 'option.wordsPerTurn', { fallback: 20 }),
        choice(
          'maneuverAttribute',
          'option.maneuverAttribute',
          'strength',
          ATTRIBUTES.map((value) => ({ value, label: ATTRIBUTE_LABELS[value] })),
        ),
      ],
    },
  ],
};
