/** Texts of the odds before a roll, in Brazilian Portuguese (the language that defines the keys). */
export const trackerOdds = {
  'tracker.odds.title': 'Chances exatas',
  'tracker.odds.on': 'Chances exatas contra {{name}}',
  'tracker.odds.hit': 'acertar',
  'tracker.odds.critical': 'crítico',
  'tracker.odds.damage': 'dano médio',
  'tracker.odds.fell': 'derrubar',
  'tracker.odds.bar': '{{loss}} de dano: {{chance}}',
  'tracker.odds.range': '{{from}} a {{to}}',
  'tracker.odds.spread.one': 'Se acertar, sempre {{from}} de dano',
  'tracker.odds.spread.plain': 'Dano de {{from}} a {{to}}',
  'tracker.odds.spread.likely': 'Dano de {{from}} a {{to}}, mais provável {{likely}}',
  'tracker.odds.mark': '{{from}} ou mais derruba',
} as const;
