import type { fightLog as source } from '../pt-BR/fight-log.ts';

/** The same keys in English. */
export const fightLog: { readonly [K in keyof typeof source]: string } = {
  'fightLog.empty': 'No fights recorded',
  'fightLog.emptyHint': 'Each fight leaves its log here, from the first turn to the last.',
  'fightLog.fights': 'Fights',
  'fightLog.reading': 'Log of the fight',
  'fightLog.figures': 'Who fought, and figures',
  'fightLog.continue': 'Continue the fight',
  'fightLog.who': 'Filter by who',
  'fightLog.everybody': 'Everybody',
  'fightLog.kind': 'Filter by subject',
  'fightLog.everything': 'Everything',
  'fightLog.kind.acts': 'Attacks and acts',
  'fightLog.kind.points': 'Damage and healing',
  'fightLog.kind.conditions': 'Conditions',
  'fightLog.kind.order': 'Order and turns',
  'fightLog.kind.marked': 'Criticals, falls and scars',
  'fightLog.nothingPasses': 'Nothing passes this filter.',
  'fightLog.corrections_one': '{{count}} correction',
  'fightLog.corrections_other': '{{count}} corrections',
  'fightLog.fate.standing': 'standing',
  'fightLog.fate.down': 'fell',
  'fightLog.fate.defeated': 'defeated',
  'fightLog.fate.fled': 'fled',
  'fightLog.fate.left': 'left',
};
