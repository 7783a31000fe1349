import { describe, expect, it } from 'vitest';
import { addTexts, say } from '#shared/text/translate.ts';
import { sheetLine } from './sheet-line.ts';
import { sheetSchema } from './sheet.ts';
import { texts } from '#shared/rules/cairn/words/texts.ts';

addTexts('cairn', texts);

const line = (sheet: object) => sheetLine(sheetSchema.parse(sheet)).map((part) => say(part, 'pt-BR'));

describe('the sheet in one line', () => {
  it('reads as the game writes it', () => {
    const weapons = [
      { id: 'a', name: 'mordida', dice: 'd10' },
      { id: 'b', name: 'jato de ácido', dice: 'd8', blast: true },
    ];
    expect(line({ str: 16, dex: 11, wil: 4, armor: 1, weapons, detachment: true })).toEqual([
      '1 Armadura',
      '16 FOR',
      '11 DES',
      '4 VON',
      'mordida (d10)',
      'jato de ácido (d8, explosivo)',
      'destacamento',
    ]);
  });

  it('says what was lost, and what weighs on whoever it is', () => {
    const str = { current: 8, max: 12 };
    const own = { fatigue: 2, deprived: true, criticalEffect: 'Arrasta para o lodo.', leaderWil: 14 };
    expect(line({ str, dex: 10, wil: 10, ...own })).toEqual([
      '8 de 12 FOR',
      '10 DES',
      '10 VON',
      'efeito do dano crítico',
      'VON do líder 14',
      'fadiga 2',
      'em privação',
    ]);
  });

  it('joins attacks offered instead of one another, and leaves out armour that is not there', () => {
    const weapons = [
      { id: 'a', name: 'espada curta', dice: 'd6' },
      { id: 'b', name: 'arco', dice: 'd6', alternative: true, ignoresArmor: true },
    ];
    expect(line({ str: 12, dex: 12, wil: 9, weapons })).toEqual([
      '12 FOR',
      '12 DES',
      '9 VON',
      'espada curta (d6) ou arco (d6, ignora armadura)',
    ]);
  });
});
