import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { now, one, play, startedTrio } from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

describe('acts done together', () => {
  const hurtAll: PlainCommand = {
    type: 'together',
    commands: ['a', 'b', 'c'].map((target) => ({ type: 'damage', target, amount: 4 })),
  };

  it('are one move: one entry, one undo', () => {
    const hurt = play(startedTrio(), [hurtAll]);
    expect(hurt.done).toHaveLength(2);
    expect(now(hurt).combatants.map(({ hp }) => hp.current)).toEqual([6, 6, 6]);
    expect(hurt.done.at(-1)?.events.map(({ type }) => type)).toEqual(['damage', 'damage', 'damage']);
    expect(now(play(hurt, [{ type: 'undo' }]))).toEqual(now(startedTrio()));
  });

  it('undo returns the temporary points that a blow took', () => {
    const shielded = play(startedTrio(), [{ type: 'temp-hp', target: 'b', amount: 3 }]);
    expect(one(play(shielded, [hurtAll]), 'b').hp).toEqual({ current: 9, max: 10, temp: 0 });
    expect(one(play(shielded, [hurtAll, { type: 'undo' }]), 'b').hp).toEqual({
      current: 10,
      max: 10,
      temp: 3,
    });
  });

  it('are all done or none, and the error names the one at fault', () => {
    const wrong = (command: JsonObject) => () =>
      play(startedTrio(), [
        readRawCommand({ type: 'together', commands: [{ type: 'damage', target: 'a', amount: 1 }, command] }),
      ]);
    expect(wrong({ type: 'damage', target: 'b', amount: -1 })).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'commands[1].amount' }),
    );
    expect(wrong({ type: 'damage', target: 'z', amount: 1 })).toThrow(
      expect.objectContaining({ code: 'NOT_ALLOWED', path: 'commands[1].target' }),
    );
    for (const type of ['together', 'start', 'end', 'undo', 'redo', 'reset', 'dance']) {
      expect(wrong({ type })).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST', path: 'commands[1].type' }),
      );
    }
  });

  it('do what the same commands do one by one', () => {
    const command = fc.record({
      type: fc.constantFrom('damage', 'heal', 'temp-hp'),
      target: fc.constantFrom('a', 'b', 'c'),
      amount: fc.nat(12),
    });
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 6 }), (commands) => {
        const oneByOne = play(startedTrio(), commands);
        const atOnce = play(startedTrio(), [{ type: 'together', commands }]);
        expect(now(atOnce)).toEqual(now(oneByOne));
      }),
    );
  });
});
