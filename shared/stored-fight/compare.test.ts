import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CombatRow } from '#shared/records/combat.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { turns } from '#shared/combat/testing/fight.ts';
import { anyCommand, wander, type Wandered } from '#shared/combat/testing/wander.ts';
import { plain } from '#shared/text/message.ts';
import { alike, identical, stillSays } from './alike.ts';
import { compareWithStored } from './compare.ts';
import { beginAt } from './head.ts';
import { playAll } from './play-all.ts';

const hurt = (target: string, amount: number) => ({ type: 'damage', target, amount }) as const;
const FIGHT = wander([{ type: 'start' }, hurt('a', 2), hurt('b', 3), hurt('a', 1), { type: 'next-turn' }]);

function compared(
  { history, rows }: Wandered,
  snapshots: ReadonlyMap<number, CombatState> = new Map(),
): ReturnType<typeof compareWithStored> {
  const { initial } = history;
  return compareWithStored(plainSystem, { begin: beginAt(initial), initial: () => initial, rows, snapshots });
}

/** The fight with one row stored otherwise. */
function otherwise(seq: number, change: Partial<CombatRow>): Wandered {
  return { ...FIGHT, rows: FIGHT.rows.map((row) => (row.seq === seq ? { ...row, ...change } : row)) };
}

function stateAfter(seq: number): CombatState {
  const { initial } = FIGHT.history;
  const begin = beginAt(initial);
  const rows = FIGHT.rows.slice(0, seq);
  return playAll(plainSystem, { begin, rows, initial: () => initial }).head.moment.state;
}

describe('a stored fight played again', () => {
  it('law: under the rules it was played under it is the same throughout', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        const fight = wander(commands);
        expect(compared(fight)).toMatchObject({ same: true, agreed: fight.rows.length, refused: null });
      }),
    );
  });

  it('agrees up to the row that tells something else', () => {
    const [event] = FIGHT.rows[2]?.events ?? [];
    const events = event?.type === 'damage' ? [{ ...event, amount: 9 }] : [];
    expect(compared(otherwise(3, { events }))).toMatchObject({ same: false, agreed: 2, refused: null });
  });

  it('agrees where only the words are others', () => {
    const worded = FIGHT.rows.map((row) => ({
      ...row,
      events: row.events.map((event) => ('said' in event ? { ...event, said: plain('outras') } : event)),
    }));
    expect(compared({ ...FIGHT, rows: worded }).same).toBe(true);
  });

  it('is the same to the letter only where nothing at all is said otherwise', () => {
    expect(compared(FIGHT)).toMatchObject({ same: true, toTheLetter: true });
    const events = FIGHT.rows[2]?.events.map(({ type }) => ({ type }));
    const less = FIGHT.rows.map((row) => (row.seq === 3 ? { ...row, events } : row));
    const rows = z.array(z.custom<CombatRow>()).parse(less);
    expect(compared({ ...FIGHT, rows })).toMatchObject({ same: true, toTheLetter: false });
    expect(compared(otherwise(4, { command: { type: 'dance' } })).toTheLetter).toBe(false);
  });

  it('agrees up to the row that is refused, and says why', () => {
    const { same, agreed, refused } = compared(otherwise(4, { command: { type: 'dance' } }));
    expect([same, agreed, refused?.code]).toEqual([false, 3, 'BAD_REQUEST']);
  });

  it('with dice left over, or of another kind, is another', () => {
    const rolls = [{ purpose: 'initiative', sides: 20, natural: 3 }];
    expect(compared(otherwise(2, { rolls })).agreed).toBe(1);
  });

  it('is believed by its stored states rather than by what its rows tell', () => {
    const told = otherwise(2, { events: [] });
    expect(compared(told).agreed).toBe(1);
    expect(compared(told, new Map([[3, stateAfter(3)]]))).toMatchObject({ same: true, agreed: 5 });
    const other = { ...stateAfter(4), round: 9 };
    const states = new Map([
      [3, stateAfter(3)],
      [4, other],
    ]);
    expect(compared(FIGHT, states)).toMatchObject({ same: false, agreed: 3 });
    expect(compared(otherwise(3, { events: [] }), new Map([[5, other]])).agreed).toBe(2);
  });

  it('is the same whatever sheets and house options have come to have besides', () => {
    const state = stateAfter(4);
    const combatants = state.combatants.map((one) => ({ ...one, sheet: { ...one.sheet, hands: 2 } }));
    const more = { ...state, options: { ...state.options, house: true }, combatants };
    expect(compared(otherwise(2, { events: [] }), new Map([[4, more]])).same).toBe(true);
  });

  it('stops every hundred rows', () => {
    const long = wander([{ type: 'start' }, ...turns(250)]);
    expect(compared(long).stops.map(({ seq }) => seq)).toEqual([100, 200]);
  });
});

describe('what a later version tells besides', () => {
  it('is no other course of a fight; what is missing or something else is', () => {
    const stored = [{ type: 'told', rule: 'H5', said: { key: 'x' } }];
    const added = [{ type: 'told', rule: 'H5', said: { key: 'y' }, late: true }];
    expect([stillSays(added, stored), stillSays(stored, added)]).toEqual([true, false]);
    expect(stillSays([{ ...added[0], rule: 'H6' }], stored)).toBe(false);
    expect(stillSays([...added, ...added], stored)).toBe(false);
    expect(stillSays([], stored)).toBe(false);
  });
});

describe('values that are the same to the letter', () => {
  it('law: are those that JSON writes the same, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
        const copy: unknown = JSON.parse(JSON.stringify(a));
        expect(identical(copy, a)).toBe(true);
        if (identical(a, b)) expect(a).toEqual(b);
      }),
    );
    expect(identical({ a: 1, b: { c: [2] } }, { b: { c: [2], d: undefined }, a: 1 })).toBe(true);
    expect(identical({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(identical({ said: { key: 'x' } }, { said: { key: 'y' } })).toBe(false);
    expect([identical([], {}), identical({}, []), identical([1], [1, 2]), identical(null, {})]).toEqual(
      Array(4).fill(false),
    );
  });
});

describe('values that tell the same', () => {
  it.each([
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: [1] }, { a: [1, 2] }, false],
    [[], {}, false],
    [null, {}, false],
    [{ said: { key: 'x' } }, { said: { plain: 'y' } }, true],
    [{ said: { key: 'x', values: { n: 1 } } }, { said: { key: 'x', values: { n: 2 } } }, true],
    [{ key: 'x', round: 1 }, { key: 'y', round: 1 }, false],
    [{ said: { key: 'x' } }, { said: null }, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(alike(a, b)).toBe(same);
    expect(alike(b, a)).toBe(same);
  });
});
