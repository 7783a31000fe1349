import type { FormField, SheetForm } from '../../sheet-form.ts';
import type { Message } from '../../../text/message.ts';
import { ATTRIBUTE_LABELS, ATTRIBUTES, SKILL_LABELS, SKILLS } from './attributes.ts';
import { say, type RitualsKey } from '../words/texts.ts';

const NO_HELP = null;

function integer(path: string, label: Message, help: Message | null = NO_HELP, fallback = 0): FormField {
  return { kind: 'integer', path, label, help, fallback };
}

function text(path: string, label: RitualsKey): FormField {
  return { kind: 'text', path, label: say(label), help: NO_HELP, fallback: '' };
}

function list(
  path: string,
  label: RitualsKey,
  addLabel: RitualsKey,
  fields: readonly FormField[],
): FormField {
  return { kind: 'list', path, label: say(label), help: NO_HELP, addLabel: say(addLabel), fields };
}

const BY_KIND = { value: 'by-kind', label: say('form.byKind') } as const;
const attributes = ATTRIBUTES.map((value) => ({ value, label: ATTRIBUTE_LABELS[value] }));
const skills = SKILLS.map((value) => ({ value, label: SKILL_LABELS[value] }));

const weaponFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  {
    kind: 'choice',
    path: 'kind',
    label: say('form.kind'),
    help: NO_HELP,
    fallback: 'melee',
    options: [
      { value: 'melee', label: say('weapon.melee') },
      { value: 'ranged', label: say('weapon.ranged') },
    ],
  },
  { kind: 'dice', path: 'damage', label: say('form.damage'), help: NO_HELP, fallback: '1d4' },
  {
    kind: 'choice',
    path: 'attribute',
    label: say('form.attribute'),
    help: NO_HELP,
    fallback: 'by-kind',
    options: [BY_KIND, ...attributes],
  },
  {
    kind: 'choice',
    path: 'skill',
    label: say('form.skill'),
    help: NO_HELP,
    fallback: 'by-kind',
    options: [BY_KIND, ...skills],
  },
  { kind: 'flag', path: 'light', label: say('form.light'), help: NO_HELP, fallback: false },
  {
    kind: 'choice',
    path: 'hands',
    label: say('form.hands'),
    help: NO_HELP,
    fallback: 1,
    options: [
      { value: 0, label: say('form.hands.0') },
      { value: 1, label: say('form.hands.1') },
      { value: 2, label: say('form.hands.2') },
    ],
  },
];

const ritualFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  integer('cost', say('form.cost')),
  integer('rounds', say('form.rounds'), say('form.roundsHelp')),
  text('description', 'form.description'),
];

const extraSkillFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  integer('bonus', say('form.bonus')),
  {
    kind: 'choice',
    path: 'attribute',
    label: say('form.attribute'),
    help: NO_HELP,
    fallback: 'intellect',
    options: attributes,
  },
];

/** The sheet of rituals-d20 as the editor shows it. */
export const form: SheetForm = {
  sections: [
    {
      title: say('form.attributes'),
      fields: [
        integer('agility', say('form.agility'), say('form.attributeHelp')),
        integer('strength', say('form.strength'), say('form.attributeHelp')),
        integer('intellect', say('form.intellect'), say('form.attributeHelp')),
        integer('presence', say('form.presence'), say('form.attributeHelp')),
        integer('vigor', say('form.vigor'), say('form.attributeHelp')),
        integer('builtAgility', say('form.builtAgility'), say('form.builtHelp')),
        integer('builtVigor', say('form.builtVigor'), say('form.builtHelp')),
      ],
    },
    {
      title: say('form.skills'),
      fields: [
        ...SKILLS.map((skill) => integer(skill, SKILL_LABELS[skill])),
        list('skills', 'form.extraSkills', 'form.addSkill', extraSkillFields),
      ],
    },
    { title: say('form.defense'), fields: [integer('defense', say('term.defense'))] },
    {
      title: say('form.weapons'),
      fields: [list('weapons', 'form.weapons', 'form.addWeapon', weaponFields)],
    },
    {
      title: say('form.rituals'),
      fields: [list('rituals', 'form.rituals', 'form.addRitual', ritualFields)],
    },
  ],
};
