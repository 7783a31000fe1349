import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { templateMessage } from './words/texts.ts';

/** House options of the template, with what the rules say by default. */
export const optionsSchema = z.strictObject({
  /** What a double 6 on an attack does besides hitting (T4). */
  doubleSix: z.enum(['doubled', 'plain']).default('doubled'),
});

/** The house options as the rules read them. */
export type TemplateOptions = z.infer<typeof optionsSchema>;

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);

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
