/** What the game is like, for whoever chooses one, in Brazilian Portuguese. */
export const about = {
  name: 'Combate Descritivo (Scop)',
  'about.feel':
    'Sem mapa e sem iniciativa: todos dizem o que tentam e o turno se resolve de uma vez, em grupos de combate.',
  'about.dice': 'Um punhado de d6: quem passa de 3 sai, o que fica soma.',
  'about.length': 'Curta e contada: de 3 a 5 turnos, um quarto de hora à mesa.',
  'about.audience': 'Mesas de teatro da mente, que preferem descrever a medir.',
  'about.source':
    'O Combate Descritivo do Scop, jogo brasileiro; os números do teste vêm das regras públicas dele.',
} as const;
