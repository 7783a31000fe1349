import type { SheetForm } from '../sheet-form.ts';
import { say } from './words/texts.ts';

/** The house options as the campaign's editor shows them. */
export const optionsForm: SheetForm = {
  sections: [
    {
      title: say('option.title'),
      fields: [
        {
          kind: 'flag',
          path: 'waiveActSaves',
          label: say('option.waiveActSaves'),
          help: null,
          fallback: false,
        },
        { kind: 'flag', path: 'morale', label: say('option.morale'), help: null, fallback: true },
      ],
    },
  ],
};
