import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldRows } from '#shared/combat/fold.ts';
import { replay, stateOf, type History } from '#shared/engine/history.ts';
import { plainSystem, type PlainCommand } from '#shared/combat/testing/plain-system.ts';
import { anyCommand, wander } from '#shared/combat/testing/wander.ts';
import { diceOf } from '#shared/dice/fixed.ts';
import { headReader } from '#shared/log/place.ts';
import { beginAt, playOn, playRows, type Head } from './head.ts';
import { pastOf, type RememberedPast } from './past.ts';

const anyCommands = fc.array(anyCommand, { maxLength: 60 });

/** The past of a fight that keeps a head after every so many rows. */
function pastKeeping(
  every: number,
  { history, rows }: ReturnType<typeof wander>,
): { readonly past: RememberedPast; readonly kept: readonly Head[] } {
  const begin = beginAt(history.initial);
  const kept: Head[] = [begin];
  const past = pastOf(plainSystem, {
    initial: () => history.initial,
    nearest: (seq) => kept.findLast((head) => head.seq <= seq) ?? begin,
    rows: (after, upTo) => rows.slice(after, upTo),
  });
  let head = begin;
  for (const row of rows) {
    head = playRows({ system: plainSystem, past }, head, [row]);
    if (head.seq % every === 0) kept.push(head);
  }
  return { past, kept };
}

const momentAt = ({ initial }: History, rows: ReturnType<typeof wander>['rows'], seq: number) =>
  stateOf(replay(plainSystem, initial, rows.slice(0, seq)));

describe('a stored fight, from any of its heads', () => {
  it('law: comes to the same as from its beginning', () => {
    fc.assert(
      fc.property(anyCommands, fc.integer({ min: 1, max: 20 }), (commands, every) => {
        const fight = wander(commands);
        const { past, kept } = pastKeeping(every, fight);
        const { history, rows } = fight;
        const whole = playRows({ system: plainSystem, past }, beginAt(history.initial), rows);
        expect(whole.moment.state).toEqual(stateOf(history));
        for (const head of kept) {
          expect(playRows({ system: plainSystem, past }, head, rows.slice(head.seq))).toEqual(whole);
        }
      }),
    );
  });

  it('law: has in force what folding its rows gives, and stands where its log does', () => {
    fc.assert(
      fc.property(anyCommands, (commands) => {
        const fight = wander(commands);
        const { past } = pastKeeping(7, fight);
        const { history, rows } = fight;
        const { folded, moment } = playRows({ system: plainSystem, past }, beginAt(history.initial), rows);
        const seqs = (list: typeof rows) => list.map(({ seq }) => seq);
        const { done, undone } = foldRows(rows);
        expect(folded).toEqual({ done: seqs(done), undone: seqs(undone) });
        const readNext = headReader();
        const place = rows.reduce((_, row) => readNext(row).head, moment.place);
        expect(moment.place).toEqual(place);
      }),
    );
  });

  it('law: finds each of its moments again, however few heads are kept', () => {
    fc.assert(
      fc.property(anyCommands, fc.integer({ min: 1, max: 90 }), (commands, every) => {
        const fight = wander(commands);
        const { history, rows } = fight;
        const fresh = pastKeeping(every, fight);
        const { past } = fresh;
        for (const { seq } of rows.toReversed()) {
          expect(past.moment(seq).state).toEqual(momentAt(history, rows, seq));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('stays as it was when a command is refused', () => {
    const { history, rows } = wander([{ type: 'start' }, { type: 'next-turn' }]);
    const { past } = pastKeeping(9, { history, rows });
    const head = playRows({ system: plainSystem, past }, beginAt(history.initial), rows);
    const before = structuredClone(head);
    const refused = (command: PlainCommand) => () =>
      playOn({ system: plainSystem, past }, head, command, diceOf([]));
    expect(refused({ type: 'redo' })).toThrow('NOT_ALLOWED');
    expect(refused({ type: 'damage', target: 'nobody', amount: 1 })).toThrow('NOT_ALLOWED');
    expect(head).toEqual(before);
  });

  it('remembers only its latest moments', () => {
    const { history, rows } = wander([{ type: 'start' }]);
    let asked = 0;
    const past = pastOf(plainSystem, {
      initial: () => history.initial,
      nearest: () => beginAt(history.initial),
      rows: (after, upTo) => {
        asked += 1;
        return rows.slice(after, upTo);
      },
    });
    past.moment(1);
    past.moment(1);
    expect(asked).toBe(1);
    const first = past.moment(1);
    for (let seq = 2; seq < 300; seq += 1) {
      past.remember({ ...beginAt(history.initial), seq });
      // One that is gone back to stays, and stays the very same.
      expect(past.moment(1)).toBe(first);
    }
    expect(asked).toBe(1);
    past.moment(2);
    expect(asked).toBe(2);
    for (let seq = 300; seq < 600; seq += 1) past.remember({ ...beginAt(history.initial), seq });
    past.moment(1);
    expect(asked).toBe(3);
  });
});
