import type { hints as ptBR } from '#shared/rules/scop/words/pt-BR/hints.ts';

/** What a first fight teaches as it is played, in English. */
export const hints: { readonly [K in keyof typeof ptBR]: string } = {
  'hint.begin': 'You can start like this, all in one group, or first drag who fights whom.',
  'hint.declare': 'Say what each one tries in this turn. Nothing is rolled yet.',
  'hint.resolve': 'With the intents said, the whole turn is resolved at once.',
  'hint.next': 'Goes on to the next turn; intents begin again.',
};
