import { expect, it } from 'vitest';
import { carryOut, conditionsOf, hero, setUp, totalOf } from '#shared/rules/heroes-d20/testing/fight.ts';

const FIRE = {
  id: 'fogo',
  name: 'Em chamas',
  save: { at: 'turn-start', kind: 'fortitude', difficulty: 15 },
} as const;

it('H7 armour doesn’t help to be rid of a condition of the narrator’s own', () => {
  const burning = carryOut(setUp([hero('a', 'pc', { armorClass: 4 })]), [
    { type: 'start', initiative: { a: 9 } },
    { type: 'define-condition', condition: FIRE },
    { type: 'add-condition', target: 'a', condition: 'fogo' },
    { type: 'next-turn' },
  ]);
  const failed = carryOut(burning, [{ type: 'tick', target: 'a', condition: 'fogo' }], [9]);
  expect([totalOf(failed, 'defense'), conditionsOf(failed, 'a')]).toEqual([14, ['fogo']]);
});
