import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { template } from '#shared/rules/template/index.ts';
import { duel, one, play } from '#shared/rules/template/testing/fight.ts';

const put = (target: string, condition: string | { id: 'shaken'; penalty: number }) =>
  ({ type: 'add-condition', target, condition }) as const;
const strike = { type: 'attack', attacker: 'a', target: 'b', weapon: 'sword' } as const;

describe('T6 conditions', () => {
  it.each([
    ['the shaken roll less, by as much as it says', put('a', { id: 'shaken', penalty: 3 }), [5, 4], 10],
    ['the prone roll 2 less', put('a', 'prone'), [5, 3], 10],
    ['the prone are hit with 2 less', put('b', 'prone'), [3, 2, 1], 9],
    ['the covered are hit with 2 more', put('b', 'covered'), [5, 3], 10],
  ])('%s', (_what, condition, naturals, left) => {
    expect(one(play(duel(), [condition, strike], naturals), 'b').hp.current).toBe(left);
  });
});

it('T6 the figures show the guard as it is now, and a condition says how much it takes off', () => {
  const fight = play(duel(), [put('b', 'covered'), put('a', { id: 'shaken', penalty: 2 })]);
  expect(template.figures(one(fight, 'b'))).toEqual({ guard: 9 });
  const [event] = fight.done.at(-1)?.events ?? [];
  if (event?.type !== 'condition-added') throw new Error('no condition told');
  expect(say(event.label, 'en')).toBe('Shaken −2');
});
