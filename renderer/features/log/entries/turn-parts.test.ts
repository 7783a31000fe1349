import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf } from '#shared/log/entry.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { PART_SIZE, roundParts, turnGroups } from './turn-parts.ts';

const PEOPLE = [
  { id: 'a', name: 'Ágata', label: null, side: 'pc' },
  { id: 'b', name: 'Breno', label: null, side: 'pc' },
] as const;

/** An entry in somebody's turn (0, 1), or in none (2); `bare` is the announcement of that turn. */
function entry(seq: number, turn: number, bare = false): LogEntry {
  const who = PEOPLE[turn] ?? null;
  return entryOf({
    seq,
    at: null,
    round: 1,
    turn: who,
    count: who === null ? null : 12,
    command: { type: bare ? 'next-turn' : 'heal' },
    events: bare && who !== null ? [{ type: 'turn', who, count: 12 }] : [],
  });
}

const anyRound = fc
  .array(fc.tuple(fc.nat(2), fc.boolean()), { maxLength: 200 })
  .map((list) => list.map(([turn, bare], index) => entry(index + 1, turn, bare)));

describe('turns of a round', () => {
  it('gather their entries under their announcement', () => {
    const groups = turnGroups([entry(1, 2), entry(2, 0, true), entry(3, 0), entry(4, 1, true), entry(5, 1)]);
    expect(
      groups.map(({ who, head, entries }) => [who?.id, head?.seq, entries.map(({ seq }) => seq)]),
    ).toEqual([
      [undefined, undefined, [1]],
      ['a', 2, [3]],
      ['b', 4, [5]],
    ]);
  });

  it('of one who acts twice in a row are two', () => {
    expect(turnGroups([entry(1, 0, true), entry(2, 0), entry(3, 0, true)]).map(({ id }) => id)).toEqual([
      1, 3,
    ]);
  });

  it('law: no entry is lost or moved, and no part is too large', () => {
    fc.assert(
      fc.property(anyRound, (entries) => {
        const parts = roundParts(entries);
        const told = parts.flatMap(({ groups }) =>
          groups.flatMap(({ head, entries: members }) => [
            ...(head === null ? [] : [head.seq]),
            ...members.map(({ seq }) => seq),
          ]),
        );
        expect(told).toEqual(entries.map(({ seq }) => seq));
        for (const { size } of parts) expect(size).toBeLessThanOrEqual(PART_SIZE);
      }),
    );
  });

  it('too long for one part go on in the next without their heading', () => {
    const long = Array.from({ length: 100 }, (_, index) => entry(index + 1, 0, index === 0));
    const groups = roundParts(long).flatMap((part) => part.groups);
    expect(groups.map(({ continued }) => continued)).toEqual([false, true, true]);
  });
});
