/** Words of conditions and their details, in Brazilian Portuguese (the language that defines the keys). */
export const conditions = {
  'condition.flat-footed': 'Desprevenido',
  'condition.feinted': 'Enganado por finta',
  'condition.grappled': 'Agarrado',
  'condition.grappling': 'Agarrando',
  'condition.charging': 'Guarda aberta (investida)',
  'condition.aiming': 'Mirando',
  'condition.prone': 'Caído',
  'condition.cover': 'Cobertura',
  'condition.ruling': 'Condição do narrador',
  'condition.withAttack': '{{label}} (ataque {{attack}})',
  'condition.withDefense': '{{label}} (Defesa {{defense}})',
  'condition.withBoth': '{{label}} (ataque {{attack}}, Defesa {{defense}})',

  'tracker.detail.attack': 'No ataque',
  'tracker.detail.defense': 'Na Defesa',
  'tracker.detail.help': 'Vazio: não muda.',
} as const;
