import { expect, test } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import { fightOf } from '#shared/rules/rituals-d20/fight.ts';
import { fight, one, play, someone } from '#shared/rules/rituals-d20/testing/fight.ts';

const blow = (attacker: string, more = {}) => ({ attacker, target: 'ana', weapon: 'club', ...more });
const THREE = [someone('v1'), someone('v2'), someone('v3'), someone('ana', { agility: 2 }, 'pc')];

test('N6 several attack one after the other, each for its own standard action', () => {
  const all: RitualsCommand = {
    type: 'attack-together',
    attacks: [blow('v1'), blow('v2', { reaction: 'block' }), blow('v3')],
  };
  const after = play(fight(THREE), [all], [15, 4, 3, 12, 2]);
  expect(one(after, 'ana').hp.current).toBe(20 - 4 - 2);
  expect(stateOf(after).turn).toMatchObject({ who: 'v3', spent: ['standard'] });
});

test('N5 they stop at a miss that may be answered with a counter-attack, which isn’t lost', () => {
  const all: RitualsCommand = {
    type: 'attack-together',
    attacks: [blow('v1', { reaction: 'counter' }), blow('v2'), blow('v3')],
  };
  const after = play(fight(THREE), [all], [3]);
  expect(fightOf(stateOf(after)).counter).toEqual({ by: 'ana', against: 'v1' });
  expect(stateOf(after).turn?.who).toBe('v1');
});

test('N5 a reaction more than there are refuses all of it, with its place', () => {
  const reaction = 'dodge';
  const all: RitualsCommand = {
    type: 'attack-together',
    attacks: [blow('v1', { reaction }), blow('v2', { reaction }), blow('v3', { reaction })],
  };
  expect(() => play(fight(THREE), [all], [3, 3])).toThrow(
    expect.objectContaining({ code: 'NOT_ALLOWED', path: 'attacks[2].reaction' }),
  );
});
