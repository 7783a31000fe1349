/** Texts of campaigns as files, in Brazilian Portuguese (the language that defines the keys). */
export const campaignFile = {
  'campaignFile.notOne': 'Este arquivo não é uma campanha do Rodada.',
  'campaignFile.newer':
    'Este arquivo foi feito por uma versão mais nova do Rodada. Atualize o aplicativo para abri-lo.',
  'campaignFile.unknownSystem': 'A campanha é de um sistema que este Rodada não conhece: “{{system}}”.',
  'campaignFile.faulty': 'O arquivo tem um defeito, e nada foi importado. {{why}}',
  'campaignFile.twice': 'O arquivo tem um defeito, e nada foi importado: “{{what}}” aparece duas vezes.',
  'campaignFile.missing':
    'O arquivo tem um defeito, e nada foi importado: {{field}} fala de algo que não está nele.',
  'campaignFile.otherEnd':
    'A luta “{{name}}”, jogada de novo, termina de outro jeito: o arquivo foi mudado ou é de regras diferentes. Nada foi importado.',
  'campaignFile.tooBigToWrite':
    'A campanha passa do limite de {{megabytes}} MB de um arquivo. Nada foi gravado.',
  'campaignFile.kind': 'Campanha do Rodada',
  'campaignFile.export': 'Exportar campanha',
  'campaignFile.exported': 'Campanha gravada em {{file}}.',
  'campaignFile.import': 'Importar campanha',
  'campaignFile.imported': 'Campanha “{{name}}” importada: {{characters}}, {{creatures}}, {{fights}}.',
  'campaignFile.characters_one': '{{count}} personagem',
  'campaignFile.characters_other': '{{count}} personagens',
  'campaignFile.creatures_one': '{{count}} criatura',
  'campaignFile.creatures_other': '{{count}} criaturas',
  'campaignFile.fights_one': '{{count}} luta',
  'campaignFile.fights_other': '{{count}} lutas',
  'drop.here': 'Solte para importar',
  'drop.unknown': 'O Rodada não sabe o que fazer com {{file}}.',
  'drop.one': 'Solte um arquivo de cada vez.',
} as const;
