import { describe, expect, it } from 'vitest';
import { refusalOf } from '#shared/combat/testing/resolving.ts';
import { say } from '#shared/text/translate.ts';
import { duel, one, play } from '#shared/rules/template/testing/fight.ts';

const strike = { type: 'attack', attacker: 'a', target: 'b', weapon: 'sword' } as const;

describe('T3 T4 an attack', () => {
  it.each([
    ['2d6 + Luta that reach Guarda hit', [3, 2, 4], 6],
    ['one short of it misses', [3, 1], 10],
    ['a double 1 misses whatever is added', [1, 1], 10],
    ['a double 6 doubles the damage', [6, 6, 4], 2],
  ])('%s', (_what, naturals, left) => {
    const fight = duel({ a: { fighting: 2 } });
    expect(one(play(fight, [strike], naturals), 'b').hp.current).toBe(left);
  });
});

it('T4 armour takes damage off, never the last point; a double 6 only hits where the table says so', () => {
  const armoured = play(duel({ a: { fighting: 2 }, b: { armor: 5 } }), [strike], [3, 3, 2]);
  expect(one(armoured, 'b').hp.current).toBe(9);
  const plain = play(duel({ b: { guard: 20 } }, { doubleSix: 'plain' }), [strike], [6, 6, 4]);
  expect(one(plain, 'b').hp.current).toBe(6);
});

it('T2 one attack a turn, in one’s own turn, with a weapon of one’s own, on somebody else', () => {
  const refused = (command: object, naturals: readonly number[] = []) =>
    refusalOf(() => play(duel(), [{ ...strike, ...command }], naturals));
  expect(refused({ attacker: 'b', target: 'a' })).toBe('NOT_ALLOWED');
  expect(refused({ weapon: 'bow' })).toBe('NOT_ALLOWED weapon');
  expect(refused({ target: 'a' })).toBe('NOT_ALLOWED target');
  const twice = refusalOf(() => play(duel(), [strike, strike], [1, 1]));
  expect(twice).toBe('NOT_ALLOWED');
});

it('is told with its arithmetic', () => {
  const fight = play(duel({ a: { fighting: 2 }, b: { armor: 1 } }), [strike], [4, 3, 5]);
  const [event] = fight.done.at(-1)?.events ?? [];
  if (event?.type !== 'test') throw new Error('no attack told');
  expect(say(event.verdict, 'pt-BR')).toBe('Acerta: 9 contra Guarda 7');
  expect(event.sums.map(({ total }) => total)).toEqual([9, 4]);
});
