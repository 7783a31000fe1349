/** What the game is like, for whoever chooses one, in Brazilian Portuguese. */
export const about = {
  name: 'Heróis (d20)',
  'about.feel':
    'Heróis com poderes trocam golpes um de cada vez: iniciativa, defesas à escolha, manobras, críticos e objetos que quebram.',
  'about.dice': 'Um d20 em cada teste; d4 a d12 no dano.',
  'about.length': 'Longa e tática: de 4 a 8 rodadas, meia hora ou mais à mesa.',
  'about.audience': 'Mesas e fóruns que gostam de escolher cada golpe e conferir cada soma.',
  'about.source':
    'Um sistema d20 brasileiro de heróis com poderes, nascido em fórum; as brechas do texto viraram regras da casa.',
} as const;
