import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import '#shared/rules/registry.ts';
import { readCairnStatLines } from './read.ts';

const read = (source: string) => readCairnStatLines(source);
const names = (source: string) => read(source).creatures.map(({ name }) => name);

const GOBLIN = '4 HP, 1 Armor, 12 STR, 12 DEX, 9 WIL, short sword (d6)';

describe('C-import stat lines', () => {
  it('reads an English line', () => {
    const { creatures, faults } = read(`## Goblin\n\n${GOBLIN}\n\n- Lives in caves.\n`);
    expect(faults).toEqual([]);
    expect(creatures).toHaveLength(1);
    expect(creatures[0]).toMatchObject({
      name: 'Goblin',
      hp: 4,
      line: 3,
      notes: '- Lives in caves.',
      dropped: [],
      doubtful: [],
      sheet: {
        str: { current: 12, max: 12 },
        dex: { current: 12, max: 12 },
        wil: { current: 9, max: 9 },
        armor: 1,
        weapons: [
          {
            id: 'short-sword',
            name: 'short sword',
            dice: 'd6',
            blast: false,
            ignoresArmor: false,
            alternative: false,
          },
        ],
        detachment: false,
        leaderWil: null,
      },
    });
  });

  it('reads a Portuguese line, every word of it', () => {
    const line =
      '8 PG, 2 Armadura, 14 FOR, 7 DES, 11 VON, garras (d8+d8) ou cauda (d6, _explosivo_), olhar (d10, ignora armadura), _destacamento_';
    const { creatures, faults } = read(
      `### Fera de Pedra\n${line}\n* **Dano Crítico**: o alvo vira *pedra*.`,
    );
    expect(faults).toEqual([]);
    expect(creatures[0]).toMatchObject({
      name: 'Fera de Pedra',
      hp: 8,
      sheet: {
        armor: 2,
        str: { current: 14, max: 14 },
        dex: { current: 7, max: 7 },
        wil: { current: 11, max: 11 },
        weapons: [
          { name: 'garras', dice: 'd8+d8', alternative: false },
          { name: 'cauda', dice: 'd6', blast: true, alternative: true },
          { name: 'olhar', dice: 'd10', ignoresArmor: true, alternative: false },
        ],
        detachment: true,
        criticalEffect: 'o alvo vira pedra.',
      },
    });
  });

  it.each([
    [`Goblin: ${GOBLIN}`, 'Goblin'],
    [`**Goblin** ${GOBLIN}`, 'Goblin'],
    [`**Goblin:** ${GOBLIN}`, 'Goblin'],
    [`Goblin — ${GOBLIN}`, 'Goblin'],
    [`Goblin, ${GOBLIN}`, 'Goblin'],
    [`- Goblin: ${GOBLIN}.`, 'Goblin'],
    [`## Goblin 2 ${GOBLIN}`, 'Goblin 2'],
    [`Goblin\n${GOBLIN}`, 'Goblin'],
    [`**Goblin**\n\n${GOBLIN}`, 'Goblin'],
    [`# Monsters\n## _Goblin_ ##\n${GOBLIN}`, 'Goblin'],
    [`## [Goblin](goblin.md)\n${GOBLIN}`, 'Goblin'],
    [`## O “Cão” (velho) 🐕 & cia.\n${GOBLIN}`, 'O “Cão” (velho) 🐕 & cia.'],
    [`## __proto__x\n${GOBLIN}`, '__proto__x'],
  ])('finds the name in %j', (source, name) => {
    expect(names(source)).toEqual([name]);
  });

  it('a line without any name near it still comes in, and says so', () => {
    expect(read(GOBLIN).creatures[0]).toMatchObject({ name: 'Unnamed' });
    expect(read(GOBLIN).creatures[0]?.doubtful).toHaveLength(1);
    expect(names('4 PG, 12 FOR, 12 DES, 9 VON')).toEqual(['Sem nome']);
  });

  it('a paste of several: each keeps its own name and notes', () => {
    const { creatures } = read(`Goblin\n${GOBLIN}\n- Small.\n\nOgre\n\n6 HP, 16 STR, 8 DEX, 6 WIL\n- Big.\n`);
    expect(creatures.map(({ name, notes }) => [name, notes])).toEqual([
      ['Goblin', '- Small.'],
      ['Ogre', '- Big.'],
    ]);
  });

  it('two under one heading: the second is told apart, or marked as doubtful', () => {
    const { creatures } = read(`## Goblins\n${GOBLIN}\n\nChief\n${GOBLIN}\n- Rules.\n\n${GOBLIN}`);
    expect(creatures.map(({ name, doubtful }) => [name, doubtful.length])).toEqual([
      ['Goblins', 0],
      ['Chief', 0],
      ['Goblins', 1],
    ]);
  });

  it('notes are kept as they stand: wrapped items, text between heading and line, up to the next heading', () => {
    const source = `## Cat\n\nA silent hunter.\n\n${GOBLIN}\n\n- Hunts in\npacks.  \n- Sleeps.\n\nMore.\n\n### Lair\n- Not this.`;
    expect(read(source).creatures[0]?.notes).toBe(
      'A silent hunter.\n\n- Hunts in\npacks.\n- Sleeps.\n\nMore.',
    );
  });

  it('prose, tables, front matter and headings alone are no creatures', () => {
    const source = [
      '---',
      'title: 4 HP, 12 STR, 12 DEX, 9 WIL',
      '---',
      '# Monsters',
      '| 4 HP, 12 STR, 12 DEX, 9 WIL | table |',
      '## Hag',
      '- Overcome with fear (HP drops to 0). WIL save each round, or lose STR, DEX, WIL.',
      '- Targets lose 1 STR, 2 DEX, 3 WIL.',
      'Everyone loses HP, STR, DEX and WIL.',
      'A vampire regains 6 HP, then rests.',
    ].join('\n');
    expect(read(source)).toEqual({ creatures: [], faults: [] });
  });

  it.each([
    ['4 HP, STR, 12 DEX, 9 WIL, bite (d6)', /faltam números: STR/],
    ['4 HP, 12 STR, 12 DEX, bite (d6)', /faltam números: WIL/],
    ['HP, 12 STR, 12 DEX, 9 WIL', /faltam números: HP/],
    ['4 HP, Armor, 12 STR, 12 DEX, 9 WIL', /faltam números: Armor/],
    ['Goblin: PG, 12 FOR, 12 DES, 9 VON', /faltam números: PG/],
    ['4 HP, bite (d6)', /faltam números: STR, DEX, WIL/],
    ['4 HP, twelve STR, 12 DEX, 9 WIL', /“twelve” não é um número inteiro para STR/],
    ['4 HP, 1d6 STR, 12 DEX, 9 WIL', /“1d6” não é um número inteiro para STR/],
    ['4,5 HP, 12 STR, 12 DEX, 9 WIL', /“4,5” não é um número inteiro para HP/],
    ['-4 HP, 12 STR, 12 DEX, 9 WIL', /“-4” não é um número inteiro para HP/],
    ['4 HP, 12 STR, 12 DEX, 9 WIL, 8 DEX', /mais de um número para DEX/],
    ['4 HP, 4 Armor, 12 STR, 12 DEX, 9 WIL', /Armor vai até 3, e aqui é 4/],
    ['4 HP, 120 STR, 12 DEX, 9 WIL', /STR vai até 99, e aqui é 120/],
  ])('a number missing or wrong is a fault: %s', (line, why) => {
    const { creatures, faults } = read(`## Goblin\n${line}`);
    expect(creatures).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ line: 2, source: line });
    expect(faults[0] && say(faults[0].why, 'pt-BR')).toMatch(why);
  });

  it('what is not understood is dropped with a reason, the rest comes in', () => {
    const line = '4 HP, 12 STR, 12 DEX, 9 WIL, bite (2d6), claws (d6, poison), a bad temper, sting (1d8)';
    const [creature] = read(line).creatures;
    expect(creature?.dropped.map(({ source }) => source)).toEqual(['bite (2d6)', 'poison', 'a bad temper']);
    expect(creature?.sheet['weapons']).toMatchObject([
      { name: 'claws', dice: 'd6' },
      { name: 'sting', dice: 'd8' },
    ]);
  });

  it('says what it understood, and what deserves a look', () => {
    const source = `${GOBLIN}\n- Many are a _detachment_.\n- Save using the leader's WIL (13).`;
    const [creature] = read(`## Goblin\n${source}`).creatures;
    expect(creature?.understood.map((item) => say(item, 'pt-BR'))).toEqual([
      'PG 4',
      'Armadura 1',
      'FOR 12, DES 12, VON 9',
      'ataque: short sword (d6)',
    ]);
    expect(creature?.doubtful.map((item) => say(item, 'pt-BR'))).toEqual([
      'VON do líder 13, tirada das notas: confira',
      'as notas falam em destacamento, mas a linha não: confira',
    ]);
    expect(creature?.sheet['leaderWil']).toBe(13);
  });

  it('weapons of one name get ids of their own', () => {
    const [creature] = read('4 HP, 1 STR, 1 DEX, 1 WIL, Cauda (d6), cauda (d8), 🗡 (d4)').creatures;
    expect(creature?.sheet['weapons']).toMatchObject([{ id: 'cauda' }, { id: 'cauda-2' }, { id: 'weapon' }]);
  });

  it('Windows line ends and a byte order mark change nothing', () => {
    expect(read(`\uFEFF## Goblin\r\n${GOBLIN}\r\n- Small.\r\n`).creatures[0]).toMatchObject({
      name: 'Goblin',
      line: 2,
      notes: '- Small.',
    });
  });

  it('long and hostile lines are left alone quickly', () => {
    const hostile = [
      `4 HP ${'1'.repeat(3900)}`,
      '4 HP, '.repeat(600),
      '*'.repeat(3000),
      `${'9'.repeat(100_000)} HP, 1 STR`,
    ];
    expect(read(hostile.join('\n')).creatures).toEqual([]);
  });
});
