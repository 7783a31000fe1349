import type { trackerOdds as portuguese } from '#shared/text/pt-BR/tracker/odds.ts';

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
};
