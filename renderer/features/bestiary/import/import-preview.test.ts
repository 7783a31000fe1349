import { describe, expect, it } from 'vitest';
import type { ImportPreview } from '#shared/api/bestiary.ts';
import { plain } from '#shared/text/message.ts';
import { filterRows, firstPicks, pickedCreatures, previewRows, replaceable } from './import-preview.ts';

type Read = ImportPreview['creatures'][number];

const creature = (name: string, rest: Partial<Read> = {}): Read => ({
  name,
  hp: 4,
  sheet: { armor: 1 },
  notes: '',
  line: 1,
  understood: [],
  dropped: [],
  doubtful: [],
  tags: [],
  known: null,
  ...rest,
});

const rowsOf = (...creatures: Read[]) =>
  previewRows({ fileName: null, kind: 'stat-lines', creatures, faults: [], dropped: [] });

describe('an import preview', () => {
  it('starts with everything picked but what the bestiary or the text itself had already', () => {
    const rows = rowsOf(
      creature('Dragão'),
      creature('Lobo', { known: { id: 'w', same: false } }),
      creature(' dragao '),
    );
    expect(rows.map(({ repetition }) => repetition)).toEqual([null, 'in-bestiary', 'in-text']);
    expect([...firstPicks(rows)]).toEqual([0]);
  });

  it('shows apart what needs a look and what is repeated', () => {
    const rows = rowsOf(
      creature('A'),
      creature('B', { doubtful: [plain('?')] }),
      creature('C', { dropped: [{ source: 'x', why: plain('?') }], known: { id: 'w', same: true } }),
    );
    const names = (filter: 'all' | 'look' | 'repeated') =>
      filterRows(rows, filter).map((row) => row.creature.name);
    expect(names('all')).toEqual(['A', 'B', 'C']);
    expect(names('look')).toEqual(['B', 'C']);
    expect(names('repeated')).toEqual(['C']);
  });

  it('sends the picked ones in the order of the text, those that replace with the id they replace', () => {
    const rows = rowsOf(
      creature('A'),
      creature('B', { notes: '- feroz', tags: ['fera'], known: { id: 'b', same: false } }),
      creature('C', { known: { id: 'c', same: false } }),
    );
    expect(replaceable(rows)).toEqual([1, 2]);
    const plain = { hp: 4, sheet: { armor: 1 } };
    expect(pickedCreatures(rows, new Set([2, 1]), new Set([1, 0]))).toEqual([
      { ...plain, name: 'B', notes: '- feroz', tags: ['fera'], replaces: 'b' },
      { ...plain, name: 'C', notes: '', tags: [], replaces: null },
    ]);
  });
});
