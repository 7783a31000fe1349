import type { about as ptBR } from '#shared/rules/cairn/words/pt-BR/about.ts';

/** What the game is like, for whoever chooses one, in English. */
export const about: { readonly [K in keyof typeof ptBR]: string } = {
  name: 'Cairn Second Edition',
  credit: 'Figures and rules of Cairn: © Yochai Gal, under CC BY-SA 4.0.',
  'about.feel':
    'One side acts, then the other. Every attack hits: what matters is leaving in time, and the scars of those who did not.',
  'about.dice': 'Only the damage die of the weapon; one d20 for each save.',
  'about.length': 'Quick and deadly: 2 to 4 rounds, ten minutes at the table.',
  'about.audience': 'Newcomers, and whoever likes danger without much arithmetic.',
  'about.source': 'Cairn Second Edition by Yochai Gal, under CC BY-SA 4.0, in our own words.',
};
