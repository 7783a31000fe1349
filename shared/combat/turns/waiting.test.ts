import { describe, expect, it } from 'vitest';
import {
  fighter,
  now,
  one,
  orderOf,
  play,
  setUp,
  startedTrio,
  turnOf,
  turns,
} from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

const delay = (combatant: string, to?: number): PlainCommand => ({ type: 'delay', combatant, to });
const actNow = (combatant: string): PlainCommand => ({ type: 'act-now', combatant });

describe('delaying (H18)', () => {
  it('H18 a lower count is kept, and the turn passes on at once', () => {
    const waits = play(startedTrio(), [delay('a', 7)]);
    expect([turnOf(waits), orderOf(waits)]).toEqual(['1:b', 'b a c']);
    expect(turnOf(play(waits, turns(1)))).toBe('1:a');
    expect(turnOf(play(waits, turns(3)))).toBe('2:b');
    expect(now(waits).order).toContainEqual({ id: 'a', initiative: 7 });
  });

  it('H18 acting now takes the count being played and the place right before the one interrupted, who goes on', () => {
    const waits = play(startedTrio(), [
      delay('a'),
      { type: 'spend', combatant: 'b', action: 'act' },
      actNow('a'),
    ]);
    expect([turnOf(waits), orderOf(waits)]).toEqual(['1:a', 'a b c']);
    expect(now(waits).order[0]).toEqual({ id: 'a', initiative: 10 });
    const resumed = play(waits, turns(1));
    expect(turnOf(resumed)).toBe('1:b');
    expect(now(resumed).turn?.spent).toEqual(['act']);
    expect(turnOf(play(resumed, turns(1)))).toBe('1:c');
    expect(turnOf(play(resumed, turns(2)))).toBe('2:a');
  });

  it('H18 when only delaying ones are left each gets its turn at its limit, the highest first', () => {
    const pair = setUp(fighter('a', 3), fighter('b', 1), fighter('c'));
    const started = play(pair, [
      { type: 'start', initiative: { a: 15, b: 10, c: 5 } },
      delay('a'),
      delay('b'),
    ]);
    const limits = play(started, turns(1));
    expect(turnOf(limits)).toBe('1:b');
    expect(now(limits).turn?.count).toBe(-11);
    expect(turnOf(play(limits, turns(1)))).toBe('1:a');
    expect(orderOf(play(limits, turns(1)))).toBe('c b a');
    expect(turnOf(play(limits, turns(2)))).toBe('2:c');
  });

  it('H18 is refused off turn, after spending, for a count not lower, and below −10 − bonus', () => {
    const spent = play(startedTrio(), [{ type: 'spend', combatant: 'a', action: 'act' }]);
    expect(() => play(spent, [delay('a')])).toThrow('NOT_ALLOWED');
    expect(() => play(startedTrio(), [delay('b')])).toThrow('NOT_ALLOWED');
    expect(() => play(startedTrio(), [delay('a', 15)])).toThrow('NOT_ALLOWED');
    expect(() => play(startedTrio(), [delay('a', -11)])).toThrow('NOT_ALLOWED');
    expect(turnOf(play(startedTrio(), [delay('a', -10), ...turns(2)]))).toBe('1:a');
  });

  it('H18 at its limit one must act: no more waiting', () => {
    const atLimit = play(startedTrio(), [delay('a'), ...turns(2)]);
    expect([turnOf(atLimit), now(atLimit).turn?.count]).toEqual(['1:a', -10]);
    expect(() => play(atLimit, [delay('a')])).toThrow('NOT_ALLOWED');
  });

  it('H18 in an order changed by hand a lower count still means later', () => {
    const moved = play(startedTrio(), [{ type: 'reorder', combatant: 'c', before: 'a' }, delay('a', 7)]);
    expect([orderOf(moved), turnOf(moved)]).toEqual(['c b a', '1:c']);
  });

  it('only one who waits may act now, and never in its own turn', () => {
    expect(() => play(startedTrio(), [actNow('b')])).toThrow('NOT_ALLOWED');
    const ready = play(startedTrio(), [{ type: 'ready', combatant: 'a', trigger: 'a porta abrir' }]);
    expect(() => play(ready, [actNow('a')])).toThrow('NOT_ALLOWED');
  });

  it('an interrupted one removed meanwhile is not resumed', () => {
    const removed = play(startedTrio(), [
      delay('a'),
      actNow('a'),
      { type: 'remove-combatant', combatant: 'b' },
    ]);
    expect(turnOf(removed)).toBe('1:a');
    expect(turnOf(play(removed, turns(1)))).toBe('1:c');
  });
});

