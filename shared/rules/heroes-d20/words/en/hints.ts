import type { hints as ptBR } from '#shared/rules/heroes-d20/words/pt-BR/hints.ts';

/** What a first fight teaches as it is played, in English. */
export const hints: { readonly [K in keyof typeof ptBR]: string } = {
  'hint.maneuver': 'Manoeuvre: trip, grapple, disarm. The odds stand there before you roll.',
};
