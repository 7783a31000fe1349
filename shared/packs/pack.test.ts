import { describe, expect, it } from 'vitest';
import { systemOf } from '#shared/rules/registry.ts';
import { readPack } from './pack.ts';

const cairn = systemOf('cairn');

const rat = { id: 'rato', name: 'Rato', hp: 2, sheet: { str: 3 }, notes: 'Foge.', tags: [] };
const knife = { id: 'faca', name: 'Faca', dice: 'd6' };
const cellar = {
  id: 'porao',
  name: 'O porão',
  tier: 'easy',
  notes: 'Escuro.',
  pieces: [{ creature: 'rato', quantity: 2 }],
};
const small = {
  format: 'rodada-pack',
  version: 1,
  system: 'cairn',
  name: 'Pequeno',
  credit: null,
  creatures: [rat],
  weapons: [knife],
  encounters: [cellar],
};

describe('reading a pack', () => {
  it('completes sheets, weapons and pieces', () => {
    const pack = readPack(small, cairn);
    expect(pack.creatures[0]?.sheet).toMatchObject({ str: { current: 3, max: 3 }, armor: 0, weapons: [] });
    expect(pack.weapons).toEqual([
      { ...knife, blast: false, ignoresArmor: false, bulky: false, alternative: false },
    ]);
    expect(pack.encounters[0]?.pieces).toMatchObject([
      { creature: 'rato', quantity: 2, side: 'foe', surprised: false },
    ]);
  });

  it('a pack read again stays as it is', () => {
    const pack = readPack(small, cairn);
    expect(readPack(pack, cairn)).toEqual(pack);
  });

  it.each([
    ['another format', { format: 'outra-coisa' }, 'pack.format'],
    ['a later version', { version: 2 }, 'pack.version'],
    ['another system', { system: 'heroes-d20' }, 'pack.system'],
    ['an unknown field', { author: 'x' }, 'pack.author'],
    ['an unknown field of a creature', { creatures: [{ ...rat, level: 1 }] }, 'pack.creatures[0].level'],
    [
      'a sheet of another system',
      { creatures: [{ ...rat, sheet: { fighting: 1 } }] },
      'pack.creatures[0].sheet.fighting',
    ],
    ['a creature without notes', { creatures: [{ ...rat, notes: '' }] }, 'pack.creatures[0].notes'],
    ['an id twice', { creatures: [rat, { ...rat, name: 'Outro' }] }, 'pack.creatures[1].id'],
    ['a name twice', { weapons: [knife, { ...knife, id: 'outra' }] }, 'pack.weapons[1].name'],
    ['an id in capitals', { weapons: [{ ...knife, id: 'Faca' }] }, 'pack.weapons[0].id'],
    ['dice not understood', { weapons: [{ ...knife, dice: '2d6' }] }, 'pack.weapons[0].dice'],
    ['an unknown danger', { encounters: [{ ...cellar, tier: 'epic' }] }, 'pack.encounters[0].tier'],
    ['nobody to fight', { encounters: [{ ...cellar, pieces: [] }] }, 'pack.encounters[0].pieces'],
    [
      'a creature that is not there',
      { encounters: [{ ...cellar, pieces: [{ creature: 'gato', quantity: 1 }] }] },
      'pack.encounters[0].pieces[0].creature',
    ],
  ])('refuses %s, naming the field', (_, change, path) => {
    expect(() => readPack({ ...small, ...change }, cairn)).toThrow(expect.objectContaining({ path }));
  });
});
