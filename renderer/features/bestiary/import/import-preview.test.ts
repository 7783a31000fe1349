import { describe, expect, it } from 'vitest';
import { PICKS, PREVIEW_MARKS } from '#shared/api/bestiary.ts';
import {
  countsOf,
  eitherPlaces,
  filterRows,
  firstChoice,
  picksOf,
  previewRow,
  replaceable,
} from './import-preview.ts';

const { look, again, known, same, inParty, either, character } = PREVIEW_MARKS;
const creature = {
  ...{ name: 'Dragão', hp: 4, sheet: {}, notes: '', line: 1, understood: [], dropped: [], doubtful: [] },
  ...{ tags: [], known: null, where: { plain: '' } },
};
/** The row of a mark. */
const rowOf = (mark: number, asCharacter = false) => previewRow(creature, { index: 0, mark, asCharacter });

describe('an import preview', () => {
  it('starts with everything picked but what the bestiary or the text itself had already', () => {
    const marks = [0, known, known + same, again, known + again];
    expect(marks.map((mark) => rowOf(mark).repetition)).toEqual([
      ...[null, 'in-bestiary', 'same', 'in-text', 'in-text'],
    ]);
    expect([...firstChoice(Uint8Array.from(marks)).picks]).toEqual([0]);
  });

  it('shows apart what needs a look and what is repeated', () => {
    const marks = Uint8Array.of(0, look, look + known + same);
    expect(filterRows(marks, 'all')).toEqual([0, 1, 2]);
    expect(filterRows(marks, 'look')).toEqual([1, 2]);
    expect(filterRows(marks, 'repeated')).toEqual([2]);
    expect(rowOf(look)).toMatchObject({ needsLook: true });
  });

  it('asks for the picked ones, for those that replace in the place of the bestiary’s', () => {
    expect(replaceable(Uint8Array.of(0, known, known + same, known + again))).toEqual([1, 2]);
    const { none, add, replace } = PICKS;
    const choice = { picks: new Set([2, 1]), replacing: new Set([1, 0]), characters: new Set<number>() };
    expect([...picksOf(4, choice)]).toEqual([none, replace, add, none]);
  });

  it('has what is a character in its file join the party, unless its name is there', () => {
    const marks = Uint8Array.of(either, either + character, either + character + inParty, either + inParty);
    const choice = firstChoice(marks);
    expect([...picksOf(4, choice)]).toEqual([PICKS.add, PICKS.character, PICKS.none, PICKS.add]);
    expect(countsOf(choice)).toEqual({ creatures: 2, characters: 1 });
    expect(eitherPlaces(marks)).toHaveLength(4);
    expect(rowOf(either + inParty, true)).toMatchObject({ repetition: 'in-party', either: true });
    expect(rowOf(either + inParty)).toMatchObject({ repetition: null });
    expect(filterRows(marks, 'repeated')).toEqual([2]);
  });
});
