import type { about as ptBR } from '#shared/rules/heroes-d20/words/pt-BR/about.ts';

/** What the game is like, for whoever chooses one, in English. */
export const about: { readonly [K in keyof typeof ptBR]: string } = {
  name: 'Heroes (d20)',
  'about.feel':
    'Heroes with powers trade blows one at a time: initiative, a choice of defences, manoeuvres, criticals and objects that break.',
  'about.dice': 'One d20 for every check; d4 to d12 for damage.',
  'about.length': 'Long and tactical: 4 to 8 rounds, half an hour or more at the table.',
  'about.audience': 'Tables and forums that like to choose every blow and check every sum.',
  'about.source':
    'A Brazilian d20 game of powered heroes, born on forums; gaps in its text became house rules.',
};
