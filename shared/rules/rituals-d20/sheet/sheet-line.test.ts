import { expect, it } from 'vitest';
import { addTexts, say } from '#shared/text/translate.ts';
import { texts } from '#shared/rules/rituals-d20/words/texts.ts';
import { sheetLine } from './sheet-line.ts';
import { sheetSchema } from './sheet.ts';

addTexts('rituals-d20', texts);

it('a sheet in one line has its own skills and its rituals, too', () => {
  const sheet = sheetSchema.parse({
    ...{ agility: 2, defense: 14, fighting: 5 },
    skills: [{ id: 'k', name: 'Cartografia', attribute: 'intellect', bonus: 5 }],
    weapons: [{ id: 'w', name: 'Faca', kind: 'melee', damage: '1d4' }],
    rituals: [{ id: 'r', name: 'Velar', cost: 1 }],
  });
  const said = sheetLine(sheet).map((part) => say(part, 'pt-BR'));
  expect(said.slice(-5)).toEqual(['Defesa 14', 'Luta +5', 'Cartografia +5', 'Faca (1d4)', 'ritual Velar']);
});
