import { describe, expect, it } from 'vitest';
import { SYSTEMS, systemOf } from '#shared/rules/registry.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { say } from '#shared/text/translate.ts';
import { writeCsv } from './write-csv.ts';
import { readAll, readTable } from './testing/read-all.ts';

const cairn = systemOf('cairn');
const heroes = systemOf('heroes-d20');

describe('a table that somebody wrote', () => {
  it('is read with commas, semicolons, tabs or bars, with headings in either language', () => {
    const rows = [
      ['Nome', 'PG', 'FOR', 'DES', 'VON', 'Armadura', 'Etiquetas', 'Notas'],
      ['Lobo', '5', '12', '14', '6', '1', 'fera|noite', 'Anda em bando.'],
    ];
    for (const delimiter of [',', ';', '\t']) {
      const read = readTable(rows.map((row) => row.join(delimiter)).join('\n'), cairn);
      expect(read?.faults).toEqual([]);
      expect(read?.creatures).toMatchObject([
        {
          name: 'Lobo',
          hp: 5,
          notes: 'Anda em bando.',
          tags: ['fera', 'noite'],
          line: 2,
          sheet: { str: { current: 12, max: 12 }, dex: { max: 14 }, wil: { max: 6 }, armor: 1 },
        },
      ]);
    }
    const english = readTable(
      'name|hp|STR|weapon 1 name|Weapons and attacks 1: Damage\nWolf|5|12||d6',
      cairn,
    );
    expect(english?.creatures[0]?.sheet).toMatchObject({ str: { max: 12 } });
  });

  it('keeps quoted cells with delimiters, quotes and line ends, and says the line of each', () => {
    const read = readTable('nome;PV;notas\r\n"A ""velha""; a outra";4;"uma\r\nduas"\r\nB;3;\r\n', heroes);
    expect(read?.creatures.map(({ name, notes, line }) => [name, notes, line])).toEqual([
      ['A "velha"; a outra', 'uma\r\nduas', 2],
      ['B', '', 4],
    ]);
  });

  it('reads weapons by item, decimal commas and yes and no', () => {
    const read = readTable(
      'Nome;PV;Nível;Cegueira (desvantagem);Armas 1: Nome;Armas 1: Tipo;Armas 1: Dano;Armas 3: Nome;Armas 3: Tipo;Armas 3: Dano\n' +
        'Zé;12,0;3,0;sim;Espada;corpo a corpo;1d8;Arco;à distância;1d6',
      heroes,
    );
    expect(read?.creatures[0]?.dropped).toEqual([]);
    expect(read?.creatures[0]).toMatchObject({
      hp: 12,
      sheet: {
        level: 3,
        blind: true,
        weapons: [
          { name: 'Espada', kind: 'melee', damage: '1d8' },
          { name: 'Arco', kind: 'ranged', damage: '1d6' },
        ],
      },
    });
  });

  it.each([
    ['PV no máximo', heroes],
    ['Máximo de PV', heroes],
    ['PV máximos', heroes],
    ['pontos', heroes],
    ['Maximum HP', heroes],
    ['PG no máximo', cairn],
    ['HP at most', cairn],
  ])('takes “%s” for the points, as the forms label them', (heading, system) => {
    expect(readTable(`Nome;${heading}\nLobo;7`, system)?.creatures).toMatchObject([{ name: 'Lobo', hp: 7 }]);
  });

  it.each(SYSTEMS.flatMap((system) => LOCALES.map((locale) => [system.id, locale] as const)))(
    'knows every label of the form of %s in %s',
    (id, locale) => {
      const system = systemOf(id);
      const fields = system.form.sections.flatMap((section) => section.fields);
      for (const { kind, label } of fields) {
        if (kind === 'list') continue;
        const dropped = readTable(`Nome;HP;"${say(label, locale)}"\nLobo;7`, system)?.dropped ?? [];
        expect(dropped.map(({ source }) => source)).toEqual([]);
      }
    },
  );

  it('refuses one without the points once, with the columns there are', () => {
    expect(() => readTable('Nome;Nível\nLobo;7', heroes)).toThrow(/noPointsColumn/);
    const dropped = readTable('Nome;PV;Altura\nLobo;7;2', heroes)?.dropped ?? [];
    const said = dropped.map(({ why }) => say(why, 'pt-BR')).join();
    expect(said).toMatch(/^As colunas que existem: Nome, PV, Etiquetas, Notas, Nível, .*Armas 1: Dano/);
  });

  it('says what it left out: columns it does not know, cells that do not fit', () => {
    const read = readTable('nome,PV,Nível,Altura,Armas 1: Nome,Armas 1: Dano\nZé,9,três,2m,Clava,1d', heroes);
    expect(read?.dropped.map(({ source }) => source)).toEqual(['Altura']);
    expect(read?.creatures[0]?.sheet).toMatchObject({ level: 0, weapons: [] });
    expect(read?.creatures[0]?.dropped.map(({ source, why }) => `${source} — ${say(why, 'pt-BR')}`)).toEqual([
      'Nível: três — não é um número',
      expect.stringContaining('Clava'),
    ]);
  });

  it('takes in no creature without a name or whole points', () => {
    const read = readTable('nome,PV\n,4\nA,\nB,4 ou 5\nC,-1\nD,4\n"E,5', heroes);
    expect(read?.creatures.map(({ name }) => name)).toEqual(['D']);
    expect(read?.faults.map(({ line }) => line)).toEqual([2, 3, 4, 5, 7]);
  });

  it('knows what Excel writes before a table', () => {
    expect(readTable('sep=;\r\nNome;PV\r\nDragão;40\r\n', heroes)?.creatures).toMatchObject([
      { name: 'Dragão', line: 3 },
    ]);
    expect(readAll('\uFEFFNome;PV\r\nDragão;40', null, heroes).creatures).toMatchObject([{ name: 'Dragão' }]);
  });

  it('is no table without headings', () => {
    expect(readTable('Lobo\n5 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)', cairn)).toBeNull();
    expect(() => readAll('1,2,3\n4,5,6', 'x.csv', cairn)).toThrow(/noHeadings/);
    expect(() => readAll('Era uma vez, longe', null, heroes)).toThrow(/notUnderstood/);
  });
});

