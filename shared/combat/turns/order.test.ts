import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fighter,
  now,
  orderOf,
  play,
  setUp,
  startedTrio,
  turnOf,
  turns,
} from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

describe('the order of individual turns', () => {
  it('H1 rolls one die each in the order given and sorts highest first', () => {
    const fight = play(
      setUp(fighter('a', 1), fighter('b', 5), fighter('c')),
      [{ type: 'start' }],
      [10, 10, 20],
    );
    expect(now(fight).order).toEqual([
      { id: 'c', initiative: 20 },
      { id: 'b', initiative: 15 },
      { id: 'a', initiative: 11 },
    ]);
  });

  it('H1 breaks ties by bonus, then DES, then who was added first', () => {
    const four = setUp(
      fighter('a', 1),
      fighter('b', 2, 'foe', 0),
      fighter('c', 2, 'foe', 3),
      fighter('d', 2, 'foe', 3),
    );
    const initiative = { a: 12, b: 12, c: 12, d: 12 };
    expect(orderOf(play(four, [{ type: 'start', initiative }]))).toBe('c d b a');
  });

  it('takes 0 and negative totals as values', () => {
    const fight = play(setUp(fighter('a'), fighter('b'), fighter('c')), [
      { type: 'start', initiative: { a: -3, b: 0, c: 1 } },
    ]);
    expect(orderOf(fight)).toBe('c b a');
    expect(turnOf(fight)).toBe('1:c');
  });

  it('rolls only for those without a typed total, and a total typed when joining counts', () => {
    const joined = play(setUp(fighter('a')), [
      { type: 'add-combatant', combatant: fighter('b'), initiative: 3 },
    ]);
    expect(orderOf(play(joined, [{ type: 'start' }], [9]))).toBe('a b');
  });

  it('a row dropped between equals stays exactly there, and two drops both hold', () => {
    const equals = play(setUp(fighter('a'), fighter('b'), fighter('c'), fighter('d')), [
      { type: 'start', initiative: { a: 10, b: 10, c: 10, d: 10 } },
      { type: 'reorder', combatant: 'd', before: 'b' },
      { type: 'reorder', combatant: 'a', before: null },
    ]);
    expect(orderOf(equals)).toBe('d b c a');
    expect(turnOf(equals)).toBe('1:a');
    expect(now(equals).order.every(({ initiative }) => initiative === 10)).toBe(true);
  });

  it('H3 nobody acts twice and nobody is skipped whatever is moved by hand', () => {
    const moved = play(startedTrio(), [{ type: 'reorder', combatant: 'c', before: 'a' }]);
    expect(orderOf(moved)).toBe('c a b');
    expect(turnOf(play(moved, turns(1)))).toBe('1:c');
    expect(turnOf(play(moved, turns(2)))).toBe('1:b');
    expect(turnOf(play(moved, turns(3)))).toBe('2:c');
  });

  it('changing an initiative across the active one starts and ends no turn', () => {
    const raised = play(startedTrio(), [
      { type: 'next-turn' },
      { type: 'set-initiative', combatant: 'c', initiative: 30 },
    ]);
    expect(orderOf(raised)).toBe('c a b');
    expect(turnOf(raised)).toBe('1:b');
    expect(turnOf(play(raised, turns(1)))).toBe('1:c');
  });

  it('removing anyone but the active one moves nothing; the active last one removed starts the next round', () => {
    const others = play(startedTrio(), [{ type: 'next-turn' }, { type: 'remove-combatant', combatant: 'a' }]);
    expect([turnOf(others), orderOf(others)]).toEqual(['1:b', 'b c']);
    const last = play(startedTrio(), [...turns(2), { type: 'remove-combatant', combatant: 'c' }]);
    expect(turnOf(last)).toBe('2:a');
  });

  it('one who joins acts this round only if its place has not been passed', () => {
    const second = play(startedTrio(), turns(1));
    const early = play(second, [
      { type: 'add-combatant', combatant: fighter('x'), initiative: 12 },
      ...turns(2),
    ]);
    expect(turnOf(early)).toBe('2:a');
    const late = play(second, [
      { type: 'add-combatant', combatant: fighter('x'), initiative: 7 },
      ...turns(1),
    ]);
    expect(turnOf(late)).toBe('1:x');
  });

  it('skips the defeated and refuses to go on when nobody is left', () => {
    const felled = play(startedTrio(), [{ type: 'damage', target: 'b', amount: 99 }, ...turns(1)]);
    expect(turnOf(felled)).toBe('1:c');
    const all = ['a', 'b', 'c'].map((target): PlainCommand => ({ type: 'damage', target, amount: 10 }));
    expect(() => play(startedTrio(), [...all, ...turns(1)])).toThrow('NOT_ALLOWED');
  });

  it('law: the order is always a permutation of who fights', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({ type: fc.constant('reorder'), combatant: id, before: fc.option(id) }),
      fc.record({
        type: fc.constant('set-initiative'),
        combatant: id,
        initiative: fc.integer({ min: -20, max: 40 }),
      }),
      fc.constant({ type: 'next-turn' }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const allowed = steps.filter((one) => !('before' in one && one.before === one.combatant));
        const fight = play(startedTrio(), allowed);
        expect(
          now(fight)
            .order.map((entry) => entry.id)
            .toSorted(),
        ).toEqual(['a', 'b', 'c']);
      }),
    );
  });
});
