/** Texts of the end of a fight, in Brazilian Portuguese. */
export const trackerEnding = {
  'ending.title': 'Como foi',
  'ending.lasted': '{{rounds}}, {{time}} de jogo',
  'ending.copy': 'Copiar para ler',
  'ending.copied': 'Copiado',
  'ending.rewards': 'O que levam',
  'ending.to': 'Quem leva',
  'ending.experience': 'Experiência',
  'ending.share': 'Como se divide',
  'ending.each': 'a cada um',
  'ending.divided': 'dividida entre eles',
  'ending.what': 'Tesouro ou o que for',
  'ending.give': 'Dar',
  'ending.needTo': 'Diga quem leva.',
  'ending.next': 'Para a próxima sessão',
  'ending.nextHelp': 'Fica no registro e no relatório da sessão; só você lê.',
  'ending.keep': 'Guardar',
} as const;
