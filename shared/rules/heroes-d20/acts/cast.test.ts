import { expect, test } from 'vitest';
import { carryOut, logged, checked, trio } from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

test('H15 a spell takes the combat action and a Controle test, and says what it does', () => {
  const cast: HeroesCommand = { type: 'cast', combatant: 'a', text: 'muro de gelo' };
  const open = carryOut(trio({ a: { control: 4 } }), [cast], [9]);
  expect(open.state.turn?.spent).toEqual(['combat']);
  expect(logged(open)).toBe('A lança uma magia (muro de gelo): total 13');
  expect(checked(open).rule).toBe('H15');
  const against = carryOut(trio(), [{ ...cast, skill: 'deception', difficulty: 10 }], [9]);
  expect(logged(against)).toBe('A lança uma magia (muro de gelo): falha, 9 contra 10');
  expect(refusalOf(() => carryOut(open, [cast]))).toBe('NOT_ALLOWED');
  expect(refusalOf(() => carryOut(trio(), [{ ...cast, combatant: 'b' }]))).toBe('NOT_ALLOWED combatant');
  expect(refusalOf(() => carryOut(trio(), [{ ...cast, skill: 'lore' }]))).toBe('NOT_ALLOWED skill');
  expect(refusalOf(() => carryOut(trio(), [{ ...cast, text: '' }]))).toBe('BAD_REQUEST text');
});
