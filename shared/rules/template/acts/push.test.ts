import { expect, it } from 'vitest';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import { duel, one, play } from '#shared/rules/template/testing/fight.ts';

const shove = { type: 'push', attacker: 'a', target: 'b' } as const;

it('T7 as much as the other throws it down, and it stands as its next turn begins', () => {
  const pushed = play(duel({ a: { fighting: 1 }, b: { agility: 2 } }), [shove], [5, 3, 4, 3]);
  expect(hasCondition(one(pushed, 'b'), 'prone')).toBe(true);
  expect(hasCondition(one(play(pushed, [{ type: 'next-turn' }]), 'b'), 'prone')).toBe(false);
});

it('T7 less than the other does nothing', () => {
  expect(one(play(duel(), [shove], [5, 3, 6, 3]), 'b').conditions).toEqual([]);
});
