import { describe, expect, it } from 'vitest';
import { linesOf, type Kept } from './order-lines.ts';
import { orderAfter, moveAfterDrop, moveAfterStep, moveCommand } from './order-moves.ts';
import { orderRows } from './order-rows.ts';
import { act, fightState, heroes } from '#renderer/fight/testing/fight.ts';

const state = {
  ...fightState(),
  combatants: fightState().combatants.map((one) => ({ ...one, group: one.side === 'foe' ? 'p1' : null })),
};
const lines = (kept: Kept = {}) => linesOf(orderRows(state, heroes, { locale: 'pt-BR' }), kept);
const OPEN: Kept = { p1: 'open' };
const GROUP = 'group:capanga-1';
const thugs = ['capanga-1', 'capanga-2'];

describe('moving a line', () => {
  it('puts it before what follows where it was dropped, and at the end before nothing', () => {
    const drop = (after: readonly string[], moved: string) => moveAfterDrop(lines(), after, moved);
    expect(drop(['breno', 'agata', GROUP, 'nilo'], 'agata')).toEqual({ ids: ['agata'], before: 'capanga-1' });
    expect(drop(['breno', GROUP, 'nilo', 'agata'], 'agata')).toEqual({ ids: ['agata'], before: null });
    expect(drop(['agata', 'breno', GROUP, 'nilo'], 'agata')).toBeNull();
  });

  it('takes a whole group along, open or closed', () => {
    expect(moveAfterDrop(lines(), [GROUP, 'agata', 'breno', 'nilo'], GROUP)).toEqual({
      ids: thugs,
      before: 'agata',
    });
    expect(moveAfterDrop(lines(OPEN), ['agata', GROUP, 'breno', ...thugs, 'nilo'], GROUP)).toEqual({
      ids: thugs,
      before: 'breno',
    });
  });

  it('goes one place at a time by keyboard, over a closed group at once, and stops at the edges', () => {
    const step = (id: string, way: 'up' | 'down', kept: Kept = {}) => moveAfterStep(lines(kept), id, way);
    expect(step('nilo', 'up')).toEqual({ ids: ['nilo'], before: 'capanga-1' });
    expect(step('nilo', 'up', OPEN)).toEqual({ ids: ['nilo'], before: 'capanga-2' });
    expect(step('breno', 'down')).toEqual({ ids: ['breno'], before: 'nilo' });
    expect(step(GROUP, 'up')).toEqual({ ids: thugs, before: 'breno' });
    expect(step(GROUP, 'down', OPEN)).toEqual({ ids: thugs, before: null });
    expect(step('capanga-1', 'up', OPEN)).toEqual({ ids: ['capanga-1'], before: 'breno' });
    expect(step('agata', 'up')).toBeNull();
    expect(step('nilo', 'down')).toBeNull();
  });

  it('of a group is one command that keeps its members in their order', () => {
    const { state: after } = act(state, moveCommand({ ids: thugs, before: 'agata' }));
    expect(after.order.map(({ id }) => id)).toEqual([...thugs, 'agata', 'breno', 'nilo']);
    expect(moveCommand({ ids: ['nilo'], before: null })).toEqual({
      type: 'reorder',
      combatant: 'nilo',
      before: null,
    });
  });
});

describe('the order after a move', () => {
  it.each([
    [['c'], 'a', ['c', 'a', 'b', 'd']],
    [['a', 'b'], 'd', ['c', 'a', 'b', 'd']],
    [['a'], null, ['b', 'c', 'd', 'a']],
  ])('%s before %s', (ids, before, order) => {
    expect(orderAfter(['a', 'b', 'c', 'd'], { ids, before })).toEqual(order);
  });
});