describe('a table that Rodada wrote', () => {
  it.each([
    ['pt-BR', 'à distância', 'sim'],
    ['en', 'ranged', 'yes'],
  ] as const)('is in the words of its language: %s', (locale, kind, yes) => {
    const sheet = { blind: true, weapons: [{ id: 'bow', name: 'Arco', kind: 'ranged', damage: '1d6' }] };
    const creature = { name: 'Zé', hp: 4, notes: '', tags: [], sheet };
    const table = [...writeCsv(() => [creature], heroes, { layout: 'plain', locale })].join('');
    const [, row = ''] = table.split('\n');
    expect(row.split(',')).toEqual(expect.arrayContaining([kind, yes]));
    expect(readTable(table, heroes)?.creatures[0]?.sheet).toMatchObject({ weapons: [{ kind: 'ranged' }] });
  });
});

describe('a JSON file', () => {
  const file = (more: object) =>
    JSON.stringify({ format: 'rodada-creatures', version: 1, system: 'heroes-d20', creatures: [], ...more });

  it('is refused whole when it is broken, of something else, newer or of another system', () => {
    const read = (source: string) => () => readAll(source, 'a.json', heroes);
    expect(read('{"format": ')).toThrow(/brokenJson/);
    expect(read('[1, 2]')).toThrow(/otherJson/);
    expect(read(file({ version: 2 }))).toThrow(/newer/);
    expect(read(file({ system: 'cairn' }))).toThrow(/otherSystem/);
  });

  it('names the field of a creature that is wrong and takes in the others', () => {
    const creatures = [{ name: 'A', hp: 4, sheet: { level: 'x' } }, { name: 'B', hp: 4 }, { name: 'C' }, 7];
    const read = readAll(file({ creatures }), null, heroes);
    expect(read.creatures.map(({ name }) => name)).toEqual(['B']);
    expect(read.faults.map(({ line, source }) => [line, source])).toEqual([
      [1, 'A'],
      [3, 'C'],
      [4, ''],
    ]);
    expect(say(read.faults[0]?.why ?? { plain: '' }, 'pt-BR')).toContain('sheet.level');
  });
});
