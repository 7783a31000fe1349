import type { FormField, SheetForm } from '../../sheet-form.ts';
import { conditions } from '../conditions/conditions.ts';
import { PLACE_TEXT, SCAR_PLACES } from '../scars/scar-places.ts';
import { SCARS } from '../scars/scars.ts';
import { LASTING_CONDITIONS } from './sheet.ts';
import { say, type CairnKey } from '../words/texts.ts';

const ARMORS = [0, 1, 2, 3];

function integer(path: string, label: CairnKey, help: CairnKey | null = null): FormField {
  return { kind: 'integer', path, label: say(label), help: help === null ? null : say(help), fallback: 0 };
}

function text(path: string, label: CairnKey, help: CairnKey | null = null): FormField {
  return { kind: 'text', path, label: say(label), help: help === null ? null : say(help), fallback: '' };
}

function flag(path: string, label: CairnKey): FormField {
  return { kind: 'flag', path, label: say(label), help: null, fallback: false };
}

const weaponFields: readonly FormField[] = [
  text('id', 'form.weaponId'),
  text('name', 'form.weaponName'),
  {
    kind: 'dice',
    path: 'dice',
    label: say('form.weaponDice'),
    help: say('form.weaponDiceHelp'),
    fallback: 'd6',
  },
  flag('blast', 'form.blast'),
  flag('ignoresArmor', 'form.ignoresArmor'),
  flag('bulky', 'form.bulky'),
  flag('alternative', 'form.alternative'),
];

const scarFields: readonly FormField[] = [
  {
    kind: 'choice',
    path: 'entry',
    label: say('form.scar'),
    help: null,
    fallback: 1,
    options: SCARS.map(({ entry, title }) => ({ value: entry, label: say(title) })),
  },
  {
    kind: 'choice',
    path: 'place',
    label: say('form.scarPlace'),
    help: null,
    fallback: 'none',
    options: [
      { value: 'none', label: say('form.noPlace') },
      ...SCAR_PLACES.map((id) => ({ value: id, label: say(PLACE_TEXT[id]) })),
    ],
  },
  flag('pending', 'form.scarPending'),
];

const conditionFields: readonly FormField[] = [
  {
    kind: 'choice',
    path: 'condition',
    label: say('form.condition'),
    help: null,
    fallback: 'deafened',
    options: LASTING_CONDITIONS.flatMap((value) =>
      conditions.flatMap(({ id, label }) => (id === value ? [{ value, label }] : [])),
    ),
  },
];

/** The sheet of Cairn as the editor shows it; PG stand beside it, they are everybody's. */
export const form: SheetForm = {
  sections: [
    {
      title: say('form.attributes'),
      fields: [
        integer('str.current', 'form.strCurrent', 'form.noAttribute'),
        integer('str.max', 'form.strMax'),
        integer('dex.current', 'form.dexCurrent'),
        integer('dex.max', 'form.dexMax'),
        integer('wil.current', 'form.wilCurrent'),
        integer('wil.max', 'form.wilMax'),
      ],
    },
    {
      title: say('form.defense'),
      fields: [
        {
          kind: 'choice',
          path: 'armor',
          label: say('form.armor'),
          help: null,
          fallback: 0,
          options: ARMORS.map((value) => ({ value, label: { plain: String(value) } })),
        },
        flag('deprived', 'form.deprived'),
        integer('fatigue', 'form.fatigue'),
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
        text('criticalEffect', 'form.criticalEffect', 'form.criticalEffectHelp'),
      ],
    },
    {
      title: say('form.group'),
      fields: [
        flag('detachment', 'form.detachment'),
        integer('leaderWil', 'form.leaderWil', 'form.leaderWilHelp'),
      ],
    },
    {
      title: say('form.lasting'),
      fields: [
        {
          kind: 'list',
          path: 'scars',
          label: say('form.scars'),
          help: null,
          addLabel: say('form.addScar'),
          fields: scarFields,
        },
        {
          kind: 'list',
          path: 'lasting',
          label: say('form.conditions'),
          help: null,
          addLabel: say('form.addCondition'),
          fields: conditionFields,
        },
      ],
    },
  ],
};
