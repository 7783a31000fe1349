import { expect, it } from 'vitest';
import { fighter, now, play, setUp } from '#shared/combat/testing/fight.ts';
import { withoutHidden } from './without-hidden.ts';

it('nobody hidden is in a link, or has anything due', () => {
  const bleeding = { id: 'own', name: 'Sangra', tick: { at: 'turn-start', what: 'damage', dice: '1' } };
  const links = [
    ['b', 'c', 'd'],
    ['e', 'f'],
  ];
  const state = now(
    play(setUp(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => fighter(id))), [
      { type: 'hide', combatants: ['c', 'f'], hidden: true },
      ...links.map((combatants) => ({ type: 'link-initiative', combatants }) as const),
      { type: 'define-condition', condition: bleeding },
      ...['c', 'e'].map((target) => ({ type: 'add-condition', target, condition: 'own' }) as const),
      { type: 'start', initiative: { a: 9, b: 8, e: 7 } },
      ...Array.from({ length: 5 }, () => ({ type: 'next-turn' }) as const),
    ]),
  );
  expect(state.ticks.map(({ target }) => target)).toEqual(['c', 'e']);
  const seen = withoutHidden(state);
  expect(seen.linked).toEqual([['b', 'd']]);
  expect(seen.ticks.map(({ target }) => target)).toEqual(['e']);
});
