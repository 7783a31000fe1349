/** Texts of files of creatures, in Brazilian Portuguese (the language that defines the keys). */
export const creatureFile = {
  'creatureFile.column.name': 'Nome',
  'creatureFile.column.tags': 'Etiquetas',
  'creatureFile.column.notes': 'Notas',
  'creatureFile.points': '{{hp}} {{unit}}',
  'creatureFile.column.item': '{{list}} 1: {{item}}',
  'creatureFile.unknownColumn': 'As colunas que existem: {{columns}}.',
  'creatureFile.openQuotes': 'Há aspas abertas que não fecham. Feche-as.',
  'creatureFile.noName': 'Falta o nome. Escreva um.',
  'creatureFile.longName': 'O nome passa de 200 caracteres. Encurte-o.',
  'creatureFile.noPointsColumn': 'Nenhuma coluna tem os {{unit}}. Use as que existem: {{columns}}.',
  'creatureFile.noPoints': 'Faltam os {{unit}}: escreva um número inteiro, de 0 a 100.000.',
  'creatureFile.notANumber': 'não é um número',
  'creatureFile.notYesOrNo': 'não é sim nem não',
  'creatureFile.notAChoice': 'não é uma das opções',
  'creatureFile.newer':
    'Este arquivo foi escrito por uma versão mais nova do Rodada. Atualize o aplicativo para lê-lo.',
  'creatureFile.otherSystem':
    'As criaturas deste arquivo são de {{other}}, e esta campanha usa {{system}}. Abra uma campanha de {{other}}.',
  'creatureFile.otherJson':
    'Este arquivo JSON não é do Rodada nem de um programa cujas fichas ele lê. Escolha outro.',
  'creatureFile.brokenJson': 'Este arquivo JSON está quebrado ou incompleto. Exporte-o de novo.',
  'creatureFile.noHeadings':
    'A primeira linha da tabela precisa dos nomes das colunas. Use os que existem: {{columns}}.',
  'creatureFile.notUnderstood':
    'Não encontrei criaturas aí. Use uma tabela (CSV com “Nome” e os pontos na primeira linha) ou um arquivo do Rodada.',
  'creatureFile.tooMany':
    'Uma importação leva até {{most}} linhas, e este texto tem mais. Divida-o e importe as partes.',
  'creatureFile.linesTooBig':
    'Fichas em linha são lidas de textos de até {{megabytes}} MB. Divida o texto, ou use uma tabela.',
  'creatureFile.export': 'Exportar criaturas',
  'creatureFile.title': 'Bestiário - {{campaign}}',
  'creatureFile.format.json': 'Arquivo do Rodada (JSON)',
  'creatureFile.format.csv': 'Tabela (CSV)',
  'creatureFile.format.excel': 'Tabela para o Excel (CSV)',
  'creatureFile.format.stat-lines': 'Fichas em linha (texto)',
  'creatureFile.format.cards': 'Fichas para imprimir (PDF)',
} as const;
