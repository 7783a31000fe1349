import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import {
  AGENT,
  BY_NAME,
  FIRST_MONSTER,
  FOREIGN_FILES,
  KETTLEWRIGHT,
  SECOND_CHARACTER,
  THREAT,
} from './testing/foreign-actors.ts';
import { readCreatures } from './read-creatures.ts';
import { readAll } from './testing/read-all.ts';

const CAIRN = systemOf('cairn');
const RITUALS = systemOf('rituals-d20');

const read = (value: Json, system: RuleSystem) => readAll(JSON.stringify(value), 'a.json', system, 500);
const said = (messages: readonly Message[]) => messages.map((one) => say(one, 'pt-BR'));

function one(value: Json, system: RuleSystem) {
  const { creatures, faults } = read(value, system);
  const [creature] = creatures;
  if (creature === undefined) throw new Error(`nothing was read: ${JSON.stringify(faults)}`);
  const { doubtful, dropped, noted = [] } = creature;
  return {
    ...creature,
    doubts: said(doubtful),
    left: creature.left,
    drops: dropped.map(({ source, why }) => `${source}: ${say(why, 'pt-BR')}`),
    headings: said(noted),
  };
}

function refused(value: Json, system: RuleSystem): string {
  try {
    read(value, system);
  } catch (thrown) {
    if (thrown instanceof RodadaError) return `${thrown.code}: ${say(thrown.said, 'pt-BR')}`;
    throw thrown;
  }
  return 'read';
}

describe('an agent of Foundry’s Ordem Paranormal', () => {
  it('has its figures worked out: points by class, level, Vigor and effects; Defesa by what is worn', () => {
    const { hp, left, isCharacter, sheet } = one(AGENT, RITUALS);
    // 12 + 2 of Vigor, 19 levels of 2 + 2, and 99 ÷ 5 of the pact.
    expect([left, hp, isCharacter]).toEqual([12, 12 + 2 + 19 * 4 + 19, true]);
    // 10 + 2 of Agility, 3 of the coat, 1 of the amulet; the fever is off.
    expect(sheet).toMatchObject({ defense: 16, fighting: 7, constitution: 10, dexterity: 0 });
    expect(sheet['skills']).toEqual([
      { id: 'stealth', name: 'Furtividade', bonus: 3, attribute: 'agility' },
      { id: 'religion', name: 'Religião', bonus: 0, attribute: 'presence' },
    ]);
    expect(sheet['weapons']).toMatchObject([{ name: 'Gancho', damage: '1d8+1+1d4', light: true, hands: 1 }]);
    expect(sheet['rituals']).toMatchObject([{ name: 'Eco', cost: 6, rounds: 1 }]);
    expect(sheet['counters']).toMatchObject([{ name: 'Munição', current: 2, max: 6 }]);
  });

  it('says what went to the notes, what was left and why, and what deserves a look', () => {
    const { notes, headings, drops, doubts } = one(AGENT, RITUALS);
    expect(headings).toContain('História');
    expect(headings).not.toContain('Objetivos');
    expect(notes).toContain('Guarda a **chave**.');
    expect(notes).toContain('Fôlego (2 PE)');
    expect(drops).toEqual([
      expect.stringContaining('Gancho: +2'),
      expect.stringContaining('Rede: especial'),
      expect.stringContaining('Visão: senses.dark sim'),
    ]);
    expect(doubts).toEqual([expect.stringContaining('Religião: odd')]);
  });

  it('without a class keeps the points that it has, and isn’t told of skills it hasn’t', () => {
    const { system } = AGENT;
    const bare = { name: 'Só', type: 'agent', system: { ...(isObject(system) ? system : {}), skills: {} } };
    const { hp, understood } = one({ ...bare, items: null, effects: null }, RITUALS);
    expect(hp).toBe(12);
    expect(said(understood).join()).not.toMatch(/Fortitude/);
  });
});

describe('a threat of Foundry’s Ordem Paranormal', () => {
  it('attacks as its texts say', () => {
    const { hp, left, sheet, notes, drops, doubts } = one(THREAT, RITUALS);
    expect([left, hp]).toEqual([30, 45]);
    expect(sheet).toMatchObject({ defense: 19, dexterity: 35 });
    expect(sheet['weapons']).toMatchObject([
      { name: 'Patada', damage: '2d6+4', kind: 'melee' },
      { name: 'Espinho', damage: '2d8', kind: 'ranged' },
    ]);
    expect(drops).toEqual([expect.stringContaining('Olhar: medo')]);
    expect(doubts.join()).toMatch(/Patada.*e derruba/);
    for (const words of ['fogo 10', 'imune a frio', 'Corte 5', 'VD 60', 'Troca de pele', 'Vontade']) {
      expect(notes).toContain(words);
    }
    expect(notes).not.toContain('3;');
  });
});

