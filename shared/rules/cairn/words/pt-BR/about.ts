/** What the game is like, for whoever chooses one, in Brazilian Portuguese. */
export const about = {
  name: 'Cairn 2ª edição',
  credit: 'Números e regras de Cairn: © Yochai Gal, sob CC BY-SA 4.0.',
  'about.feel':
    'Um lado age, depois o outro. Todo ataque acerta: o que pesa é fugir a tempo, e as cicatrizes de quem não fugiu.',
  'about.dice': 'Só o dado de dano da arma; um d20 para cada salvaguarda.',
  'about.length': 'Rápida e letal: de 2 a 4 rodadas, dez minutos à mesa.',
  'about.audience': 'Quem chega agora e quem gosta de perigo sem muita conta.',
  'about.source': 'Cairn 2ª edição, de Yochai Gal, sob CC BY-SA 4.0, em palavras nossas.',
} as const;
