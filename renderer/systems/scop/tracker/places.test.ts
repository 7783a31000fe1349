import { describe, expect, it } from 'vitest';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import {
  attack,
  begun,
  carryOut,
  fighter,
  one,
  resolve,
  setUp,
  type Fight,
} from '#shared/rules/scop/testing/fight.ts';
import { goCommands, isFree, newGroup, placesOf } from './places.ts';

const engage = (combatant: string, group: string | null): ScopCommand => ({
  type: 'engage',
  combatant,
  group,
});
const fighters = [fighter('a', 'foe'), fighter('x', 'pc'), fighter('y', 'pc')];
const apart = (): Fight => carryOut(setUp(fighters), [engage('x', '1'), engage('a', '1'), { type: 'start' }]);
const board = ({ state }: Fight) =>
  placesOf(state).map(({ key, members, arriving }) => [key, members, arriving.map(({ id }) => id)]);
const go = (fight: Fight, id: string, group: string | null) => goCommands(fight.state, one(fight, id), group);

describe('the places of the board', () => {
  it('are the groups, the party before the foes, then outside and a new one', () => {
    expect(board(apart())).toEqual([
      ['group:1', ['x', 'a'], []],
      ['none', ['y'], []],
      ['new', [], []],
    ]);
    expect(newGroup(apart().state)).toBe('2');
  });

  it('S6 show those on their way where they will be, in a group that is not there yet, too', () => {
    const fight = carryOut(apart(), [{ type: 'move', combatant: 'x', group: '2' }]);
    expect(board(fight)).toEqual([
      ['group:1', ['x', 'a'], []],
      ['group:2', [], ['x']],
      ['none', ['y'], []],
      ['new', [], []],
    ]);
    expect(newGroup(fight.state)).toBe('3');
  });
});

describe('going to a place', () => {
  it('S5 engages before the start and as one arrives', () => {
    expect(go(setUp(fighters), 'x', '1')).toEqual([engage('x', '1')]);
    expect(isFree(apart().state, 'y')).toBe(true);
    expect(go(apart(), 'y', '1')).toEqual([engage('y', '1')]);
  });

  it('S6 is a move afterwards, and nothing where one is', () => {
    const move = { type: 'move', combatant: 'x', group: '2' } as const;
    expect(go(apart(), 'x', '2')).toEqual([move]);
    expect(go(apart(), 'x', '1')).toEqual([]);
    const moving = carryOut(apart(), [move]);
    expect(go(moving, 'x', '2')).toEqual([]);
    expect(go(moving, 'x', null)).toEqual([
      { type: 'withdraw', combatant: 'x' },
      { ...move, group: null },
    ]);
  });

  it('gives up what was declared, but keeps what was done', () => {
    const declared = carryOut(begun(fighters), [attack('x', 'a')]);
    const away = carryOut(declared, go(declared, 'x', '2'));
    expect(board(away)[1]).toEqual(['group:2', [], ['x']]);
    const acted = carryOut(declared, [resolve], [1, 1]);
    expect(go(acted, 'x', '2')).toEqual([{ type: 'move', combatant: 'x', group: '2' }]);
  });
});
