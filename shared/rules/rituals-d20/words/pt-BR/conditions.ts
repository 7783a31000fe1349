/** Words of conditions and their details, in Brazilian Portuguese (the language that defines the keys). */
export const conditions = {
  'dial.dice': 'Dados de cada teste',
  'dial.total': 'Total de cada teste',
  'dial.attack': 'Testes de ataque',
  'dial.defense': 'Defesa',
  'condition.flat-footed': 'Desprevenido',
  'condition.feinted': 'Enganado por finta',
  'condition.grappled': 'Agarrado',
  'condition.grappling': 'Agarrando',
  'condition.charging': 'Guarda aberta (investida)',
  'condition.aiming': 'Mirando',
  'condition.prone': 'Caído',
  'condition.cover': 'Cobertura',
  'condition.ruling': 'Condição do narrador',
  'condition.flat-footed.means': '−5 de Defesa, se as opções da luta não disserem outro número.',
  'condition.feinted.means':
    'Desprevenido para o próximo ataque de quem fintou, até o fim do próximo turno dele.',
  'condition.grappled.means':
    'Desprevenido e parado, −2 nos ataques, só com armas leves. Solta-se com a ação padrão e um teste vencido.',
  'condition.grappling.means': 'Uma mão ocupada. Arrasta à metade do deslocamento e solta quando quiser.',
  'condition.charging.means': '−5 de Defesa até o próximo turno.',
  'condition.aiming.means': '+1d20 no próximo teste de ataque; se errar, não acerta um aliado.',
  'condition.prone.means': 'Muda os ataques e a Defesa no que o narrador disser.',
  'condition.cover.means': 'Muda os ataques e a Defesa no que o narrador disser.',
  'condition.ruling.means': 'Muda os ataques e a Defesa no que o narrador disser.',
  'condition.withAttack': '{{label}} (ataque {{attack}})',
  'condition.withDefense': '{{label}} (Defesa {{defense}})',
  'condition.withBoth': '{{label}} (ataque {{attack}}, Defesa {{defense}})',

  'tracker.detail.attack': 'No ataque',
  'tracker.detail.defense': 'Na Defesa',
  'tracker.detail.help': 'Vazio: não muda.',
} as const;
