import type { hints as ptBR } from '#shared/rules/cairn/words/pt-BR/hints.ts';

/** What a first fight teaches as it is played, in English. */
export const hints: { readonly [K in keyof typeof ptBR]: string } = {
  'hint.begin': 'You can start: the party acts first, if it passes the DEX save.',
  'hint.saves': 'Roll the saves: whoever fails loses only this first turn. You can also waive it for anyone.',
  'hint.declare': 'Declare the attacks of the side. Every attack hits: only the damage is rolled.',
  'hint.resolve': 'Rolls the damage of all that were declared, at the same time.',
  'hint.next': 'Passes the turn to the other side.',
};
