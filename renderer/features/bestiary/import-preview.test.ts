import { describe, expect, it } from 'vitest';
import type { ImportPreview } from '../../../shared/api/bestiary.ts';
import { plain } from '../../../shared/text/message.ts';
import { filterRows, firstPicks, pickedCreatures, previewRows } from './import-preview.ts';

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
  duplicate: false,
  ...rest,
});

const rowsOf = (...creatures: Read[]) => previewRows({ fileName: null, creatures, faults: [] });

describe('an import preview', () => {
  it('starts with everything picked but what the bestiary or the text itself had already', () => {
    const rows = rowsOf(creature('Dragão'), creature('Lobo', { duplicate: true }), creature(' dragao '));
    expect(rows.map(({ repetition }) => repetition)).toEqual([null, 'in-bestiary', 'in-text']);
    expect([...firstPicks(rows)]).toEqual([0]);
  });

  it('shows apart what needs a look and what is repeated', () => {
    const rows = rowsOf(
      creature('A'),
      creature('B', { doubtful: [plain('?')] }),
      creature('C', { dropped: [{ source: 'x', why: plain('?') }], duplicate: true }),
    );
    const names = (filter: 'all' | 'look' | 'repeated') =>
      filterRows(rows, filter).map((row) => row.creature.name);
    expect(names('all')).toEqual(['A', 'B', 'C']);
    expect(names('look')).toEqual(['B', 'C']);
    expect(names('repeated')).toEqual(['C']);
  });

  it('sends the picked ones in the order of the text, with only what is stored', () => {
    const rows = rowsOf(creature('A'), creature('B', { notes: '- feroz' }), creature('C'));
    expect(pickedCreatures(rows, new Set([2, 1]))).toEqual([
      { name: 'B', hp: 4, sheet: { armor: 1 }, notes: '- feroz' },
      { name: 'C', hp: 4, sheet: { armor: 1 }, notes: '' },
    ]);
  });
});
