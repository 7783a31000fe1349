import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { templateMessage } from './words/texts.ts';

const { choice } = formFields(templateMessage);

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: templateMessage('option.title'),
      fields: [
        choice('doubleSix', 'option.doubleSix', 'doubled', [
          { value: 'doubled', label: 'option.doubleSix.doubled' },
          { value: 'plain', label: 'option.doubleSix.plain' },
        ]),
      ],
    },
  ],
};
