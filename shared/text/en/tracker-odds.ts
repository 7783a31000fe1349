import type { trackerOdds as portuguese } from '../pt-BR/tracker-odds.ts';

/** Texts of the odds before a roll, in English. */
export const trackerOdds: Readonly<Record<keyof typeof portuguese, string>> = {
  'tracker.odds.title': 'Exact odds',
  'tracker.odds.on': 'Exact odds against {{name}}',
  'tracker.odds.hit': 'to hit',
  'tracker.odds.critical': 'critical',
  'tracker.odds.damage': 'mean damage',
  'tracker.odds.fell': 'to fell',
  'tracker.odds.bar': '{{loss}} damage: {{chance}}',
  'tracker.odds.range': '{{from}} to {{to}}',
  'tracker.odds.spread.one': 'On a hit, always {{from}} damage',
  'tracker.odds.spread.plain': 'Damage from {{from}} to {{to}}',
  'tracker.odds.spread.likely': 'Damage from {{from}} to {{to}}, most likely {{likely}}',
  'tracker.odds.mark': '{{from}} or more fells',
  'tracker.cairn.odds.hit': 'past the armour',
  'tracker.cairn.odds.critical': 'critical damage',
  'tracker.cairn.odds.fall': 'to fall',
  'tracker.cairn.odds.scar': 'scar',
  'tracker.cairn.odds.mark': '{{from}} or more goes past HP, off STR',
  'tracker.cairn.odds.markAll': 'all of it comes off STR',
  'tracker.cairn.odds.together_one': 'Together with the attack declared before: only the highest die counts.',
  'tracker.cairn.odds.together_other':
    'Together with the {{count}} attacks declared before: only the highest die counts.',
  'tracker.scop.odds.hit': 'to win',
  'tracker.scop.odds.damage': 'mean damage',
  'tracker.scop.odds.worse': 'wounds (−dice)',
  'tracker.scop.odds.out': 'out of action',
  'tracker.scop.odds.mark': '{{from}} or more puts out of action',
  'tracker.scop.odds.attack': '{{name}} against {{target}}',
  'tracker.scop.odds.instead': 'if not, {{target}}',
  'tracker.scop.odds.back': '{{name}} against {{target}}, at the same time',
};
