import type { wounds as source } from '#shared/rules/scop/words/pt-BR/wounds.ts';

/** The same keys in English. */
export const wounds: { readonly [K in keyof typeof source]: string } = {
  'mark.death': 'death',
  'wound.dies': '{{name}} dies',
  'error.dead': '{{target}} is already dead. Choose another target.',
  'tracker.band.unhurt': 'unhurt',
  'tracker.band.hurt': 'hurt',
  'tracker.band.badly-hurt': 'badly hurt',
  'tracker.band.out': 'out of action',
  'tracker.band.dead': 'dead',
  'tracker.woundDice_one': '−{{count}} die',
  'tracker.woundDice_other': '−{{count}} dice',
  'tracker.woundsCost_one': 'Wounds: −{{count}} die this turn',
  'tracker.woundsCost_other': 'Wounds: −{{count}} dice this turn',
  'tracker.nextDice_one': '−{{count}} die next turn',
  'tracker.nextDice_other': '−{{count}} dice next turn',
};
