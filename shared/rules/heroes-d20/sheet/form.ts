import { countersSection, needsFields } from '#shared/rules/kit/counters.ts';
import { formFields } from '#shared/rules/kit/form-fields.ts';
import type { FormField, SheetForm } from '#shared/rules/sheet-form.ts';
import { heroesMessage, type HeroesKey } from '#shared/rules/heroes-d20/words/texts.ts';

const { integer, text, dice, flag, choice, list } = formFields<HeroesKey>(heroesMessage);

const criticalRanges = [20, 19, 18].map((value) => ({
  value,
  label: { plain: value === 20 ? '20' : `${value}–20` },
}));
const criticalMultipliers = [2, 3, 4].map((value) => ({ value, label: { plain: `×${value}` } }));

const weaponFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  choice('kind', 'form.kind', 'melee', [
    { value: 'melee', label: 'weapon.melee' },
    { value: 'ranged', label: 'weapon.ranged' },
    { value: 'touch', label: 'weapon.touch' },
  ]),
  dice('damage', 'form.damage', '1d4'),
  choice('criticalRange', 'form.criticalRange', 20, criticalRanges),
  choice('criticalMultiplier', 'form.criticalMultiplier', 2, criticalMultipliers),
  choice(
    'hands',
    'form.hands',
    1,
    [
      { value: 0, label: 'form.hands.0' },
      { value: 1, label: 'form.hands.1' },
      { value: 2, label: 'form.hands.2' },
    ],
    'form.handsHelp',
  ),
  integer('attackBonus', 'form.attackBonus'),
  integer('damageBonus', 'form.damageBonus'),
  ...needsFields,
];

const powerFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  choice('kind', 'form.kind', 'held', [
    { value: 'held', label: 'form.powerHeld' },
    { value: 'thrown', label: 'form.powerThrown' },
  ]),
  integer('cost', 'form.cost', { fallback: 1 }),
  integer('speedBonus', 'form.speedBonus', { help: 'form.speedBonusHelp' }),
  ...needsFields,
];

const extraSkillFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  integer('bonus', 'form.bonus'),
];

/** The sheet of heroes-d20 as the editor shows it. */
export const form: SheetForm = {
  sections: [
    {
      title: heroesMessage('form.basics'),
      fields: [integer('level', 'form.level'), integer('mp', 'form.mp')],
    },
    {
      title: heroesMessage('form.modifiers'),
      help: heroesMessage('form.modifierHelp'),
      fields: [
        integer('str', 'form.str'),
        integer('dex', 'form.dex'),
        integer('con', 'form.con'),
        integer('int', 'form.int'),
        integer('wis', 'form.wis'),
        integer('cha', 'form.cha'),
      ],
    },
    {
      title: heroesMessage('form.skills'),
      fields: [
        integer('fighting', 'form.fighting'),
        integer('aim', 'form.aim'),
        integer('fortitude', 'form.fortitude'),
        integer('reflex', 'form.reflex'),
        integer('will', 'form.will'),
        integer('initiative', 'form.initiative'),
        integer('control', 'form.control'),
        integer('deception', 'form.deception'),
        integer('acrobatics', 'form.acrobatics'),
        integer('perception', 'form.perception'),
        integer('athletics', 'form.athletics'),
        list('skills', 'form.extraSkills', 'form.addSkill', extraSkillFields),
      ],
    },
    {
      title: heroesMessage('form.defense'),
      fields: [
        integer('armorClass', 'form.armorClass', { help: 'form.armorClassHelp' }),
        integer('mentalArmor', 'form.mentalArmor', { help: 'form.mentalArmorHelp' }),
      ],
    },
    {
      title: heroesMessage('form.weapons'),
      fields: [list('weapons', 'form.weapons', 'form.addWeapon', weaponFields)],
    },
    {
      title: heroesMessage('form.powers'),
      fields: [list('powers', 'form.powers', 'form.addPower', powerFields)],
    },
    {
      title: heroesMessage('form.perks'),
      fields: [
        flag('quickDraw', 'form.quickDraw', { help: 'form.quickDrawHelp' }),
        flag('acrobat', 'form.acrobat', { help: 'form.acrobatHelp' }),
        integer('speedster.bonus', 'form.speedster', { help: 'form.speedsterHelp' }),
        flag('blind', 'form.blind'),
      ],
    },
    countersSection,
  ],
};
