import type { trackerCounters as ptBR } from '#shared/text/pt-BR/tracker/counters.ts';

/** Texts of counters, in English. */
export const trackerCounters: Record<keyof typeof ptBR, string> = {
  'counter.title': 'Counters',
  'counter.add': 'Add counter',
  'counter.help': 'Reactions, charges, ammunition, uses a day: what is spent and comes back.',
  'counter.id': 'Identifier',
  'counter.name': 'Name',
  'counter.max': 'Maximum',
  'counter.current': 'Left',
  'counter.returns': 'Comes back',
  'counter.returns.turn': 'each turn',
  'counter.returns.round': 'each round',
  'counter.returns.fight': 'each fight',
  'counter.returns.session': 'each session',
  'counter.returns.never': 'never',
  'counter.needs': 'Uses up the counter',
  'counter.needsAmount': 'Uses up how many',
  'counter.needsNothing': 'none',
  'counter.left': '{{counter}} {{current}}/{{max}}',
};
