import type { conditions as source } from '#shared/rules/rituals-d20/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'dial.dice': 'Dice of every test',
  'dial.total': 'Total of every test',
  'dial.attack': 'Attack tests',
  'dial.defense': 'Defense',
  'condition.flat-footed': 'Flat-footed',
  'condition.feinted': 'Feinted',
  'condition.grappled': 'Grappled',
  'condition.grappling': 'Grappling',
  'condition.charging': 'Off guard (charge)',
  'condition.aiming': 'Aiming',
  'condition.prone': 'Prone',
  'condition.cover': 'Cover',
  'condition.ruling': 'Narrator’s condition',
  'condition.flat-footed.means': '−5 to Defence, unless the options of the fight give another figure.',
  'condition.feinted.means':
    'Flat-footed for the next attack of whoever feinted, until the end of that one’s next turn.',
  'condition.grappled.means':
    'Flat-footed and held in place, −2 to attacks, light weapons only. Breaks free with a standard action and a check won.',
  'condition.grappling.means': 'One hand busy. Drags at half movement and lets go at will.',
  'condition.charging.means': '−5 to Defence until its next turn.',
  'condition.aiming.means': '+1d20 on the next attack check; if it misses, it hits no ally.',
  'condition.prone.means': 'Changes attacks and Defence by what the narrator says.',
  'condition.cover.means': 'Changes attacks and Defence by what the narrator says.',
  'condition.ruling.means': 'Changes attacks and Defence by what the narrator says.',
  'condition.withAttack': '{{label}} (attack {{attack}})',
  'condition.withDefense': '{{label}} (Defence {{defense}})',
  'condition.withBoth': '{{label}} (attack {{attack}}, Defence {{defense}})',

  'tracker.detail.attack': 'On attacks',
  'tracker.detail.defense': 'On Defence',
  'tracker.detail.help': 'Empty: no change.',
};
