import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetSchema } from '#shared/rules/cairn/sheet/sheet.ts';
import { readCairnStatLines } from './read.ts';
import { writeCairnStatLine } from './write.ts';

const beast = sheetSchema.parse({
  str: 14,
  dex: 7,
  wil: { current: 3, max: 11 },
  armor: 2,
  detachment: true,
  weapons: [
    { id: 'a', name: 'claws', dice: 'd8+d8' },
    { id: 'b', name: 'tail', dice: 'd6', blast: true, alternative: true },
    { id: 'c', name: 'gaze', dice: 'd10', blast: true, ignoresArmor: true },
  ],
});

describe('C-import writing stat lines', () => {
  it('writes both languages', () => {
    expect(writeCairnStatLine(8, beast, 'en')).toBe(
      '8 HP, 2 Armor, 14 STR, 7 DEX, 11 WIL, claws (d8+d8) or tail (d6, _blast_), gaze (d10, _blast_, ignores armor), _detachment_',
    );
    expect(writeCairnStatLine(8, beast, 'pt-BR')).toBe(
      '8 PG, 2 Armadura, 14 FOR, 7 DES, 11 VON, claws (d8+d8) ou tail (d6, _explosivo_), gaze (d10, _explosivo_, ignora armadura), _destacamento_',
    );
  });

  it('C-import a bulky weapon stays so, whatever language it is read in', () => {
    const line = '4 HP, 12 STR, 12 DEX, 9 WIL, crossbow (d8, bulky)';
    const [read] = readCairnStatLines(`## Brigand\n${line}`).creatures;
    expect(read?.dropped).toEqual([]);
    expect(read?.sheet['weapons']).toMatchObject([
      { name: 'crossbow', dice: 'd8', bulky: true, blast: false },
    ]);
    expect(read && writeCairnStatLine(read.hp, read.sheet, 'en')).toBe(line);
    expect(read && writeCairnStatLine(read.hp, read.sheet, 'pt-BR')).toBe(
      '4 PG, 12 FOR, 12 DES, 9 VON, crossbow (d8, volumoso)',
    );
    const [portuguese] = readCairnStatLines(
      '## B\n4 PG, 12 FOR, 12 DES, 9 VON, besta (d8, volumosa)',
    ).creatures;
    expect(portuguese?.sheet['weapons']).toMatchObject([{ name: 'besta', bulky: true }]);
  });

  it('what is written is read back whole, whatever the creature and the language', () => {
    const die = fc.integer({ min: 2, max: 20 }).map((sides) => `d${sides}`);
    const score = fc.nat({ max: 30 });
    const weapon = fc.record({
      name: fc.constantFrom('bite', 'long claws', 'garras', 'espada curta', 'língua'),
      dice: fc.array(die, { minLength: 1, maxLength: 3 }).map((dice) => dice.join('+')),
      blast: fc.boolean(),
      ignoresArmor: fc.boolean(),
      bulky: fc.boolean(),
      alternative: fc.boolean(),
    });
    const creature = fc.record({
      str: score,
      dex: score,
      wil: score,
      armor: fc.nat({ max: 3 }),
      detachment: fc.boolean(),
      weapons: fc.array(weapon, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(
        creature,
        fc.nat({ max: 40 }),
        fc.constantFrom('pt-BR' as const, 'en' as const),
        (fields, hp, locale) => {
          const weapons = fields.weapons.map((one, index) => ({
            ...one,
            id: String(index),
            alternative: one.alternative && index > 0,
          }));
          const sheet = sheetSchema.parse({ ...fields, weapons });
          const line = writeCairnStatLine(hp, sheet, locale);
          const { creatures, faults } = readCairnStatLines(`## X\n${line}`);
          expect(faults).toEqual([]);
          expect(creatures).toHaveLength(1);
          const [read] = creatures;
          expect(read?.dropped).toEqual([]);
          expect(read && writeCairnStatLine(read.hp, read.sheet, locale)).toBe(line);
        },
      ),
    );
  });
});
