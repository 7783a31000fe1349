/** Words of conditions, in Brazilian Portuguese (the language that defines the keys). */
export const conditions = {
  'condition.fallen': 'Caído',
  'condition.disarmed': 'Desarmado',
  'condition.unconscious': 'Inconsciente',
  'condition.stunned': 'Atordoado',
  'condition.held': 'Imobilizado',
  'condition.blinded': 'Cego',
  'condition.frightened': 'Assustado',
  'condition.surprised': 'Surpreso',
  'condition.other': 'Outra condição',
  'tracker.conditionDice': 'Dados',
  'tracker.conditionDiceHelp': 'Os que tira (−) ou dá em cada teste.',
} as const;
