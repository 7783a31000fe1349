import { describe, expect, it } from 'vitest';
import { now, one, play, startedTrio, turns } from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

const daze = (rounds: number | null): PlainCommand => ({
  type: 'add-condition',
  target: 'c',
  condition: 'dazed',
  rounds,
  by: 'a',
  note: 'grito',
  endsIf: 'bearer-hurt',
});
const extend = (rounds: number): PlainCommand => ({
  type: 'extend-condition',
  target: 'c',
  condition: 'dazed',
  rounds,
});

describe('a condition that lasts longer (H4)', () => {
  it('keeps the narrator’s note and what should end it', () => {
    expect(one(play(startedTrio(), [daze(1)]), 'c').conditions).toMatchObject([
      { id: 'dazed', note: 'grito', endsIf: 'bearer-hurt', by: 'a' },
    ]);
  });

  it('H4 while it lasts ends so many rounds later, at its own count', () => {
    const longer = play(startedTrio(), [daze(1), extend(2)]);
    expect(one(longer, 'c').conditions).toMatchObject([{ ends: { at: 'count', round: 4, count: 15 } }]);
    expect(one(play(longer, turns(8)), 'c').conditions).toHaveLength(1);
    expect(one(play(longer, turns(9)), 'c').conditions).toHaveLength(0);
  });

  it('H4 comes back when it has just ended by itself, and ends so many rounds from now', () => {
    const lapsed = play(startedTrio(), [daze(1), ...turns(3)]);
    expect(one(lapsed, 'c').conditions).toHaveLength(0);
    expect(now(lapsed).lapsed).toMatchObject([
      { target: 'c', round: 2, count: 15, condition: { id: 'dazed' } },
    ]);
    const back = play(lapsed, [extend(1)]);
    expect(one(back, 'c').conditions).toMatchObject([
      { id: 'dazed', note: 'grito', by: 'a', ends: { at: 'count', round: 3, count: 15 } },
    ]);
    expect(now(back).lapsed).toEqual([]);
    expect(now(play(back, [{ type: 'undo' }]))).toEqual(now(lapsed));
  });

  it('is refused when it is not there, has no end, or nothing is being counted', () => {
    expect(() => play(startedTrio(), [extend(1)])).toThrow('NOT_ALLOWED');
    expect(() => play(startedTrio(), [daze(null), extend(1)])).toThrow('NOT_ALLOWED');
  });
});
