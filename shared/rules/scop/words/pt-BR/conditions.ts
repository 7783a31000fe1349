/** Words of conditions, in Brazilian Portuguese (the language that defines the keys). */
export const conditions = {
  'dial.dice': 'Dados',
  'ending.test': 'Teste',
  'condition.fallen': 'Caído',
  'condition.disarmed': 'Desarmado',
  'condition.unconscious': 'Inconsciente',
  'condition.stunned': 'Atordoado',
  'condition.held': 'Imobilizado',
  'condition.blinded': 'Cego',
  'condition.frightened': 'Assustado',
  'condition.surprised': 'Surpreso',
  'condition.other': 'Outra condição',
  'condition.fallen.means': 'Está no chão. Os dados que tira dos testes são os que o narrador disser.',
  'condition.disarmed.means':
    'Perdeu o que tinha na mão. Os dados que tira dos testes são os que o narrador disser.',
  'condition.unconscious.means': 'Não age enquanto não acordar.',
  'condition.stunned.means':
    'Atordoado pelo golpe. Os dados que tira dos testes são os que o narrador disser.',
  'condition.held.means': 'Não sai do lugar. Os dados que tira dos testes são os que o narrador disser.',
  'condition.blinded.means': 'Não enxerga. Os dados que tira dos testes são os que o narrador disser.',
  'condition.frightened.means': 'Com medo. Os dados que tira dos testes são os que o narrador disser.',
  'condition.surprised.means': 'Não faz nada no turno em que foi surpreendido.',
  'condition.other.means': 'Tira ou dá nos testes os dados que o narrador disser.',
  'tracker.conditionDice': 'Dados',
  'tracker.conditionDiceHelp': 'Os que tira (−) ou dá em cada teste.',
} as const;
