import type { FormField, SheetForm } from '../sheet-form.ts';
import { BAND_MEASURES, DICE_METHODS } from './options.ts';
import { say, type ScopKey } from './words/texts.ts';

function integer(path: string, label: ScopKey, fallback: number): FormField {
  return { kind: 'integer', path, label: say(label), help: null, fallback };
}

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: say('option.title'),
      fields: [
        {
          kind: 'choice',
          path: 'dice',
          label: say('option.dice'),
          help: null,
          fallback: 'd6',
          options: DICE_METHODS.map((value) => ({ value, label: say(`option.dice.${value}`) })),
        },
        {
          kind: 'flag',
          path: 'armorOnAttacks',
          label: say('option.armorOnAttacks'),
          help: null,
          fallback: true,
        },
        integer('shieldDice', 'option.shieldDice', 1),
        {
          kind: 'list',
          path: 'woundBands',
          label: say('option.woundBands'),
          help: say('option.woundBandsHelp'),
          addLabel: say('option.addBand'),
          fields: [
            integer('at', 'option.bandAt', 0),
            {
              kind: 'choice',
              path: 'of',
              label: say('option.bandOf'),
              help: null,
              fallback: 'points',
              options: BAND_MEASURES.map((value) => ({ value, label: say(`option.bandOf.${value}`) })),
            },
            integer('dice', 'option.bandDice', 1),
          ],
        },
        integer('outAt', 'option.outAt', 0),
        integer('deathPercent', 'option.deathPercent', 100),
      ],
    },
  ],
};
