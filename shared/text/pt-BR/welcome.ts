/** Texts of the first start and of the samples, in Brazilian Portuguese (the language that defines the keys). */
export const welcome = {
  'welcome.title': 'Que jogo vamos narrar?',
  'welcome.lead':
    'Escolha um e jogue uma luta de exemplo, já pronta: uns cinco minutos, com dicas que somem sozinhas.',
  'welcome.games': 'Jogos',
  'welcome.play': 'Jogar o exemplo',
  'welcome.playOf': 'de {{name}}',
  'welcome.empty': 'Começar vazio',
  'welcome.file': 'Tenho um arquivo de campanha',
  'welcome.later': 'Tudo isto pode ser mudado depois, em Opções.',
  'welcome.about.dice': 'Dados',
  'welcome.about.length': 'Uma luta',
  'welcome.about.audience': 'Para',
  'welcome.about.source': 'Regras',
  'sample.bring': 'Jogar um exemplo',
  'sample.title': 'Exemplos',
  'sample.lead': 'Cada exemplo vira uma campanha nova, com grupo, criaturas e uma luta que começa na hora.',
  'sample.none': 'Este sistema ainda não tem exemplo. Escolha outro.',
} as const;
