import type { Message } from '../../../text/message.ts';
import type { FormField, SheetForm } from '../../sheet-form.ts';
import { say, type TemplateKey } from '../words/texts.ts';
import { USUAL_GUARD } from './sheet.ts';

function integer(path: string, label: TemplateKey, fallback = 0, help: Message | null = null): FormField {
  return { kind: 'integer', path, label: say(label), help, fallback };
}

const weaponFields: readonly FormField[] = [
  { kind: 'text', path: 'id', label: say('form.id'), help: null, fallback: '' },
  { kind: 'text', path: 'name', label: say('form.name'), help: null, fallback: '' },
  { kind: 'dice', path: 'damage', label: say('form.damage'), help: null, fallback: '1d6' },
];

/** The sheet of the template as the editor shows it. */
export const form: SheetForm = {
  sections: [
    {
      title: say('form.figures'),
      fields: [
        integer('fighting', 'figure.fighting'),
        integer('agility', 'figure.agility'),
        integer('guard', 'figure.guard', USUAL_GUARD, say('form.guardHelp')),
        integer('armor', 'figure.armor'),
      ],
    },
    {
      title: say('form.weapons'),
      fields: [
        {
          kind: 'list',
          path: 'weapons',
          label: say('form.weapons'),
          help: null,
          addLabel: say('form.addWeapon'),
          fields: weaponFields,
        },
      ],
    },
  ],
};
