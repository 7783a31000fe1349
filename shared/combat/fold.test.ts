import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldIn, foldNext, foldRows, nothingDone, sinceReset, type Folded } from './fold.ts';

interface Row {
  readonly seq: number;
  readonly command: { readonly type: string };
}

const anyRows: fc.Arbitrary<readonly Row[]> = fc
  .array(fc.constantFrom('a', 'b', 'undo', 'redo', 'reset'), { maxLength: 60 })
  .map((types) => types.map((type, index) => ({ seq: index + 1, command: { type } })));

const row = (type: string): Row => ({ seq: 0, command: { type } });
const after = (before: Folded<Row>, next: Row) => foldNext(before, next.command, () => next).folded;
const seqs = ({ done, undone }: Folded<Row>) => [done.map(({ seq }) => seq), undone.map(({ seq }) => seq)];

describe('what is in force after undo and redo', () => {
  it('is the last done taken back, and brought in again', () => {
    const rows = ['a', 'b', 'undo', 'undo', 'redo'].map((type, index) => ({
      seq: index + 1,
      command: { type },
    }));
    expect(seqs(foldRows(rows))).toEqual([[1], [2]]);
    expect(seqs(after(foldRows(rows), { seq: 6, command: { type: 'a' } }))).toEqual([[1, 6], []]);
  });

  it('law: row by row it is what it is of all rows at once', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(rows.reduce(after, nothingDone<Row>())).toEqual(foldRows(rows));
      }),
    );
  });

  it('law: undo after do, and redo after undo, are where it was', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const before = foldRows(rows);
        const did = after(before, row('a'));
        const undone = after(did, row('undo'));
        expect(undone.done).toEqual(before.done);
        expect(after(undone, row('redo'))).toEqual(did);
      }),
    );
  });

  it('law: every row but undo and redo is in force, taken back, or forgotten: never twice, in order', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { done, undone } = foldRows(rows);
        const kept = [...done, ...undone.toReversed()].map(({ seq }) => seq);
        expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('says what each command did, null where there was nothing to take back', () => {
    const folding = nothingDone<string>();
    const step = (type: string) => foldIn(folding, { type }, () => type);
    expect(step('undo')).toEqual({ how: 'undone', item: null });
    expect(step('a')).toEqual({ how: 'done', item: 'a' });
    expect(step('undo')).toEqual({ how: 'undone', item: 'a' });
    expect(step('redo')).toEqual({ how: 'redone', item: 'a' });
    expect(step('redo')).toEqual({ how: 'redone', item: null });
  });

  it('stays as it was when what comes in can’t be made', () => {
    const folding = { done: [1], undone: [2] };
    const make = (): number => {
      throw new Error('no');
    };
    expect(() => foldIn(folding, { type: 'a' }, make)).toThrow('no');
    expect(folding).toEqual({ done: [1], undone: [2] });
  });

  it('since the fight was last begun anew leaves out what was before', () => {
    const { done } = foldRows(['a', 'reset', 'b'].map((type, index) => ({ seq: index, command: { type } })));
    expect(sinceReset(done).map(({ seq }) => seq)).toEqual([2]);
  });
});
