import { describe, expect, it } from 'vitest';
import { PICKS, PREVIEW_MARKS } from '#shared/api/bestiary.ts';
import { filterRows, firstPicks, picksOf, previewRow, replaceable } from './import-preview.ts';

const { look, again, known, same } = PREVIEW_MARKS;
const creature = {
  ...{ name: 'Dragão', hp: 4, sheet: {}, notes: '', line: 1, understood: [], dropped: [], doubtful: [] },
  ...{ tags: [], known: null },
};

describe('an import preview', () => {
  it('starts with everything picked but what the bestiary or the text itself had already', () => {
    const marks = [0, known, known + same, again, known + again];
    expect(marks.map((mark) => previewRow(0, creature, mark).repetition)).toEqual([
      ...[null, 'in-bestiary', 'same', 'in-text', 'in-text'],
    ]);
    expect([...firstPicks(Uint8Array.from(marks))]).toEqual([0]);
  });

  it('shows apart what needs a look and what is repeated', () => {
    const marks = Uint8Array.of(0, look, look + known + same);
    expect(filterRows(marks, 'all')).toEqual([0, 1, 2]);
    expect(filterRows(marks, 'look')).toEqual([1, 2]);
    expect(filterRows(marks, 'repeated')).toEqual([2]);
    expect(previewRow(1, creature, look)).toMatchObject({ needsLook: true });
  });

  it('asks for the picked ones, for those that replace in the place of the bestiary’s', () => {
    expect(replaceable(Uint8Array.of(0, known, known + same, known + again))).toEqual([1, 2]);
    const { none, add, replace } = PICKS;
    expect([...picksOf(4, new Set([2, 1]), new Set([1, 0]))]).toEqual([none, replace, add, none]);
  });
});
