import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { BAND_MEASURES, DICE_METHODS } from './options.ts';
import { scopMessage, type ScopKey } from './words/texts.ts';

const { integer, flag, choice, list } = formFields<ScopKey>(scopMessage);

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: scopMessage('option.title'),
      fields: [
        choice(
          'dice',
          'option.dice',
          'd6',
          DICE_METHODS.map((value) => ({ value, label: scopMessage(`option.dice.${value}`) })),
        ),
        flag('armorOnAttacks', 'option.armorOnAttacks', { fallback: true }),
        integer('shieldDice', 'option.shieldDice', { fallback: 1 }),
        list(
          'woundBands',
          'option.woundBands',
          'option.addBand',
          [
            integer('at', 'option.bandAt'),
            choice(
              'of',
              'option.bandOf',
              'points',
              BAND_MEASURES.map((value) => ({ value, label: scopMessage(`option.bandOf.${value}`) })),
            ),
            integer('dice', 'option.bandDice', { fallback: 1 }),
          ],
          { help: 'option.woundBandsHelp' },
        ),
        integer('outAt', 'option.outAt'),
        integer('deathPercent', 'option.deathPercent', { fallback: 100 }),
      ],
    },
  ],
};
