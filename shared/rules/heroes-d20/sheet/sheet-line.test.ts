import { describe, expect, it } from 'vitest';
import { addTexts, say } from '#shared/text/translate.ts';
import { sheetLine } from './sheet-line.ts';
import { sheetSchema } from './sheet.ts';
import { HEROES_D20, texts } from '#shared/rules/heroes-d20/words/texts.ts';

addTexts(HEROES_D20, texts);

const line = (sheet: object) => sheetLine(sheetSchema.parse(sheet)).map((part) => say(part, 'pt-BR'));

describe('the sheet in one line', () => {
  it('says the level, the figures that are not 0 and the weapons with their damage', () => {
    const weapons = [{ id: 'claws', name: 'Garras', kind: 'melee', damage: '1d6+1' }];
    expect(line({ level: 3, fighting: 5, reflex: -1, armorClass: 2, weapons })).toEqual([
      'Nível 3',
      'Luta +5',
      'Reflexos −1',
      'CA +2',
      'Garras (1d6+1)',
    ]);
  });

  it('is short for an empty sheet', () => {
    expect(line({})).toEqual(['Nível 0']);
  });
});
