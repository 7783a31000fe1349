import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { cairnMessage, type CairnKey } from './words/texts.ts';

const { flag } = formFields<CairnKey>(cairnMessage);

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: cairnMessage('option.title'),
      fields: [
        flag('waiveActSaves', 'option.waiveActSaves'),
        flag('morale', 'option.morale', { fallback: true }),
      ],
    },
  ],
};
