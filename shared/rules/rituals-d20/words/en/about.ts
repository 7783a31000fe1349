import type { about as ptBR } from '#shared/rules/rituals-d20/words/pt-BR/about.ts';

/** What the game is like, for whoever chooses one, in English. */
export const about: { readonly [K in keyof typeof ptBR]: string } = {
  name: 'Rituals (Nd20)',
  'about.feel':
    'Investigators of today against what should not exist: whoever is attacked chooses a reaction, and every ritual has its price.',
  'about.dice': 'As many d20s as the attribute, the best one counts; d4 to d12 for damage.',
  'about.length': 'Middling and tense: 3 to 6 rounds, about twenty minutes at the table.',
  'about.audience': 'Tables of horror and mystery that want danger in every turn, on both sides.',
  'about.source':
    'A Brazilian game of investigation and rituals, played at online tables; what its text leaves out became house rules.',
};
