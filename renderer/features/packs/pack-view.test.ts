import { describe, expect, it } from 'vitest';
import type { OfferedCreature, OfferedEncounter, OfferedPack } from '#shared/api/packs.ts';
import { readPack, type Tier } from '#shared/packs/pack.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { sheetFaults } from '#renderer/sheet/sheet-faults.ts';
import { type ListField, withReadyItem } from '#renderer/sheet/sheet-model.ts';
import { broughtBy, byTier, foundCreatures, missingIds, piecesOf, weaponLabel } from './pack-view.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';

const creature = (name: string, rest: Partial<OfferedCreature> = {}): OfferedCreature => ({
  id: name.toLowerCase(),
  name,
  hp: 4,
  sheet: {},
  notes: 'n',
  tags: [],
  known: false,
  ...rest,
});

const encounter = (tier: Tier, ...creatures: string[]): OfferedEncounter => ({
  id: `${tier}-${creatures.join('-')}`,
  name: tier,
  tier,
  notes: 'n',
  pieces: creatures.map((one) => ({
    ...PLAIN_PIECE,
    creature: one,
    quantity: 2,
    surprised: true,
  })),
  addedAs: null,
});

const wolf = creature('Lobo', { tags: ['besta'] });
const dragon = creature('Dragao', { name: 'Dragão', tags: ['besta', 'voador'], known: true });
const guard = creature('Guarda', { tags: ['humano'] });
const pack: OfferedPack = {
  name: 'P',
  locale: 'pt-BR',
  credit: null,
  creatures: [wolf, dragon, guard],
  weapons: [],
  encounters: [],
};

describe('a pack as it is looked through', () => {
  it('is searched by name and tag at once', () => {
    const names = (search: string, tag: string | null) =>
      foundCreatures(pack.creatures, search, tag).map(({ name }) => name);
    expect(names('', null)).toEqual(['Lobo', 'Dragão', 'Guarda']);
    expect(names('DRAGAO', null)).toEqual(['Dragão']);
    expect(names('a', 'besta')).toEqual(['Dragão']);
  });

  it('picks together only what the bestiary lacks', () => {
    expect(missingIds(pack.creatures)).toEqual(['lobo', 'guarda']);
  });

  it('groups encounters from mildest to worst and leaves out dangers it has none of', () => {
    const all = [encounter('deadly', 'lobo'), encounter('easy', 'guarda'), encounter('deadly', 'dragao')];
    expect(byTier(all).map(({ tier, encounters }) => [tier, encounters.length])).toEqual([
      ['easy', 1],
      ['deadly', 2],
    ]);
  });

  it('counts each creature once that an encounter would bring', () => {
    expect(broughtBy(encounter('hard', 'lobo', 'lobo', 'guarda', 'dragao'), pack)).toBe(2);
    expect(broughtBy(encounter('hard', 'dragao'), pack)).toBe(0);
  });

  it('shows pieces as an encounter of the campaign has them', () => {
    expect(piecesOf(encounter('easy', 'lobo'))).toEqual([
      { ...PLAIN_PIECE, creatureId: 'lobo', quantity: 2, surprised: true },
    ]);
  });
});

const FILES: Record<string, { readonly system: string }> = import.meta.glob('/resources/packs/*/*.json', {
  import: 'default',
  eager: true,
});
const PACKS = Object.values(FILES).map((file) => readPack(file, systemOf(file.system)));

function weaponsField(system: RuleSystem): ListField {
  const field = system.form.sections.flatMap(({ fields }) => fields).find(({ path }) => path === 'weapons');
  if (field?.kind !== 'list') throw new Error(`the sheet of ${system.id} has no list of weapons`);
  return field;
}

describe.each(PACKS)('weapons of the pack “$name” of $system', ({ system: id, weapons }) => {
  const system = systemOf(id);

  it('are told apart in a menu, each with what it does', () => {
    const labels = weapons.map((weapon) => weaponLabel(weapon, weaponsField(system)));
    expect(new Set(labels).size).toBe(weapons.length);
    for (const label of labels) expect(label).toMatch(/^.+ \(.+\)$/);
  });

  it('fill rows that the sheet takes as they are, the same one twice', () => {
    const sheet = [...weapons, ...weapons.slice(0, 1)].reduce(
      (filled, weapon) => withReadyItem(filled, 'weapons', weapon),
      system.sheet.parse({}),
    );
    expect(sheetFaults(system.sheet, sheet)).toEqual({});
  });
});

it('a weapon is named with its dice, or with its first other words', () => {
  const labels = ['cairn', 'scop'].map((id) => {
    const packs = PACKS.filter((pack) => pack.system === id);
    const daggers = packs.flatMap(({ weapons }) => weapons.filter((weapon) => weapon.id === 'adaga'));
    return daggers.map((dagger) => weaponLabel(dagger, weaponsField(systemOf(id)))).toSorted();
  });
  expect(labels).toEqual([
    ['Adaga (d6)', 'Dagger (d6)'],
    ['Adaga (Armas curtas)', 'Dagger (Short weapons)'],
  ]);
});
