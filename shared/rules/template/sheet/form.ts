import { countersSection, needsFields } from '#shared/rules/kit/counters.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { SheetForm } from '#shared/rules/sheet-form.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';
import { USUAL_GUARD } from './sheet.ts';

const { integer, text, dice, list } = formFields(templateMessage);

/** The sheet of the template as the editor shows it. */
export const form: SheetForm = {
  sections: [
    {
      title: templateMessage('form.figures'),
      fields: [
        integer('fighting', 'figure.fighting'),
        integer('agility', 'figure.agility'),
        integer('guard', 'figure.guard', { help: 'form.guardHelp', fallback: USUAL_GUARD }),
        integer('armor', 'figure.armor'),
      ],
    },
    {
      title: templateMessage('form.weapons'),
      fields: [
        list('weapons', 'form.weapons', 'form.addWeapon', [
          text('id', 'form.id'),
          text('name', 'form.name'),
          dice('damage', 'form.damage', '1d6'),
          ...needsFields,
        ]),
      ],
    },
    countersSection,
  ],
};
