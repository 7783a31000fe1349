import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import type { LogPart } from '#shared/api/combats.ts';
import { foldRows } from '#shared/combat/fold.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { moveOf, openHistory, perform, stateOf } from '#shared/engine/history.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import { entriesOf } from '#shared/log/entry.ts';
import { BEFORE_START, placeAfter } from '#shared/log/place.ts';
import { fightState, heroes } from '#renderer/fight/testing/fight.ts';
import { logReader, worthTelling } from './log-so-far.ts';

const anyCommand: fc.Arbitrary<AnyCommand> = fc.constantFrom(
  { type: 'next-turn' },
  { type: 'damage', target: 'nilo', amount: 1 },
  { type: 'heal', target: 'nilo', amount: 1 },
  { type: 'delay', combatant: 'breno' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'reset' },
);

/** The rows of a fight in which these were tried one after another; what is refused leaves none. */
function rowsOf(commands: readonly AnyCommand[]): readonly CombatRow[] {
  const dice = diceFrom(seededSource(3));
  let history = openHistory(fightState());
  const rows: CombatRow[] = [];
  for (const command of commands) {
    try {
      history = perform(heroes, history, command, dice);
    } catch (thrown) {
      if (!(thrown instanceof RodadaError)) throw thrown;
      continue;
    }
    const events = moveOf(history, command)?.events ?? [];
    rows.push({ seq: rows.length + 1, at: '2026-11-28T20:00:00Z', command, rolls: [], events });
  }
  expect(stateOf(history).combatants).toHaveLength(5);
  return rows;
}

/** All rows in force, from the first. */
function partOf(rows: readonly CombatRow[]): LogPart {
  return { rows: foldRows(rows).done, place: BEFORE_START, more: false };
}

describe('the log as it grows', () => {
  it('law: read row by row, it ends with the newest entries of the whole log', () => {
    fc.assert(
      fc.property(
        fc.array(anyCommand, { maxLength: 40 }),
        fc.integer({ min: 1, max: 12 }),
        (commands, limit) => {
          const rows = rowsOf(commands);
          const read = logReader();
          for (let length = 0; length <= rows.length; length += 1) {
            const so = rows.slice(0, length);
            const whole = entriesOf(so).filter(worthTelling);
            expect(read(partOf(so), limit)).toEqual({
              entries: whole.slice(-limit),
              more: whole.length > limit,
            });
          }
        },
      ),
    );
  });

  it('law: of a part it tells the same as of the whole, and that there is more', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), fc.nat(), (commands, cut) => {
        const whole = partOf(rowsOf(commands));
        const from = whole.rows.length === 0 ? 0 : cut % whole.rows.length;
        const place = whole.rows
          .slice(0, from)
          .reduce((at, { events }) => placeAfter(events, at), BEFORE_START);
        const { entries } = logReader()({ rows: whole.rows.slice(from), place, more: from > 0 }, 50);
        const all = logReader()(whole, 50).entries;
        expect(entries).toEqual(all.slice(all.length - entries.length));
      }),
    );
  });

  it('gives the same entry again for what it has read before', () => {
    const rows = rowsOf([
      { type: 'damage', target: 'nilo', amount: 1 },
      { type: 'heal', target: 'nilo', amount: 1 },
    ]);
    const read = logReader();
    const [first] = read(partOf(rows.slice(0, 1)), 9).entries;
    expect(first).toBeDefined();
    expect(read(partOf(rows), 9).entries[0]).toBe(first);
  });

  it('begins anew for another fight', () => {
    const read = logReader();
    const long = rowsOf([{ type: 'next-turn' }, { type: 'damage', target: 'nilo', amount: 1 }]);
    read(partOf(long), 9);
    const other = rowsOf([{ type: 'heal', target: 'nilo', amount: 1 }]);
    expect(read(partOf(other), 9).entries).toEqual(entriesOf(other).filter(worthTelling));
  });
});
