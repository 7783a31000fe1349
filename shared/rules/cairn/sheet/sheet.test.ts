import { describe, expect, it } from 'vitest';
import { readWith } from '#shared/schema/read.ts';
import { sheetSchema } from './sheet.ts';

const read = (sheet: unknown) => readWith(sheetSchema, sheet, 'sheet');

describe('sheet', () => {
  it('everything may be left out: no attribute, no armour, no weapon', () => {
    const none = { current: 0, max: 0 };
    expect(read({})).toEqual({
      str: none,
      dex: none,
      wil: none,
      armor: 0,
      weapons: [],
      detachment: false,
      leaderWil: null,
      deprived: false,
      fatigue: 0,
      criticalEffect: '',
      scars: [],
      lasting: [],
    });
  });

  it('an attribute is a number, or what is left of it; read again it stays as it is', () => {
    const sheet = read({ str: 12, dex: { current: 3, max: 11 } });
    expect(sheet).toMatchObject({ str: { current: 12, max: 12 }, dex: { current: 3, max: 11 } });
    expect(read(sheet)).toEqual(sheet);
  });

  it.each([
    [{ armor: 4 }, 'sheet.armor', 'BAD_REQUEST'],
    [{ armor: -1 }, 'sheet.armor', 'BAD_REQUEST'],
    [{ str: -1 }, 'sheet.str', 'BAD_REQUEST'],
    [{ str: { current: 1 } }, 'sheet.str.max', 'BAD_REQUEST'],
    [{ level: 3 }, 'sheet.level', 'BAD_REQUEST'],
    [{ scars: [{ entry: 13 }] }, 'sheet.scars[0].entry', 'BAD_REQUEST'],
    [{ lasting: [{ condition: 'impaired' }] }, 'sheet.lasting[0].condition', 'BAD_REQUEST'],
    [{ weapons: [{ id: 'a', name: 'A' }] }, 'sheet.weapons[0].dice', 'BAD_REQUEST'],
    [{ weapons: [{ id: 'a', name: 'A', dice: '1d6' }] }, 'sheet.weapons[0].dice', 'BAD_DICE'],
  ])('refuses %j, naming %s', (sheet, path, code) => {
    expect(() => read(sheet)).toThrow(expect.objectContaining({ code, path }));
  });
});

it('an attribute with only its maximum has all of it left', () => {
  const sheet = readWith(sheetSchema, { str: { max: 12 }, dex: { current: 3, max: 9 }, wil: 8 }, 'sheet');
  expect([sheet.str, sheet.dex, sheet.wil]).toEqual([
    { current: 12, max: 12 },
    { current: 3, max: 9 },
    { current: 8, max: 8 },
  ]);
});
