import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { cairnMessage, type CairnKey } from './words/texts.ts';

/** House options of Cairn with their defaults. */
export const optionsSchema = z.strictObject({
  /** No DES saves to act in the first round for anyone (C3: the narrator may waive them). */
  waiveActSaves: z.boolean().default(false),
  /** Whether the tracker raises morale prompts (C12). */
  morale: z.boolean().default(true),
});

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);

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
