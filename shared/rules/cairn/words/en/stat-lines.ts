import type { statLines as source } from '#shared/rules/cairn/words/pt-BR/stat-lines.ts';

/** The same keys in English. */
export const statLines: { readonly [K in keyof typeof source]: string } = {
  'example.line': '4 HP, 1 Armor, 12 STR, 12 DEX, 9 WIL, short sword (d6)',
  'example.pasted':
    'Wolf\n5 HP, 12 STR, 14 DEX, 6 WIL, bite (d6)\n\nBridge guard\n4 HP, 1 Armor, 11 STR, 10 DEX, 9 WIL, spear (d8)',
  'read.points': 'HP {{hp}}',
  'read.armor': 'Armor {{armor}}',
  'read.attributes': 'STR {{str}}, DEX {{dex}}, WIL {{wil}}',
  'read.attack': 'attack: {{weapon}} ({{figure}})',
  'read.unarmed': 'no attack of its own: fights unarmed (d4)',
  'read.detachment': 'is a detachment',
  'read.criticalEffect': 'effect of critical damage',
  'read.leaderWil': 'leader’s WIL {{wil}}, taken from the notes: check it',
  'read.mayBeDetachment': 'the notes speak of a detachment, the line does not: check it',
  'read.headingAgain': 'the heading above already named another creature: check the name',
  'read.unnamed': 'I found no name near it: give it one',
  'read.notUnderstood': 'I didn’t understand this part: check it',
  'read.diceNotUnderstood': 'I didn’t understand the dice of this attack: write them like d6',
  'read.traitNotUnderstood': 'I didn’t understand this trait of the attack: check it',
  'read.missing': 'numbers are missing: {{fields}}',
  'read.twice': 'there is more than one number for {{field}}: leave just one',
  'read.notNumber': '“{{value}}” isn’t a whole number for {{field}}',
  'read.tooMuch': '{{field}} goes up to {{maximum}}, and here it is {{value}}',
};
