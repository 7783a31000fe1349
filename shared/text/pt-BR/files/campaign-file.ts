/** Texts of campaigns as files, in Brazilian Portuguese (the language that defines the keys). */
export const campaignFile = {
  'campaignFile.notOne': 'Este arquivo não é uma campanha do Rodada. Escolha outro.',
  'campaignFile.newer':
    'Este arquivo foi feito por uma versão mais nova do Rodada. Atualize o aplicativo para abri-lo.',
  'campaignFile.unknownSystem':
    'A campanha é de um sistema que este Rodada não conhece: “{{system}}”. Atualize o aplicativo para abri-la.',
  'campaignFile.faulty': 'O arquivo tem um defeito, e nada foi importado. {{why}}',
  'campaignFile.twice': 'O arquivo tem um defeito, e nada foi importado: “{{what}}” aparece duas vezes.',
  'campaignFile.missing':
    'O arquivo tem um defeito, e nada foi importado: {{field}} fala de algo que não está nele.',
  'campaignFile.remade':
    'A luta “{{name}}” termina de outro jeito com as regras de hoje: o registro dela foi refeito e pode diferir do que se jogou.',
  'campaignFile.remadeTo':
    'A luta “{{name}}” só vai até a linha {{row}} com as regras de hoje: até ali o registro foi refeito, e o resto ficou só gravado. {{why}}',
  'campaignFile.kind': 'Campanha do Rodada',
  'campaignFile.export': 'Exportar campanha',
  'campaignFile.exported': 'Campanha gravada em {{file}}.',
  'campaignFile.wentAsStored': '{{why}} Ela foi para o arquivo como está gravada.',
  'campaignFile.import': 'Importar campanha',
  'campaignFile.imported': 'Campanha “{{name}}” importada: {{characters}}, {{creatures}}, {{fights}}.',
  'campaignFile.characters_one': '{{count}} personagem',
  'campaignFile.characters_other': '{{count}} personagens',
  'campaignFile.creatures_one': '{{count}} criatura',
  'campaignFile.creatures_other': '{{count}} criaturas',
  'campaignFile.fights_one': '{{count}} luta',
  'campaignFile.fights_other': '{{count}} lutas',
  'drop.here': 'Solte aqui',
  'drop.unknown':
    'O Rodada não sabe o que fazer com {{file}}. Solte uma campanha, um CSV, um JSON, um texto ou uma imagem.',
  'drop.nothing': 'Não há nesta pasta nenhum arquivo de criaturas.',
  'drop.one': 'Solte um arquivo de cada vez. Vários juntos, só de criaturas.',
} as const;
