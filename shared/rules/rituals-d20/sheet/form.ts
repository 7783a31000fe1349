import { countersSection, needsFields } from '#shared/rules/kit/counters.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import { ATTRIBUTE_LABELS, ATTRIBUTES, SKILL_LABELS, SKILLS } from './attributes.ts';
import { ritualsMessage, type RitualsKey } from '#shared/rules/rituals-d20/words/texts.ts';

const { integer, text, dice, flag, choice, list } = formFields<RitualsKey>(ritualsMessage);

const BY_KIND = { value: 'by-kind', label: ritualsMessage('form.byKind') } as const;
const attributes = ATTRIBUTES.map((value) => ({ value, label: ATTRIBUTE_LABELS[value] }));
const skills = SKILLS.map((value) => ({ value, label: SKILL_LABELS[value] }));

const weaponFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  choice('kind', 'form.kind', 'melee', [
    { value: 'melee', label: 'weapon.melee' },
    { value: 'ranged', label: 'weapon.ranged' },
  ]),
  dice('damage', 'form.damage', '1d4'),
  choice('attribute', 'form.attribute', 'by-kind', [BY_KIND, ...attributes]),
  choice('skill', 'form.skill', 'by-kind', [BY_KIND, ...skills]),
  flag('light', 'form.light'),
  choice('hands', 'form.hands', 1, [
    { value: 0, label: 'form.hands.0' },
    { value: 1, label: 'form.hands.1' },
    { value: 2, label: 'form.hands.2' },
  ]),
  ...needsFields,
];

const ritualFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  integer('cost', 'form.cost'),
  integer('rounds', 'form.rounds', { help: 'form.roundsHelp' }),
  text('description', 'form.description'),
  ...needsFields,
];

const extraSkillFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  integer('bonus', 'form.bonus'),
  choice('attribute', 'form.attribute', 'intellect', attributes),
];

/** The sheet of rituals-d20 as the editor shows it. */
export const form: SheetForm = {
  sections: [
    {
      title: ritualsMessage('form.attributes'),
      help: ritualsMessage('form.attributeHelp'),
      fields: [
        integer('agility', 'form.agility'),
        integer('strength', 'form.strength'),
        integer('intellect', 'form.intellect'),
        integer('presence', 'form.presence'),
        integer('vigor', 'form.vigor'),
        integer('builtAgility', 'form.builtAgility', { help: 'form.builtHelp' }),
        integer('builtVigor', 'form.builtVigor', { help: 'form.builtHelp' }),
      ],
    },
    {
      title: ritualsMessage('form.skills'),
      fields: [
        ...SKILLS.map((skill) => integer(skill, SKILL_LABELS[skill])),
        list('skills', 'form.extraSkills', 'form.addSkill', extraSkillFields),
      ],
    },
    { title: ritualsMessage('form.defense'), fields: [integer('defense', 'term.defense')] },
    {
      title: ritualsMessage('form.weapons'),
      fields: [list('weapons', 'form.weapons', 'form.addWeapon', weaponFields)],
    },
    {
      title: ritualsMessage('form.rituals'),
      fields: [list('rituals', 'form.rituals', 'form.addRitual', ritualFields)],
    },
    countersSection,
  ],
};
