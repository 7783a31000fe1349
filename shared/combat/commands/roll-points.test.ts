import { describe, expect, it } from 'vitest';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { one, play, startedTrio, now } from '#shared/combat/testing/fight.ts';

const points = (history: ReturnType<typeof play>) => ['a', 'b', 'c'].map((id) => one(history, id).hp.current);
const all = ['a', 'b', 'c'].map((target) => ({ target }));

describe('points rolled once for several', () => {
  it('take the same from each, or what the narrator says, and are one move', () => {
    const targets = [
      { target: 'a' },
      { target: 'b', share: 'half' },
      { target: 'c', share: 'none' },
    ] as const;
    const hit = play(startedTrio(), [{ type: 'roll-points', dice: '2d6', by: 'a', targets }], [3, 4]);
    expect(points(hit)).toEqual([3, 7, 10]);
    expect(hit.done.at(-1)?.rolls.map(({ purpose, natural }) => [purpose, natural])).toEqual([
      ['damage', 3],
      ['damage', 4],
    ]);
    const events = hit.done.at(-1)?.events ?? [];
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'damage', 'damage']);
    expect(events[0]).toMatchObject({ by: { id: 'a' }, sums: [{ purpose: 'damage', total: 7 }] });
    expect(points(play(hit, [{ type: 'undo' }]))).toEqual([10, 10, 10]);
  });

  it('heal and protect, too, by dice or by what the table has told', () => {
    const hurt = play(startedTrio(), [{ type: 'roll-points', dice: '6', targets: all }]);
    expect(points(hurt)).toEqual([4, 4, 4]);
    const healed = play(hurt, [{ type: 'roll-points', what: 'heal', dice: '1d4+1', targets: all }], [2]);
    expect(points(healed)).toEqual([7, 7, 7]);
    const kept = play(healed, [{ type: 'roll-points', what: 'temp', dice: '5', targets: all }]);
    expect(now(kept).combatants.map(({ hp }) => hp.temp)).toEqual([5, 5, 5]);
  });

  it('are never less than nothing', () => {
    const weak = play(startedTrio(), [{ type: 'roll-points', dice: '1d4-3', targets: all }], [1]);
    expect(points(weak)).toEqual([10, 10, 10]);
  });

  it.each([
    [{ test: { kind: 'luck', difficulty: 10 } }, 'NOT_ALLOWED', 'test'],
    [{ dice: '2x6' }, 'BAD_DICE', 'dice'],
    [{ targets: [{ target: 'a' }, { target: 'nobody' }] }, 'NOT_ALLOWED', 'targets[1].target'],
    [{ targets: [{ target: 'a' }, { target: 'a', share: 'none' }] }, 'BAD_REQUEST', 'targets[1].target'],
    [{ by: 'nobody' }, 'NOT_ALLOWED', 'by'],
  ] as const)('are refused as a whole for %j', (wrong, code, path) => {
    const command = readRawCommand({ type: 'roll-points', dice: '2d6', targets: all, ...wrong });
    expect(() => play(startedTrio(), [command], [1, 1])).toThrow(expect.objectContaining({ code, path }));
  });
});
