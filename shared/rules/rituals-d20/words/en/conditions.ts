import type { conditions as source } from '#shared/rules/rituals-d20/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'condition.flat-footed': 'Flat-footed',
  'condition.feinted': 'Feinted',
  'condition.grappled': 'Grappled',
  'condition.grappling': 'Grappling',
  'condition.charging': 'Off guard (charge)',
  'condition.aiming': 'Aiming',
  'condition.prone': 'Prone',
  'condition.cover': 'Cover',
  'condition.ruling': 'Narrator’s condition',
  'condition.withAttack': '{{label}} (attack {{attack}})',
  'condition.withDefense': '{{label}} (Defence {{defense}})',
  'condition.withBoth': '{{label}} (attack {{attack}}, Defence {{defense}})',

  'tracker.detail.attack': 'On attacks',
  'tracker.detail.defense': 'On Defence',
  'tracker.detail.help': 'Empty: no change.',
};