describe('readied acts (H19)', () => {
  const readied = play(startedTrio(), [{ type: 'ready', combatant: 'a', trigger: 'alguém entrar' }]);

  it('H19 whoever is felled loses it, and what it delayed; getting up brings neither back', () => {
    const felled: PlainCommand = { type: 'damage', target: 'a', amount: 99 };
    const healed: PlainCommand = { type: 'heal', target: 'a', amount: 5 };
    const prepared = play(startedTrio(), [{ type: 'ready', combatant: 'a', trigger: 'x' }, ...turns(1)]);
    const up = play(prepared, [felled, healed]);
    expect([one(prepared, 'a').ready, one(up, 'a').ready, one(up, 'a').standing]).toEqual(['x', null, 'up']);
    expect(() => play(up, [actNow('a')])).toThrow('NOT_ALLOWED');
    expect(one(play(startedTrio(), [delay('a'), felled]), 'a').delaying).toBe(false);
    expect(one(play(up, [{ type: 'undo' }, { type: 'undo' }]), 'a').ready).toBe('x');
  });

  it('H19 costs the action, and the turn goes on', () => {
    expect(turnOf(readied)).toBe('1:a');
    expect(one(readied, 'a').ready).toBe('alguém entrar');
    expect(() => play(readied, [{ type: 'spend', combatant: 'a', action: 'act' }])).toThrow('NOT_ALLOWED');
  });

  it('H19 used: the count becomes the one at which it was used, with only what was readied', () => {
    const used = play(readied, [...turns(2), actNow('a')]);
    expect([turnOf(used), orderOf(used)]).toEqual(['1:a', 'b a c']);
    expect(now(used).order[1]).toEqual({ id: 'a', initiative: 5 });
    expect(one(used, 'a').ready).toBeNull();
    const acted = play(used, [{ type: 'spend', combatant: 'a', action: 'act' }]);
    expect(() => play(acted, [{ type: 'ready', combatant: 'a', trigger: 'de novo' }])).toThrow('NOT_ALLOWED');
    expect(turnOf(play(acted, turns(1)))).toBe('1:c');
  });

  it('H19 used in the next round before the own turn, that turn has been had', () => {
    const late = play(startedTrio(), [
      ...turns(2),
      { type: 'ready', combatant: 'c', trigger: 'fugirem' },
      ...turns(1),
      actNow('c'),
    ]);
    expect([turnOf(late), orderOf(late)]).toEqual(['2:c', 'c a b']);
    expect(turnOf(play(late, turns(3)))).toBe('3:c');
  });

  it('H19 unused by the next turn it is lost', () => {
    expect(one(play(readied, turns(3)), 'a').ready).toBeNull();
    expect(one(play(readied, turns(2)), 'a').ready).toBe('alguém entrar');
  });
});

describe('surprise at the engine (H2)', () => {
  it('H2 marks the round and ends with the own turn of the next one', () => {
    const caught = play(setUp(fighter('a'), fighter('b')), [
      { type: 'start', initiative: { a: 15, b: 10 }, surprised: ['b'] },
    ]);
    expect(one(caught, 'b')).toMatchObject({ surprisedIn: 1, conditions: [{ id: 'dazed' }] });
    expect(one(play(caught, turns(2)), 'b').conditions).toHaveLength(1);
    expect(one(play(caught, turns(3)), 'b').conditions).toHaveLength(0);
  });
});