describe('a monster or character of Foundry’s Cairn', () => {
  it('of before the tenth version comes in, misprints within bounds', () => {
    const { hp, left, sheet, drops, doubts } = one(FIRST_MONSTER, CAIRN);
    expect([left, hp]).toEqual([3, 6]);
    expect(sheet).toMatchObject({ armor: 2, fatigue: 2, dex: { max: 8 }, wil: { current: 5, max: 7 } });
    expect(sheet['weapons']).toMatchObject([{ name: 'Língua', dice: 'd6+d6' }]);
    expect(sheet['criticalEffect']).toBe('fica preso.');
    expect(drops).toEqual([expect.stringContaining('Cuspe: 3d4')]);
    expect(doubts).toEqual([expect.stringMatching(/FOR 160/), expect.stringMatching(/destacamento/)]);
  });

  it('of the second edition has its states, scars and what is at hand', () => {
    const { sheet, notes, drops, isCharacter } = one(SECOND_CHARACTER, CAIRN);
    expect(isCharacter).toBe(true);
    expect(sheet).toMatchObject({ armor: 1, fatigue: 1, deprived: true });
    expect(sheet['weapons']).toMatchObject([{ name: 'Foices', dice: 'd6+d6', bulky: true }]);
    expect(sheet['scars']).toMatchObject([{ entry: 3, pending: true }]);
    expect(drops).toEqual([expect.stringContaining('Lança (Mula)')]);
    expect(notes).toContain('Diz adeus.');
    expect(notes).toContain('14 moedas');
  });
});

describe('a file of Cairn’s companion app', () => {
  it('gives a character under its own name', () => {
    const { name, hp, left, sheet, drops } = one(KETTLEWRIGHT, CAIRN);
    expect([name, left, hp]).toEqual(['Brisa', 1, 4]);
    expect(sheet).toMatchObject({ armor: 2, deprived: true, wil: { current: 0, max: 0 } });
    expect(sheet['weapons']).toMatchObject([{ name: 'Arco', dice: 'd6' }]);
    expect(drops).toEqual([expect.stringContaining('Machado')]);
  });

  it('gives monsters that stand under their names, or in a bare list; one without points is a fault', () => {
    const { creatures, faults } = read(BY_NAME, CAIRN);
    expect(creatures.map(({ name, hp }) => [name, hp])).toEqual([
      ['Cão de Brasa', 5],
      ['Velha Coruja', 4],
      ['Enxame', 7],
    ]);
    expect(creatures[0]?.sheet['weapons']).toMatchObject([
      { dice: 'd8', alternative: false },
      { dice: 'd6', blast: true, alternative: true },
    ]);
    expect(creatures[0]?.sheet['criticalEffect']).toBe('queima até os ossos.');
    expect(creatures[2]?.sheet).toMatchObject({ detachment: true });
    expect(faults.map(({ line, source, why }) => [line, source, say(why, 'pt-BR')])).toEqual([
      [4, 'Vago', 'O arquivo não diz os PG.'],
    ]);
    const bare = read([{ Name: 'Traça', HP: 2, STR: 4, DEX: 9, WIL: 3 }], CAIRN);
    expect(bare.creatures).toMatchObject([{ name: 'Traça', hp: 2 }]);
  });
});

