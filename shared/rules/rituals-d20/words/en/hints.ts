import type { hints as ptBR } from '#shared/rules/rituals-d20/words/pt-BR/hints.ts';

/** What a first fight teaches as it is played, in English. */
export const hints: { readonly [K in keyof typeof ptBR]: string } = {
  'hint.ritual': 'Ritual: what each costs and how many rounds it takes stands in the list.',
};
