/** Words of conditions and their details, in Brazilian Portuguese (the language that defines the keys). */
export const conditions = {
  'dial.attack': 'Ataque',
  'dial.defense': 'Defesa',
  'dial.melee-defense': 'Defesa contra corpo a corpo',
  'dial.ranged-defense': 'Defesa contra distância',
  'dial.every-roll': 'Todos os testes',
  'dial.damage': 'Dano',
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
  'condition.frightened.means':
    '−2 ao atacar quem lhe deu medo e ao se defender dele; de quem não se sabe, contra todos.',
  'condition.prone.means': '−4 na defesa; contra ataques a distância, +4.',
  'condition.concealed.means':
    'Ataques contra quem está camuflado erram com natural 8, 9, 12 ou 13 (20%) ou com todo natural par (50%). O 20 acerta sempre.',
  'condition.blinded.means':
    '−4 na defesa. Só acerta com natural ímpar: o 1 erra e o 20 acerta. Um teste de Fortitude encerra.',
  'condition.cover.means': '+4 na defesa contra ataques a distância.',
  'condition.flat-footed.means': '−2 em toda jogada de d20, até o próximo turno.',
  'condition.higher-ground.means': '+1 nos ataques e nas defesas.',
  'condition.fatigued.means':
    'Perde o modificador de CON em toda jogada de d20, até passar num teste de Fortitude.',
  'condition.flanked.means': 'Na defesa, −1 e mais −1 por inimigo em volta, a partir de 2.',
  'condition.grappled.means':
    'Não se move e fica desprevenido, com mais −2 nos ataques. Solta-se com uma ação de combate e um teste vencido.',
  'condition.grappling.means':
    'Mãos ocupadas: só ataca com arma que não ocupa mão. Arrasta à metade do movimento e solta quando quiser.',
  'condition.feinted.means':
    'Desprevenido para o próximo ataque de quem fintou, no máximo até o fim da próxima rodada.',
  'condition.power.means': 'Um poder mantido: acaba quando não é pago.',

  'tracker.detail.con': 'CON',
  'tracker.detail.conHelp': 'Vazio: a da ficha.',
  'tracker.detail.enemies': 'Oponentes em volta',
  'tracker.detail.percent': 'Porcentagem',
} as const;
