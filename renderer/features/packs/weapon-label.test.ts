import { describe, expect, it } from 'vitest';
import { readPack } from '#shared/packs/pack.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { sheetFaults } from '#renderer/sheet/sheet-faults.ts';
import { type ListField, withReadyItem } from '#renderer/sheet/sheet-model.ts';
import { weaponLabel } from './weapon-label.ts';

const FILES: Record<string, { readonly system: string }> = import.meta.glob('/resources/packs/*/pt-BR.json', {
  import: 'default',
  eager: true,
});
const PACKS = Object.values(FILES).map((file) => readPack(file, systemOf(file.system)));

function weaponsField(system: RuleSystem): ListField {
  const field = system.form.sections.flatMap(({ fields }) => fields).find(({ path }) => path === 'weapons');
  if (field?.kind !== 'list') throw new Error(`the sheet of ${system.id} has no list of weapons`);
  return field;
}

describe.each(PACKS)('weapons of the pack of $system', ({ system: id, weapons }) => {
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
    const adaga = PACKS.find((pack) => pack.system === id)?.weapons.find((weapon) => weapon.id === 'adaga');
    return adaga && weaponLabel(adaga, weaponsField(systemOf(id)));
  });
  expect(labels).toEqual(['Adaga (d6)', 'Adaga (Armas curtas)']);
});
