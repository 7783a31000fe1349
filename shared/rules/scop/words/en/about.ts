import type { about as ptBR } from '#shared/rules/scop/words/pt-BR/about.ts';

/** What the game is like, for whoever chooses one, in English. */
export const about: { readonly [K in keyof typeof ptBR]: string } = {
  name: 'Descriptive Combat (Scop)',
  'about.feel':
    'No map and no initiative: everybody says what they try, and the turn is resolved all at once, in engagement groups.',
  'about.dice': 'A handful of d6: those above 3 leave, those that stay add up.',
  'about.length': 'Short and told: 3 to 5 turns, a quarter of an hour at the table.',
  'about.audience': 'Tables that play in the theatre of the mind and would rather describe than measure.',
  'about.source':
    'The Descriptive Combat of Scop, a Brazilian game; the figures of its test come from its public rules.',
};
