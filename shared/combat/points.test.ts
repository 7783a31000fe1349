import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRawCommand } from './raw-command.ts';
import { fighter, one, play, setUp, startedTrio } from './testing/fight.ts';
import type { PlainCommand } from './testing/plain-system.ts';

const damage = (target: string, amount: number): PlainCommand => ({ type: 'damage', target, amount });
const heal = (target: string, amount: number): PlainCommand => ({ type: 'heal', target, amount });
const temp = (target: string, amount: number): PlainCommand => ({ type: 'temp-hp', target, amount });

describe('points', () => {
  it('temporary points go first, and undoing returns them', () => {
    const hurt = play(startedTrio(), [temp('a', 4), damage('a', 6)]);
    expect(one(hurt, 'a').hp).toEqual({ current: 8, max: 10, temp: 0 });
    expect(one(play(hurt, [{ type: 'undo' }]), 'a').hp).toEqual({ current: 10, max: 10, temp: 4 });
  });

  it('temporary points are the higher of old and new', () => {
    expect(one(play(startedTrio(), [temp('a', 4), temp('a', 3)]), 'a').hp.temp).toBe(4);
    expect(one(play(startedTrio(), [temp('a', 4), temp('a', 7)]), 'a').hp.temp).toBe(7);
  });

  it('a foe at exactly 0 is defeated, a PC is down; healing raises both, never over the maximum', () => {
    const pair = play(setUp(fighter('a'), fighter('p', 0, 'pc')), [damage('a', 10), damage('p', 25)]);
    expect([one(pair, 'a').standing, one(pair, 'p').standing]).toEqual(['defeated', 'down']);
    const healed = play(pair, [heal('a', 1), heal('p', 99)]);
    expect([one(healed, 'a').standing, one(healed, 'p').standing]).toEqual(['up', 'up']);
    expect(one(healed, 'p').hp.current).toBe(10);
  });

  it('a fall stands in the entry of the blow that caused it', () => {
    const felled = play(startedTrio(), [damage('b', 10)]);
    expect(felled.done.at(-1)?.events.map(({ type }) => type)).toEqual(['damage', 'standing']);
  });

  it('refuses negative, broken and missing amounts, and strangers', () => {
    expect(() => play(startedTrio(), [damage('a', -1)])).toThrow('BAD_REQUEST');
    expect(() => play(startedTrio(), [damage('a', 1.5)])).toThrow('BAD_REQUEST');
    expect(() => play(startedTrio(), [readRawCommand({ type: 'damage', target: 'a' })])).toThrow(
      'BAD_REQUEST',
    );
    expect(() => play(startedTrio(), [damage('z', 1)])).toThrow('NOT_ALLOWED');
  });

  it('law: points stay between 0 and the maximum, and temporary ones never go under 0', () => {
    const amount = fc.nat({ max: 30 });
    const step = fc.oneof(
      amount.map((n) => damage('a', n)),
      amount.map((n) => heal('a', n)),
      amount.map((n) => temp('a', n)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { hp } = one(play(startedTrio(), steps), 'a');
        expect(hp.current).toBeGreaterThanOrEqual(0);
        expect(hp.current).toBeLessThanOrEqual(hp.max);
        expect(hp.temp).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
