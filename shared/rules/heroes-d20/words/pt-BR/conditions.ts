/** Words of conditions and their details, in Brazilian Portuguese (the language that defines the keys). */
export const conditions = {
  'condition.frightened': 'Assustado',
  'condition.prone': 'Caído',
  'condition.concealed': 'Camuflagem',
  'condition.concealedBy': 'Camuflagem {{percent}}%',
  'condition.blinded': 'Cego',
  'condition.cover': 'Cobertura',
  'condition.flat-footed': 'Desprevenido',
  'condition.higher-ground': 'Em posição mais alta',
  'condition.fatigued': 'Fatigado',
  'condition.flanked': 'Flanqueado',
  'condition.flankedBy': 'Flanqueado ({{enemies}})',
  'condition.grappled': 'Agarrado',
  'condition.grappling': 'Agarrando',
  'condition.feinted': 'Enganado por finta',

  'tracker.detail.con': 'CON',
  'tracker.detail.conHelp': 'Vazio: a da ficha.',
  'tracker.detail.enemies': 'Oponentes em volta',
  'tracker.detail.percent': 'Porcentagem',
} as const;
