import { expect, it } from 'vitest';
import { openHistory, stateOf } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { refusalOf } from '#shared/combat/testing/resolving.ts';
import { template } from '#shared/rules/template/index.ts';
import { duel, one, play, someone } from '#shared/rules/template/testing/fight.ts';

it('T1 2d6 + Agilidade, the higher first, Agilidade before who came first', () => {
  const combatants = [someone('a', 'pc'), someone('b', 'foe', { agility: 2 }), someone('c', 'foe')];
  const begun = play(
    openHistory(newCombat(template, { combatants })),
    [{ type: 'start' }],
    [4, 4, 3, 3, 6, 5],
  );
  expect(stateOf(begun).order).toEqual([
    { id: 'c', initiative: 11 },
    { id: 'b', initiative: 8 },
    { id: 'a', initiative: 8 },
  ]);
});

it('T2 a turn is one action and one step', () => {
  const spend = (action: string) => ({ type: 'spend', combatant: 'a', action }) as const;
  expect(stateOf(play(duel(), [spend('step'), spend('main')])).turn?.spent).toEqual(['step', 'main']);
  expect(refusalOf(() => play(duel(), [spend('step'), spend('step')]))).toBe('NOT_ALLOWED');
});

it('T5 at 0 a foe is out; a PC is down, and acts again once it is healed', () => {
  const hurt = (target: string) => ({ type: 'damage', target, amount: 12 }) as const;
  expect(one(play(duel(), [hurt('b')]), 'b')).toMatchObject({ standing: 'defeated', hp: { current: 0 } });
  const down = play(duel(), [hurt('a'), { type: 'next-turn' }, { type: 'next-turn' }]);
  expect([one(down, 'a').standing, stateOf(down).turn?.who]).toEqual(['down', 'b']);
  const healed = play(down, [{ type: 'heal', target: 'a', amount: 1 }, { type: 'next-turn' }]);
  expect(stateOf(healed).turn?.who).toBe('a');
});
