import type { FormField, SheetForm } from '../../sheet-form.ts';
import { ARMOR_TABLE, ARMORS, TRAIT_TEXT, TRAITS } from '../attack/damage.ts';
import { say, type ScopKey } from '../words/texts.ts';

function integer(path: string, label: ScopKey, help: ScopKey | null = null): FormField {
  return { kind: 'integer', path, label: say(label), help: help === null ? null : say(help), fallback: 0 };
}

function text(path: string, label: ScopKey, help: ScopKey | null = null): FormField {
  return { kind: 'text', path, label: say(label), help: help === null ? null : say(help), fallback: '' };
}

function list(path: string, label: ScopKey, addLabel: ScopKey, fields: readonly FormField[]): FormField {
  return { kind: 'list', path, label: say(label), help: null, addLabel: say(addLabel), fields };
}

const weaponFields: readonly FormField[] = [
  text('id', 'form.weaponId'),
  text('name', 'form.name'),
  text('skill', 'form.weaponSkill', 'form.weaponSkillHelp'),
  {
    kind: 'choice',
    path: 'kind',
    label: say('form.weaponKind'),
    help: null,
    fallback: 'melee',
    options: [
      { value: 'melee', label: say('weapon.melee') },
      { value: 'ranged', label: say('weapon.ranged') },
    ],
  },
  ...TRAITS.map((trait): FormField => ({
    kind: 'flag',
    path: `traits.${trait}`,
    label: TRAIT_TEXT[trait],
    help: null,
    fallback: false,
  })),
  integer('damageBonus', 'form.damageBonus'),
];

/** The sheet of scop as the editor shows it; Vitalidade stands beside it, it is everybody's. */
export const form: SheetForm = {
  sections: [
    {
      title: say('form.skills'),
      fields: [
        list('skills', 'form.skills', 'form.addSkill', [
          text('name', 'form.name'),
          integer('level', 'form.level', 'form.levelHelp'),
        ]),
      ],
    },
    {
      title: say('form.concepts'),
      fields: [list('concepts', 'form.concepts', 'form.addConcept', [text('name', 'form.name')])],
    },
    {
      title: say('form.fight'),
      fields: [
        integer('strength', 'form.strength', 'form.strengthHelp'),
        {
          kind: 'choice',
          path: 'armor',
          label: say('form.armor'),
          help: null,
          fallback: 'none',
          options: ARMORS.map((value) => ({ value, label: ARMOR_TABLE[value].label })),
        },
        { kind: 'flag', path: 'shield', label: say('form.shield'), help: null, fallback: false },
        integer('damageBonus', 'form.damageBonus'),
        integer('damagePenalty', 'form.damagePenalty'),
        text('defense', 'form.defense', 'form.defenseHelp'),
      ],
    },
    {
      title: say('form.weapons'),
      fields: [list('weapons', 'form.weapons', 'form.addWeapon', weaponFields)],
    },
  ],
};
