import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';
import {
  attack,
  begun,
  carryOut,
  fighter,
  next,
  one,
  refusalOf,
  resolve,
  setUp,
  tests,
  vitality,
} from '#shared/rules/scop/testing/fight.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';

const engage = (combatant: string, group: string | null): ScopCommand => ({
  type: 'engage',
  combatant,
  group,
});
const move = (combatant: string, group: string | null): ScopCommand => ({ type: 'move', combatant, group });
const start: ScopCommand = { type: 'start' };
const bow = { weapons: [{ id: 'bow', name: 'Arco', kind: 'ranged' }] };

const all = [fighter('p', 'pc'), fighter('q', 'pc', bow), fighter('a', 'foe'), fighter('b', 'foe')];
/** p and a on the bridge, q and b by the tower. */
const twoGroups = () =>
  carryOut(setUp(all), [
    engage('p', 'ponte'),
    engage('a', 'ponte'),
    engage('q', 'torre'),
    engage('b', 'torre'),
    start,
  ]);

describe('engagement groups', () => {
  it('S5 everyone engages before the start; a group reaches one another and nobody else', () => {
    const fight = twoGroups();
    expect(groupsOf(fight.state)).toEqual([
      { group: 'ponte', members: ['p', 'a'] },
      { group: 'torre', members: ['q', 'b'] },
    ]);
    expect(fight.state.own).toMatchObject({ arriving: [] });
    expect(refusalOf(() => carryOut(fight, [attack('p', 'b')]))).toBe('NOT_ALLOWED target');
    expect(carryOut(fight, [attack('p', 'a'), attack('q', 'a', { weapon: 'bow' })]).state.round).toBe(1);
  });

  it('S5 where nobody was engaged everyone is in one group; one left out may still engage in the first turn', () => {
    expect(groupsOf(begun(all).state)).toEqual([{ group: '1', members: ['p', 'q', 'a', 'b'] }]);
    const apart = carryOut(setUp(all), [
      engage('p', 'x'),
      engage('a', 'x'),
      engage('q', 'x'),
      engage('q', null),
      start,
    ]);
    const joined = carryOut(apart, [engage('q', 'x'), attack('q', 'a')]);
    expect(groupsOf(joined.state)[0]?.members).toEqual(['p', 'q', 'a']);
    expect(refusalOf(() => carryOut(joined, [engage('q', 'y')]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(apart, [next, engage('q', 'x')]))).toBe('NOT_ALLOWED combatant');
  });

  it('S5 one who joins engages at once', () => {
    const added: ScopCommand = { type: 'add-combatant', combatant: fighter('r', 'foe') };
    const joined = carryOut(twoGroups(), [added, engage('r', 'ponte'), attack('r', 'p')]);
    expect(one(joined, 'r').own).toMatchObject({ group: 'ponte' });
  });

  it('S6 moving takes the whole turn, and is over when the next begins', () => {
    const moving = carryOut(twoGroups(), [move('p', 'torre')]);
    expect(refusalOf(() => carryOut(moving, [attack('p', 'a')]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(moving, [attack('b', 'p')]))).toBe('NOT_ALLOWED target');
    const arrived = carryOut(moving, [next]);
    expect(one(arrived, 'p').own).toMatchObject({ group: 'torre' });
    expect(arrived.state.own).toMatchObject({ moves: [] });
    // From then on it attacks and defends as everyone.
    const done = carryOut(arrived, [attack('b', 'p'), attack('p', 'b'), resolve], [3, 1]);
    expect(tests(done)).toHaveLength(2);
    expect(vitality(done, 'p', 'b')).toEqual([6, 4]);
  });

  it('S6 no reaction to attacks from the group being left: the whole level is the margin', () => {
    const done = carryOut(twoGroups(), [move('p', 'torre'), attack('a', 'p'), resolve], [2]);
    expect(tests(done).map(({ actor }) => actor?.id)).toEqual(['a']);
    expect(vitality(done, 'p')).toEqual([4]);
  });

  it('S6 it may dodge what comes from elsewhere', () => {
    const shot = attack('q', 'a', { weapon: 'bow' });
    const done = carryOut(twoGroups(), [move('a', 'torre'), shot, resolve], [2, 3]);
    expect(tests(done).map(({ actor }) => actor?.id)).toEqual(['q', 'a']);
    expect(vitality(done, 'a')).toEqual([6]);
  });

  it('S6 no moving after acting, to where one is, or when out of action; one felled on the way stays', () => {
    const acted = carryOut(twoGroups(), [attack('p', 'a'), resolve], [1, 1]);
    expect(refusalOf(() => carryOut(acted, [move('p', 'torre')]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(twoGroups(), [attack('p', 'a'), move('p', 'torre')]))).toBe(
      'NOT_ALLOWED combatant',
    );
    expect(refusalOf(() => carryOut(twoGroups(), [move('p', 'ponte')]))).toBe('NOT_ALLOWED group');
    const felled = carryOut(twoGroups(), [
      move('p', 'torre'),
      { type: 'damage', target: 'p', amount: 6 },
      next,
    ]);
    expect(one(felled, 'p').own).toMatchObject({ group: 'ponte' });
  });

  it('S6 one can leave all groups, and be withdrawn from it', () => {
    expect(one(carryOut(twoGroups(), [move('p', null), next]), 'p').own).toMatchObject({ group: null });
    const stays = carryOut(twoGroups(), [move('p', null), { type: 'withdraw', combatant: 'p' }, next]);
    expect(one(stays, 'p').own).toMatchObject({ group: 'ponte' });
  });
});
