import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import { foldRows } from '#shared/combat/fold.ts';
import { stateOf } from '#shared/engine/history.ts';
import { promptsOf } from '#shared/combat/conditions/prompts.ts';
import { turns } from '#shared/combat/testing/fight.ts';
import { anyCommand, wander } from '#shared/combat/testing/wander.ts';
import { BEFORE_START, headReader, placeAfter, roundsOf } from '#shared/log/place.ts';
import { logPart, marksOf, type LogMark } from './log-part.ts';
import { tellsEnough } from './tells-enough.ts';

const anyFight = fc.array(anyCommand, { maxLength: 80 }).map(wander);

/** Marks after every so many rows, as snapshots have them. */
function marksEvery(every: number, rows: readonly CombatRow[]): readonly LogMark[] {
  const readNext = headReader();
  return rows
    .map((row, index) => ({
      seq: foldRows(rows.slice(0, index + 1)).done.at(-1)?.seq ?? 0,
      place: readNext(row).head,
    }))
    .filter((_, index) => (index + 1) % every === 0)
    .toReversed();
}

function partsOf(rows: readonly CombatRow[], every: number, least: number) {
  const done = foldRows(rows).done.map(({ seq }) => seq);
  const marks = marksEvery(every, rows);
  const read = (seqs: readonly number[]) => seqs.flatMap((seq) => rows[seq - 1] ?? []);
  const parts = [];
  let end = done.length;
  do {
    const part = logPart({ done, end, marks, read, enough: (found) => found.length >= least });
    end -= part.rows.length;
    parts.unshift(part);
    if (!part.more) break;
  } while (end > 0);
  return parts;
}

describe('the log of a fight in parts', () => {
  it('law: has every row in force once, each part beginning where the one before left the fight', () => {
    fc.assert(
      fc.property(
        anyFight,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 25 }),
        ({ rows }, every, least) => {
          const parts = partsOf(rows, every, least);
          expect(parts.flatMap((part) => part.rows)).toEqual(foldRows(rows).done);
          expect(parts[0]).toMatchObject({ place: BEFORE_START, more: false });
          parts.reduce((place, part) => {
            expect(part.place).toEqual(place);
            return part.rows.reduce((at, { events }) => placeAfter(events, at), place);
          }, BEFORE_START);
        },
      ),
    );
  });

  it('reads no row that isn’t in the part', () => {
    const { rows } = wander([{ type: 'start' }, ...turns(30)]);
    const read: number[] = [];
    const part = logPart({
      done: rows.map(({ seq }) => seq),
      end: rows.length,
      marks: marksEvery(10, rows),
      read: (seqs) => {
        read.push(...seqs);
        return seqs.flatMap((seq) => rows[seq - 1] ?? []);
      },
      enough: (found) => found.length >= 5,
    });
    expect(part.rows.map(({ seq }) => seq)).toEqual(read.toSorted((a, b) => a - b));
    expect(read[0]).toBe(31);
    expect([part.rows.length, part.more]).toEqual([11, true]);
  });

  it('of a fight all of whose rows are at hand has a mark every hundred rows', () => {
    const { rows } = wander([{ type: 'start' }, ...turns(250)]);
    const marks = marksOf(rows);
    expect(marks.map(({ seq }) => seq)).toEqual([200, 100]);
    expect(marks[1]?.place.round).toBe(roundsOf(rows).get(100)?.round);
  });
});

describe('the newest rows in force', () => {
  it('law: once they tell enough, the prompts of the moment are those of the whole fight', () => {
    fc.assert(
      fc.property(anyFight, ({ history, rows }) => {
        const state = stateOf(history);
        const { done } = foldRows(rows);
        for (let from = done.length; from >= 0; from -= 1) {
          const newest = done.slice(from);
          if (tellsEnough(state, newest)) expect(promptsOf(state, newest)).toEqual(promptsOf(state, done));
        }
        expect(state.status !== 'running' || tellsEnough(state, done)).toBe(true);
      }),
    );
  });

  it('tell the turn in progress only from its beginning', () => {
    const { history, rows } = wander([
      { type: 'start' },
      { type: 'next-turn' },
      { type: 'damage', target: 'a', amount: 1 },
    ]);
    expect([0, 1, 2, 3].map((from) => tellsEnough(stateOf(history), rows.slice(from)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
