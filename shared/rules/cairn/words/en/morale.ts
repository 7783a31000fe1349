import type { morale as source } from '#shared/rules/cairn/words/pt-BR/morale.ts';

/** The same keys in English. */
export const morale: { readonly [K in keyof typeof source]: string } = {
  'morale.firstCasualty': 'morale: the first casualty of the opponents asks for a WIL save',
  'morale.halfLost': 'morale: the opponents have lost half their number and need a WIL save',
  'morale.lone': 'morale: the lone opponent is at 0 HP and needs a WIL save',
  'morale.rolled': 'morale of {{names}}',
  'morale.waived': 'morale: the narrator waives the save',
  'morale.flees': '{{name}} flees',

  'error.noPrompt': 'Nobody needs a morale save for that reason now. Go on with the fight.',
  'error.notMoral': '{{name}} doesn’t save for morale now. Choose only those the prompt asks for.',

  'tracker.moraleLeader': 'The leader’s WIL counts: {{wil}}.',
  'tracker.moraleOwn': 'The highest WIL among them counts: {{wil}}.',
  'tracker.morale': 'Morale of the opponents',
  'tracker.morale.first-casualty': 'The first of them has fallen: a WIL save, or they flee.',
  'tracker.morale.half-lost': 'They have lost half their number: a WIL save, or they flee.',
  'tracker.morale.lone': 'Alone and without HP: a WIL save, or it flees.',
  'tracker.rollMorale': 'Roll morale',
  'tracker.waiveMorale': 'Waive',
};