describe('files of other tools', () => {
  it('of several actors give those that can be read, and say of the others why not', () => {
    const container = { name: 'Baú', type: 'container', _stats: { systemId: 'cairn' }, system: {} };
    const several = [FIRST_MONSTER, container, 7, SECOND_CHARACTER];
    const { creatures, faults } = read(several, CAIRN);
    expect(creatures.map(({ name }) => name)).toEqual(['Sapo de Cera', 'Olmo']);
    expect(faults.map(({ line, source }) => [line, source])).toEqual([
      [2, 'Baú'],
      [3, ''],
    ]);
    const lines = several.map((actor) => JSON.stringify(actor)).join('\n');
    expect(readAll(lines, 'monsters.json', CAIRN, 99).creatures).toHaveLength(2);
    const cutOff = readAll(`${lines}\n{"name": "Lodo`, 'monsters.db', CAIRN, 99);
    expect(cutOff.creatures).toHaveLength(2);
    expect(said(cutOff.faults.map(({ why }) => why)).at(-1)).toMatch(/^Esta linha não é JSON inteiro/);
  });

  it('are refused with the game they are of, or the system that would take them', () => {
    expect(refused(AGENT, CAIRN)).toMatch(/BAD_FILE: .*Ordem Paranormal.*Abra uma campanha de Rituais/);
    const other = { name: 'X', type: 'npc', _stats: { systemId: 'pf2e' }, system: {} };
    expect(refused(other, CAIRN)).toMatch(/Pathfinder 2e/);
    const scene = { name: 'Sala', walls: [], _stats: { systemId: 'cairn' } };
    expect(refused(scene, CAIRN)).toMatch(/nem um personagem/);
    expect(refused({ a: 1 }, CAIRN)).toMatch(/BAD_FILE/);
    expect(refused([], CAIRN)).toMatch(/BAD_FILE/);
  });

  it('are in the narrator’s language where Rodada itself says something', () => {
    const creatures: { notes: string }[] = [];
    const take = {
      creature: (creature: { notes: string }) => creatures.push(creature),
      fault: () => undefined,
    };
    readCreatures(() => [JSON.stringify(AGENT)], 'a.json', RITUALS, take, 'en');
    expect(creatures[0]?.notes).toMatch(/\*\*Gear:\*\*/);
  });

  it('never break anything, whatever stands in them, and keep to what a sheet takes', () => {
    const file = fc.constantFrom(...FOREIGN_FILES).chain((whole) => mangled(whole));
    fc.assert(
      fc.property(file, fc.constantFrom(CAIRN, RITUALS), (value, system) => {
        const outcome = readOrRefuse(value, system);
        for (const { hp, left = hp, sheet, notes, name } of outcome) {
          expect(system.sheet.safeParse(sheet).success).toBe(true);
          expect([hp, left].every(Number.isInteger) && left <= hp && left >= 0).toBe(true);
          expect(`${name}${notes}`).not.toMatch(/NaN|undefined|\[object/);
        }
      }),
      { numRuns: 400 },
    );
  });
});

function readOrRefuse(value: Json, system: RuleSystem) {
  try {
    return read(value, system).creatures;
  } catch (thrown) {
    if (thrown instanceof RodadaError) return [];
    throw thrown;
  }
}

/** What may stand where something else is meant. */
const ODD: readonly Json[] = [
  ...[
    null,
    true,
    false,
    '',
    ' ',
    'x',
    '12',
    '-3',
    '1e99',
    0,
    -1,
    1.5,
    1e300,
    7_000_000,
    [],
    {},
    [null],
    [[]],
  ],
  ...[
    { value: 'nope' },
    { value: { value: 1 } },
    '<p>&nbsp;&#0;',
    '\u0002\u202e',
    'd6',
    '999d999',
    '__proto__',
  ],
];

/** The same file with some of its fields dropped, or with something odd in their place. */
function mangled(whole: JsonObject): fc.Arbitrary<Json> {
  const paths = pathsOf(whole);
  const change = fc.tuple(fc.constantFrom(...paths), fc.option(fc.constantFrom(...ODD), { nil: undefined }));
  return fc
    .array(change, { minLength: 1, maxLength: 8 })
    .map((changes) => changes.reduce<Json>((value, [path, odd]) => changed(value, path, odd), whole));
}

function pathsOf(value: Json, before: readonly string[] = []): (readonly string[])[] {
  const entries = isList(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => {
    const path = [...before, String(key)];
    return [path, ...pathsOf(inner ?? null, path)];
  });
}

function changed(value: Json, [key = '', ...rest]: readonly string[], odd: Json | undefined): Json {
  const inner = (held: Json | undefined): Json | undefined =>
    rest.length === 0 ? odd : held === undefined ? undefined : changed(held, rest, odd);
  if (isList(value)) {
    return value.flatMap((item, index) => {
      const next = String(index) === key ? inner(item) : item;
      return next === undefined ? [] : [next];
    });
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([name, held]) => [name, name === key ? inner(held) : held] as const,
  );
  return Object.fromEntries(entries.filter(([, held]) => held !== undefined));
}
