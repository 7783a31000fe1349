import { countersSection, needsFields } from '#shared/rules/kit/counters.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import { conditions } from '#shared/rules/cairn/conditions/conditions.ts';
import { PLACE_TEXT, SCAR_PLACES } from '#shared/rules/cairn/scars/scar-places.ts';
import { SCARS } from '#shared/rules/cairn/scars/scars.ts';
import { LASTING_CONDITIONS } from './sheet.ts';
import { cairnMessage, type CairnKey } from '#shared/rules/cairn/words/texts.ts';

const { integer, text, dice, flag, choice, list } = formFields<CairnKey>(cairnMessage);

const ARMORS = [0, 1, 2, 3];

const weaponFields: readonly FormField[] = [
  text('id', 'form.weaponId'),
  text('name', 'form.weaponName'),
  dice('dice', 'form.weaponDice', 'd6', 'form.weaponDiceHelp'),
  flag('blast', 'form.blast'),
  flag('ignoresArmor', 'form.ignoresArmor'),
  flag('bulky', 'form.bulky'),
  flag('alternative', 'form.alternative'),
  ...needsFields,
];

const scarFields: readonly FormField[] = [
  choice(
    'entry',
    'form.scar',
    1,
    SCARS.map(({ entry, title }) => ({ value: entry, label: cairnMessage(title) })),
  ),
  choice('place', 'form.scarPlace', 'none', [
    { value: 'none', label: 'form.noPlace' },
    ...SCAR_PLACES.map((id) => ({ value: id, label: cairnMessage(PLACE_TEXT[id]) })),
  ]),
  flag('pending', 'form.scarPending'),
];

const conditionFields: readonly FormField[] = [
  choice(
    'condition',
    'form.condition',
    'deafened',
    LASTING_CONDITIONS.flatMap((value) =>
      conditions.flatMap(({ id, label }) => (id === value ? [{ value, label }] : [])),
    ),
  ),
];

/** The sheet of Cairn as the editor shows it; PG stand beside it, they are everybody's. */
export const form: SheetForm = {
  sections: [
    {
      title: cairnMessage('form.attributes'),
      help: cairnMessage('form.noAttribute'),
      fields: [
        integer('str.current', 'form.strCurrent'),
        integer('str.max', 'form.strMax'),
        integer('dex.current', 'form.dexCurrent'),
        integer('dex.max', 'form.dexMax'),
        integer('wil.current', 'form.wilCurrent'),
        integer('wil.max', 'form.wilMax'),
      ],
    },
    {
      title: cairnMessage('form.defense'),
      fields: [
        choice(
          'armor',
          'form.armor',
          0,
          ARMORS.map((value) => ({ value, label: { plain: String(value) } })),
        ),
        flag('deprived', 'form.deprived'),
        integer('fatigue', 'form.fatigue'),
      ],
    },
    {
      title: cairnMessage('form.weapons'),
      fields: [
        list('weapons', 'form.weapons', 'form.addWeapon', weaponFields),
        text('criticalEffect', 'form.criticalEffect', { help: 'form.criticalEffectHelp' }),
      ],
    },
    {
      title: cairnMessage('form.group'),
      fields: [
        flag('detachment', 'form.detachment'),
        integer('leaderWil', 'form.leaderWil', { help: 'form.leaderWilHelp' }),
      ],
    },
    {
      title: cairnMessage('form.lasting'),
      fields: [
        list('scars', 'form.scars', 'form.addScar', scarFields),
        list('lasting', 'form.conditions', 'form.addCondition', conditionFields),
      ],
    },
    countersSection,
  ],
};
