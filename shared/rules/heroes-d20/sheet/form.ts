import type { FormField, SheetForm } from '../../sheet-form.ts';
import type { Message } from '../../../text/message.ts';
import { say, type HeroesKey } from '../words/texts.ts';

const NO_HELP = null;

function integer(path: string, label: HeroesKey, help: Message | null = NO_HELP, fallback = 0): FormField {
  return { kind: 'integer', path, label: say(label), help, fallback };
}

function text(path: string, label: HeroesKey): FormField {
  return { kind: 'text', path, label: say(label), help: NO_HELP, fallback: '' };
}

function flag(path: string, label: HeroesKey, help: Message | null = NO_HELP): FormField {
  return { kind: 'flag', path, label: say(label), help, fallback: false };
}

const criticalRanges = [20, 19, 18].map((value) => ({
  value,
  label: { plain: value === 20 ? '20' : `${value}–20` },
}));
const criticalMultipliers = [2, 3, 4].map((value) => ({ value, label: { plain: `×${value}` } }));

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
      { value: 'touch', label: say('weapon.touch') },
    ],
  },
  { kind: 'dice', path: 'damage', label: say('form.damage'), help: NO_HELP, fallback: '1d4' },
  {
    kind: 'choice',
    path: 'criticalRange',
    label: say('form.criticalRange'),
    help: NO_HELP,
    fallback: 20,
    options: criticalRanges,
  },
  {
    kind: 'choice',
    path: 'criticalMultiplier',
    label: say('form.criticalMultiplier'),
    help: NO_HELP,
    fallback: 2,
    options: criticalMultipliers,
  },
  {
    kind: 'choice',
    path: 'hands',
    label: say('form.hands'),
    help: say('form.handsHelp'),
    fallback: 1,
    options: [
      { value: 0, label: say('form.hands.0') },
      { value: 1, label: say('form.hands.1') },
      { value: 2, label: say('form.hands.2') },
    ],
  },
  integer('attackBonus', 'form.attackBonus'),
  integer('damageBonus', 'form.damageBonus'),
];

const powerFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  {
    kind: 'choice',
    path: 'kind',
    label: say('form.kind'),
    help: NO_HELP,
    fallback: 'held',
    options: [
      { value: 'held', label: say('form.powerHeld') },
      { value: 'thrown', label: say('form.powerThrown') },
    ],
  },
  integer('cost', 'form.cost', NO_HELP, 1),
  integer('speedBonus', 'form.speedBonus', say('form.speedBonusHelp')),
];

const extraSkillFields: readonly FormField[] = [
  text('id', 'form.id'),
  text('name', 'form.name'),
  integer('bonus', 'form.bonus'),
];

function list(path: string, label: HeroesKey, addLabel: HeroesKey, fields: readonly FormField[]): FormField {
  return { kind: 'list', path, label: say(label), help: NO_HELP, addLabel: say(addLabel), fields };
}

/** The sheet of heroes-d20 as the editor shows it. */
export const form: SheetForm = {
  sections: [
    { title: say('form.basics'), fields: [integer('level', 'form.level'), integer('mp', 'form.mp')] },
    {
      title: say('form.modifiers'),
      fields: [
        integer('str', 'form.str', say('form.modifierHelp')),
        integer('dex', 'form.dex'),
        integer('con', 'form.con'),
        integer('int', 'form.int'),
        integer('wis', 'form.wis'),
        integer('cha', 'form.cha'),
      ],
    },
    {
      title: say('form.skills'),
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
      title: say('form.defense'),
      fields: [
        integer('armorClass', 'form.armorClass'),
        integer('mentalArmor', 'form.mentalArmor', say('form.mentalArmorHelp')),
      ],
    },
    {
      title: say('form.weapons'),
      fields: [list('weapons', 'form.weapons', 'form.addWeapon', weaponFields)],
    },
    {
      title: say('form.powers'),
      fields: [list('powers', 'form.powers', 'form.addPower', powerFields)],
    },
    {
      title: say('form.perks'),
      fields: [
        flag('quickDraw', 'form.quickDraw', say('form.quickDrawHelp')),
        flag('acrobat', 'form.acrobat', say('form.acrobatHelp')),
        integer('speedster.bonus', 'form.speedster', say('form.speedsterHelp')),
        flag('blind', 'form.blind'),
      ],
    },
  ],
};
