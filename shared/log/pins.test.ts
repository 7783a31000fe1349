import { describe, expect, it } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import { entryText } from './formats/text.ts';
import { foldTurns } from './document.ts';
import { plain } from '#shared/text/message.ts';
import { entriesOf } from './entry.ts';
import { isPinned, lastToPin, pinCommand, pinnedRows } from './pins.ts';

const row = (seq: number, command: CombatRow['command'], events: CombatRow['events']): CombatRow => ({
  ...{ seq, at: '2026-11-28T20:00:00.000Z', command, rolls: [], events },
});
const note = (seq: number, text: string) =>
  row(seq, { type: 'note' }, [{ type: 'noted', text, open: false }]);
const pin = (seq: number, back: number, on = true) =>
  row(seq, { type: 'pin' }, [{ type: 'pinned', back, on }]);
const undo = (seq: number) => row(seq, { type: 'undo' }, []);

describe('pinned entries', () => {
  it('are counted back from the pin, whatever was taken back between', () => {
    const rows = [note(1, 'a'), note(2, 'b'), undo(3), note(4, 'c'), pin(5, 2), note(6, 'd'), pin(7, 1)];
    expect(
      entriesOf(rows)
        .filter(isPinned)
        .map(({ seq }) => seq),
    ).toEqual([1, 6]);
  });

  it('stay what they are where a fight goes on from another, with its rows numbered anew', () => {
    const led = [note(1, 'a'), note(4, 'c'), pin(5, 2)].map((one, index) => ({ ...one, seq: index + 1 }));
    expect([...pinnedRows(led)]).toEqual([1]);
  });

  it('are unpinned by their own command and by taking the pin back', () => {
    expect(entriesOf([note(1, 'a'), pin(2, 1), pin(3, 2, false)]).filter(isPinned)).toEqual([]);
    expect(entriesOf([note(1, 'a'), pin(2, 1), undo(3)]).filter(isPinned)).toEqual([]);
    expect(pinnedRows([note(1, 'a'), pin(2, 9)]).size).toBe(0);
  });

  it('say so in every format, and the pin has no entry of its own on a page', () => {
    const entries = foldTurns(entriesOf([note(1, 'a'), pin(2, 1)]));
    expect(entries.map((entry) => entryText(entry, 'pt-BR'))).toEqual(['Nota do narrador: a · (fixada)']);
  });

  it('are found again by the command that a row asks for', () => {
    const rows = [note(1, 'a'), note(4, 'c'), note(5, 'd')];
    expect(pinCommand(rows, 4, true)).toEqual({ type: 'pin', back: 2, on: true });
    expect(pinCommand(rows, 2, true)).toBeNull();
  });

  it('are at first what was done last: passing turns and pins are nothing to pin, whatever comes with them', () => {
    const who = { id: 'a', name: 'Ana', label: null, side: 'pc' } as const;
    const passed = row(2, { type: 'next-turn' }, [
      { type: 'turn', who, count: 9 },
      { type: 'counter', who, id: 'c', name: plain('Fôlego'), from: 0, to: 1, max: 1, why: 'back' },
    ]);
    const begun = row(0, { type: 'start' }, [{ type: 'started', order: [] }]);
    expect(lastToPin([begun, note(1, 'a'), passed, pin(3, 2)])?.seq).toBe(1);
    expect(lastToPin([begun, passed])).toBeUndefined();
  });
});
