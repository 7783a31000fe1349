/** Words of how everyone is, in Brazilian Portuguese (the language that defines the keys). */
export const wounds = {
  'mark.death': 'morte',
  'wound.dies': '{{name}} morre',
  'error.dead': '{{target}} já morreu. Escolha outro alvo.',
  'tracker.band.unhurt': 'ileso',
  'tracker.band.hurt': 'ferido',
  'tracker.band.badly-hurt': 'muito ferido',
  'tracker.band.out': 'fora de ação',
  'tracker.band.dead': 'morto',
  'tracker.woundDice_one': '−{{count}} dado',
  'tracker.woundDice_other': '−{{count}} dados',
  'tracker.woundsCost_one': 'Ferimentos: −{{count}} dado neste turno',
  'tracker.woundsCost_other': 'Ferimentos: −{{count}} dados neste turno',
  'tracker.nextDice_one': '−{{count}} dado no próximo turno',
  'tracker.nextDice_other': '−{{count}} dados no próximo turno',
} as const;
