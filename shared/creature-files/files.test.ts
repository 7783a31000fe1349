import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import { withValueAt } from '#shared/json-path.ts';
import { SYSTEMS, systemOf } from '#shared/rules/registry.ts';
import type { FormField } from '#shared/rules/sheet-form.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { printable } from '#shared/text/printable.ts';
import type { PlainCreature } from './creature.ts';
import { readAll } from './testing/read-all.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './json-file.ts';
import { writeStatLines } from './stat-line-file.ts';

const NASTY = [
  '=1+1',
  '+A1',
  '-2',
  '@x',
  "'=x",
  "''",
  '"',
  '""',
  '"a"',
  'null',
  'true',
  '12',
  '1,5',
  '[1]',
  '{}',
  'a;b',
  'a,b',
  'sep=;',
  ' a ',
  'a\r\nb',
  '\t=x',
  '\u0001',
  '\u007f',
  '\uFEFF',
  'Dragão',
  '🐺',
  '__proto__',
];
const words = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 12 }));
/** Names and tags as they are stored. */
const named = words.map(printable).filter((text) => text !== '');

/** A sheet with something in each field of the system's form. */
function sheetsOf(system: RuleSystem): fc.Arbitrary<JsonObject> {
  const fields = system.form.sections.flatMap((section) => section.fields);
  return fc
    .tuple(...fields.map((field) => valueOf(field).map((value) => ({ path: field.path, value }))))
    .map((values) =>
      values.reduce<JsonObject>((sheet, { path, value }) => withValueAt(sheet, path, value), {}),
    )
    .map((sheet) => system.sheet.safeParse(sheet))
    .filter((checked) => checked.success)
    .map((checked) => checked.data);
}

function valueOf(field: FormField): fc.Arbitrary<JsonObject[string] & {}> {
  switch (field.kind) {
    case 'integer':
      return fc.integer({ min: 0, max: 9 });
    case 'flag':
      return fc.boolean();
    case 'dice':
      return fc
        .constantFrom('1d6', 'd6', '2d8+1', 'd8+d8')
        .map((dice) => (dice.includes('+d') ? 'd8+d8' : 'd6'));
    case 'item':
      return fc.constantFrom('', `${field.list}-1`);
    case 'text':
      return field.path === 'id' ? fc.uuid() : named;
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'list':
      return fc.array(
        fc
          .tuple(...field.fields.map((one) => valueOf(one).map((value) => ({ path: one.path, value }))))
          .map((values) =>
            values.reduce<JsonObject>((item, { path, value }) => withValueAt(item, path, value), {}),
          ),
        { maxLength: 3 },
      );
  }
}

/** A sheet without counters has no list of them: a table's empty cell can't tell it from an empty one. */
function withoutEmptyCounters(sheet: JsonObject): JsonObject {
  const { counters, ...others } = sheet;
  return Array.isArray(counters) && counters.length > 0 ? sheet : others;
}

function creaturesOf(system: RuleSystem): fc.Arbitrary<PlainCreature[]> {
  return fc.array(
    fc.record({
      name: named,
      hp: fc.nat({ max: 100_000 }),
      sheet: sheetsOf(system).map(withoutEmptyCounters),
      notes: words,
      tags: fc.uniqueArray(named, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
}

function readBack(text: string, fileName: string, system: RuleSystem): readonly PlainCreature[] {
  const { creatures, faults, dropped } = readAll(text, fileName, system);
  expect({ faults, dropped: [...dropped, ...creatures.flatMap((one) => one.dropped)] }).toEqual({
    faults: [],
    dropped: [],
  });
  return creatures.map(({ name, hp, sheet, notes, tags }) => ({ name, hp, sheet, notes, tags }));
}

describe.each(SYSTEMS.map((system) => ({ id: system.id, system })))('files of $id', ({ system }) => {
  it('hold creatures whole as JSON', () => {
    fc.assert(
      fc.property(creaturesOf(system), (creatures) => {
        expect(readBack([...writeJson(creatures, system)].join(''), 'a.json', system)).toEqual(creatures);
      }),
      { numRuns: 40 },
    );
  });

  it('hold creatures whole as tables of either layout and language', () => {
    const layouts = fc.record({
      layout: fc.constantFrom('plain' as const, 'excel' as const),
      locale: fc.constantFrom(...LOCALES),
    });
    fc.assert(
      fc.property(creaturesOf(system), layouts, (creatures, layout) => {
        expect(readBack([...writeCsv(() => creatures, system, layout)].join(''), 'a.csv', system)).toEqual(
          creatures,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('have no cell that a spreadsheet runs', () => {
    fc.assert(
      fc.property(creaturesOf(system), (creatures) => {
        const table = [...writeCsv(() => creatures, system, { layout: 'excel', locale: 'pt-BR' })].join('');
        for (const cell of table.split(/[;\r\n]+/))
          expect(cell).not.toMatch(/^"?[=@\t]|^"?[+-](?!\d+([.,]\d+)?"?$)/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('stat lines of a whole bestiary', () => {
  it('are read back, and say how many held more than a line does', () => {
    const cairn = systemOf('cairn');
    const sheet = cairn.sheet.parse({
      str: 12,
      dex: 14,
      wil: 6,
      weapons: [{ id: 'a', name: 'mordida', dice: 'd6' }],
    });
    const wolf = { name: 'Lobo', hp: 5, sheet, notes: 'Anda em bando.', tags: [] };
    let lossy = 0;
    const lose = () => (lossy += 1);
    const alpha = { ...wolf, name: 'Alfa', tags: ['chefe'] };
    const written = [...(writeStatLines([wolf, alpha], cairn, { locale: 'pt-BR', lose }) ?? [])].join('');
    expect(lossy).toBe(1);
    const { creatures, faults } = readAll(written, null, cairn);
    expect(faults).toEqual([]);
    expect(creatures.map(({ name, hp, notes }) => ({ name, hp, notes }))).toEqual([
      { name: 'Lobo', hp: 5, notes: 'Anda em bando.' },
      { name: 'Alfa', hp: 5, notes: 'Anda em bando.' },
    ]);
  });
});
