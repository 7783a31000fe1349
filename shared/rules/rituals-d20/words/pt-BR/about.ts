/** What the game is like, for whoever chooses one, in Brazilian Portuguese. */
export const about = {
  name: 'Rituais (Nd20)',
  'about.feel':
    'Investigadores de hoje contra o que não devia existir: quem é atacado escolhe a reação, e cada ritual cobra seu preço.',
  'about.dice': 'Tantos d20 quanto o atributo, vale o melhor; d4 a d12 no dano.',
  'about.length': 'Média e tensa: de 3 a 6 rodadas, uns vinte minutos à mesa.',
  'about.audience': 'Mesas de terror e mistério, que querem perigo em cada turno dos dois lados.',
  'about.source':
    'Um sistema brasileiro de investigação e rituais, jogado em mesas na rede; o que o texto não diz virou regra da casa.',
} as const;
