import { countersSection, needsFields } from '#shared/rules/kit/counters.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import { ARMOR_TABLE, ARMORS, TRAIT_TEXT, TRAITS } from '#shared/rules/scop/attack/damage.ts';
import { scopMessage, type ScopKey } from '#shared/rules/scop/words/texts.ts';

const { integer, text, flag, choice, list } = formFields<ScopKey>(scopMessage);

const weaponFields: readonly FormField[] = [
  text('id', 'form.weaponId'),
  text('name', 'form.name'),
  text('skill', 'form.weaponSkill', { help: 'form.weaponSkillHelp' }),
  choice('kind', 'form.weaponKind', 'melee', [
    { value: 'melee', label: 'weapon.melee' },
    { value: 'ranged', label: 'weapon.ranged' },
  ]),
  ...TRAITS.map((trait) => flag(`traits.${trait}`, TRAIT_TEXT[trait])),
  integer('damageBonus', 'form.damageBonus'),
  ...needsFields,
];

/** The sheet of scop as the editor shows it; Vitalidade stands beside it, it is everybody's. */
export const form: SheetForm = {
  sections: [
    {
      title: scopMessage('form.skills'),
      fields: [
        list('skills', 'form.skills', 'form.addSkill', [
          text('name', 'form.name'),
          integer('level', 'form.level', { help: 'form.levelHelp' }),
        ]),
      ],
    },
    {
      title: scopMessage('form.concepts'),
      fields: [list('concepts', 'form.concepts', 'form.addConcept', [text('name', 'form.name')])],
    },
    {
      title: scopMessage('form.fight'),
      fields: [
        integer('strength', 'form.strength', { help: 'form.strengthHelp' }),
        choice(
          'armor',
          'form.armor',
          'none',
          ARMORS.map((value) => ({ value, label: ARMOR_TABLE[value].label })),
        ),
        flag('shield', 'form.shield'),
        integer('damageBonus', 'form.damageBonus'),
        integer('damagePenalty', 'form.damagePenalty'),
        text('defense', 'form.defense', { help: 'form.defenseHelp' }),
      ],
    },
    {
      title: scopMessage('form.weapons'),
      fields: [list('weapons', 'form.weapons', 'form.addWeapon', weaponFields)],
    },
    countersSection,
  ],
};
