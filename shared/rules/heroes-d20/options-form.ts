import type { SheetForm } from '../sheet-form.ts';
import { say } from './words/texts.ts';

/** The house options as the campaign's editor shows them; a timer of 0 is none. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: say('option.title'),
      fields: [
        {
          kind: 'choice',
          path: 'doubleTwenty',
          label: say('option.doubleTwenty'),
          help: null,
          fallback: 'attacker',
          options: [
            { value: 'attacker', label: say('option.doubleTwenty.attacker') },
            { value: 'defender', label: say('option.doubleTwenty.defender') },
            { value: 'totals', label: say('option.doubleTwenty.totals') },
          ],
        },
        {
          kind: 'integer',
          path: 'powerDifficulty',
          label: say('option.powerDifficulty'),
          help: null,
          fallback: 15,
        },
        {
          kind: 'integer',
          path: 'recoveryDifficulty',
          label: say('option.recoveryDifficulty'),
          help: null,
          fallback: 15,
        },
        { kind: 'integer', path: 'linesPerTurn', label: say('option.linesPerTurn'), help: null, fallback: 3 },
        {
          kind: 'flag',
          path: 'groupInitiative',
          label: say('option.groupInitiative'),
          help: say('option.groupInitiative.help'),
          fallback: false,
        },
        { kind: 'integer', path: 'turnTimer', label: say('option.turnTimer'), help: null, fallback: 0 },
      ],
    },
  ],
};
