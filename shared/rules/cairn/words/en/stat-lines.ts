import type { statLines as source } from '../pt-BR/stat-lines.ts';

/** The same keys in English. */
export const statLines: { readonly [K in keyof typeof source]: string } = {
  'read.points': 'HP {{hp}}',
  'read.armor': 'Armor {{armor}}',
  'read.attributes': 'STR {{str}}, DEX {{dex}}, WIL {{wil}}',
  'read.attack': 'attack: {{weapon}} ({{figure}})',
  'read.unarmed': 'no attack of its own: fights unarmed (d4)',
  'read.detachment': 'is a detachment',
  'read.criticalEffect': 'effect of critical damage',
  'read.leaderWil': "leader's WIL {{wil}}, taken from the notes: check it",
  'read.mayBeDetachment': 'the notes speak of a detachment, the line does not: check it',
  'read.headingAgain': 'the heading above already named another creature: check the name',
  'read.unnamed': 'there was no name near it: give it one',
  'read.notUnderstood': 'this part was not understood',
  'read.diceNotUnderstood': 'the dice of this attack were not understood',
  'read.traitNotUnderstood': 'this trait of the attack was not understood',
  'read.missing': 'numbers are missing: {{fields}}',
  'read.twice': 'there is more than one number for {{field}}',
  'read.notNumber': '“{{value}}” is no whole number for {{field}}',
  'read.tooMuch': '{{field}} goes up to {{maximum}}, and here it is {{value}}',
};
