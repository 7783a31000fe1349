import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { heroesMessage, type HeroesKey } from './words/texts.ts';

const { integer, flag, choice } = formFields<HeroesKey>(heroesMessage);

/** The house options as the campaign's editor shows them; a timer of 0 is none. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: heroesMessage('option.title'),
      fields: [
        choice('doubleTwenty', 'option.doubleTwenty', 'attacker', [
          { value: 'attacker', label: 'option.doubleTwenty.attacker' },
          { value: 'defender', label: 'option.doubleTwenty.defender' },
          { value: 'totals', label: 'option.doubleTwenty.totals' },
        ]),
        integer('powerDifficulty', 'option.powerDifficulty', { fallback: 15 }),
        integer('recoveryDifficulty', 'option.recoveryDifficulty', { fallback: 15 }),
        integer('linesPerTurn', 'option.linesPerTurn', { fallback: 3 }),
        flag('groupInitiative', 'option.groupInitiative', { help: 'option.groupInitiative.help' }),
        integer('turnTimer', 'option.turnTimer'),
      ],
    },
  ],
};
