import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { say, type CairnKey } from './words/texts.ts';

const { flag } = formFields<CairnKey>(say);

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: say('option.title'),
      fields: [
        flag('waiveActSaves', 'option.waiveActSaves'),
        flag('morale', 'option.morale', { fallback: true }),
      ],
    },
  ],
};
