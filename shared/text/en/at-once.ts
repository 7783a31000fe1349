import type { atOnce as source } from '#shared/text/pt-BR/at-once.ts';

/** The same keys in English. */
export const atOnce: { readonly [K in keyof typeof source]: string } = {
  'atOnce.title': 'Fight now',
  'atOnce.who': 'Who the party faces',
  'atOnce.placeholder': '3 goblin 7, 4 thug 12',
  'atOnce.help':
    'How many and who, by first letters. Whoever isn’t in the bestiary comes in with points: “4 thug 12”, “4 with 12 points”. A comma separates.',
  'atOnce.found': 'In the bestiary',
  'atOnce.someone': 'Foe',
  'atOnce.creature': '{{quantity}} × {{name}} · {{hp}} {{unit}}',
  'atOnce.improvised': '{{quantity}} × {{name}} · {{hp}} {{unit}}, no sheet',
  'atOnce.nobodyCalled':
    'Nobody in the bestiary is called “{{name}}”. With points they come in all the same: “{{name}} 12”.',
  'atOnce.needWho': 'Say who fights: “3 goblin”, “4 with 12 points”.',
  'atOnce.session': 'Session',
  'atOnce.begin': 'Begin',
  'atOnce.said': 'Fight now: {{line}}',
  'atOnce.toEncounter': 'Make an encounter of this fight',
  'atOnce.madeEncounter': 'Encounter “{{name}}” made of this fight',
};
