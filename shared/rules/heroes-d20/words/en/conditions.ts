import type { conditions as source } from '#shared/rules/heroes-d20/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'condition.frightened': 'Frightened',
  'condition.prone': 'Prone',
  'condition.concealed': 'Concealment',
  'condition.concealedBy': 'Concealment {{percent}}%',
  'condition.blinded': 'Blinded',
  'condition.cover': 'Cover',
  'condition.flat-footed': 'Flat-footed',
  'condition.higher-ground': 'Higher ground',
  'condition.fatigued': 'Fatigued',
  'condition.flanked': 'Flanked',
  'condition.flankedBy': 'Flanked ({{enemies}})',
  'condition.grappled': 'Grappled',
  'condition.grappling': 'Grappling',
  'condition.feinted': 'Feinted',

  'tracker.detail.con': 'CON',
  'tracker.detail.conHelp': 'Empty: the sheet’s.',
  'tracker.detail.enemies': 'Opponents around',
  'tracker.detail.percent': 'Percentage',
};
