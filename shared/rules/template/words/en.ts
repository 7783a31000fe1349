import { about } from './about.ts';
import type { ptBR } from './pt-BR.ts';

/** Texts of the template in English. */
export const en: { readonly [K in keyof typeof ptBR]: string } = {
  ...about.en,
  'dial.roll': 'Rolls',
  'dial.guard': 'Guard',
  'health.unit': 'HP',

  'figure.fighting': 'Fighting',
  'figure.agility': 'Agility',
  'figure.guard': 'Guard',
  'figure.armor': 'Armour',

  'term.dice': '2d6',
  'term.armor': 'Armour',
  'term.double': 'Double 6',
  'term.minimum': 'Minimum damage 1',

  'sum.attack': 'Attack',
  'sum.damage': 'Damage',
  'sum.push': 'Push',
  'sum.resist': 'Resistance',

  'slot.attack': 'Attack',
  'slot.damage': 'Damage',
  'slot.push': 'The one who pushes',
  'slot.resist': 'The one who resists',

  'said.attack': '{{attacker}} attacks {{target}} ({{weapon}})',
  'said.push': '{{attacker}} pushes {{target}}',
  'verdict.hit': 'Hits: {{total}} against Guard {{guard}}',
  'verdict.miss': 'Misses: {{total}} against Guard {{guard}}',
  'verdict.doubleSix': 'Hits hard, double 6',
  'verdict.doubleOne': 'Misses, double 1',
  'verdict.pushed': 'Knocks down: {{mine}} against {{theirs}}',
  'verdict.stood': 'Does not knock down: {{mine}} against {{theirs}}',

  'condition.prone': 'Prone',
  'condition.shaken': 'Shaken',
  'condition.shaken.by': 'Shaken −{{penalty}}',
  'condition.covered': 'Covered',
  'condition.prone.means': '−2 on its own rolls and on Guard.',
  'condition.shaken.means': 'The penalty counts on every roll.',
  'condition.covered.means': '+2 to Guard.',

  'action.main': 'Action',
  'action.step': 'Step',
  'refuse.mainSpent': 'The action of this turn is spent. Pass the turn.',
  'refuse.stepSpent': 'The step of this turn is spent. Choose another action or pass.',
  'refuse.unknownWeapon': '{{name}} has no such weapon. Choose another from the sheet.',
  'refuse.tooManyDice': 'The weapon has too many dice to work out its odds. Use fewer dice.',
  'refuse.down': '{{name}} is out of the fight. Choose somebody else.',
  'refuse.itself': 'Nobody attacks themselves. Choose another target.',

  'form.figures': 'Figures',
  'form.weapons': 'Weapons',
  'form.addWeapon': 'Add a weapon',
  'form.id': 'Code',
  'form.name': 'Name',
  'form.damage': 'Damage',
  'form.guardHelp': 'What an attack has to reach.',

  'option.title': 'House rules',
  'option.doubleSix': 'A double 6 on an attack',
  'option.doubleSix.doubled': 'Hits and doubles the damage',
  'option.doubleSix.plain': 'Only hits',

  'line.figure': '{{label}} {{value}}',
  'tracker.push': 'Push',
  'tracker.pushDo': 'Push',
  'tracker.pushHint':
    'Both roll 2d6: Fighting against Agility. Whoever is beaten is prone until their next turn.',
  'tracker.penalty': 'Penalty',
};
