import type { SheetForm } from '../sheet-form.ts';
import { say } from './words/texts.ts';

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: say('option.title'),
      fields: [
        {
          kind: 'choice',
          path: 'doubleSix',
          label: say('option.doubleSix'),
          help: null,
          fallback: 'doubled',
          options: [
            { value: 'doubled', label: say('option.doubleSix.doubled') },
            { value: 'plain', label: say('option.doubleSix.plain') },
          ],
        },
      ],
    },
  ],
};
