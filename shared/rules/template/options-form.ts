import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { say } from './words/texts.ts';

const { choice } = formFields(say);

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: say('option.title'),
      fields: [
        choice('doubleSix', 'option.doubleSix', 'doubled', [
          { value: 'doubled', label: 'option.doubleSix.doubled' },
          { value: 'plain', label: 'option.doubleSix.plain' },
        ]),
      ],
    },
  ],
};
