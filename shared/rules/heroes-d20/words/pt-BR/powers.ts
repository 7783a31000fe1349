/** Words of powers, spells and what they cost, in Brazilian Portuguese (the language that defines the keys). */
export const powers = {
  'said.power': '{{name}} cria o poder {{power}}',
  'said.cast': '{{name}} lança uma magia ({{text}})',

  'told.powerPaid': '{{name}} gasta {{cost}} MP em {{power}}, restam {{mp}}',
  'told.powerOver': 'O poder {{power}} de {{name}} acaba',
  'told.powerUnpaid': 'O poder {{power}} de {{name}} acaba por falta de MP',
  'told.powerDropped': '{{name}} encerra o poder {{power}}',
  'told.mpSet': 'MP de {{name}}: de {{from}} para {{mp}}',

  'refuse.unknownPower': '{{name}} não tem o poder “{{power}}”. Escolha outro da ficha.',
  'refuse.powerActive': 'O poder {{power}} de {{name}} já está ativo. Escolha outro ou encerre esse.',
  'refuse.powerNotOn':
    '{{name}} não mantém um poder que valha para {{weapon}}. Crie um antes, ou tire “Poder ativo”.',
  'refuse.powerNotActive': 'O poder “{{power}}” de {{name}} não está ativo. Escolha outro.',
  'refuse.tooFewMp':
    '{{name}} não tem MP para {{power}}: custa {{cost}} e restam {{mp}}. Escolha outro poder ou mude os MP.',

  'condition.power': 'Poder ativo',
  'condition.powers': 'Poder: {{names}}',

  'forecast.spent': 'MP gastos',

  'tracker.powers': 'Poder',
  'tracker.keeps': '{{name}} mantém {{power}}.',
  'tracker.keepsUntil_one': 'falta {{count}} rodada',
  'tracker.keepsUntil_other': 'faltam {{count}} rodadas',
  'tracker.mpLeft': 'MP {{mp}} de {{max}}',
  'tracker.powerWhich': 'Qual poder',
  'tracker.powerOffer_one': '{{cost}} MP por rodada · até {{count}} rodada',
  'tracker.powerOffer_other': '{{cost}} MP por rodada · até {{count}} rodadas',
  'tracker.powerUnpaid': '{{cost}} MP por rodada · faltam MP',
  'tracker.powerActive_one': 'ativo · falta {{count}} rodada',
  'tracker.powerActive_other': 'ativo · faltam {{count}} rodadas',
  'tracker.powerCreate': 'Criar',
  'tracker.powerDrop': 'Encerrar',
  'tracker.spell': 'Lançar uma magia',
  'tracker.spellCost': 'ação de combate',
  'tracker.spellText': 'O que a magia faz',
  'tracker.spellPlaceholder': 'ergo um muro de gelo na ponte',
  'tracker.spellMissing': 'Escreva o que a magia faz.',
  'tracker.spellDo': 'Lançar',
  'tracker.powerHint': 'Ação de movimento. Se o teste falhar, gasta a ação, mas não o MP.',
  'tracker.mpSet': 'Mudar',
  'tracker.mpMissing': 'Escreva quantos MP restam.',
} as const;
