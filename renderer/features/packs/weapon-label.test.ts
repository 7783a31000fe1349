import { describe, expect, it } from 'vitest';
import { packOf } from '../../../shared/packs/index.ts';
import { SYSTEMS } from '../../../shared/rules/registry.ts';
import { sheetFaults } from '../sheet/sheet-faults.ts';
import { type ListField, withReadyItem } from '../sheet/sheet-model.ts';
import { weaponLabel } from './weapon-label.ts';

function weaponsField(system: (typeof SYSTEMS)[number]): ListField {
  const field = system.form.sections.flatMap(({ fields }) => fields).find(({ path }) => path === 'weapons');
  if (field?.kind !== 'list') throw new Error(`the sheet of ${system.id} has no list of weapons`);
  return field;
}

describe.each(SYSTEMS.map((system) => ({ id: system.id, system })))(
  'weapons of the pack of $id',
  ({ id, system }) => {
    const weapons = packOf(id)?.weapons ?? [];

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
  },
);

it('a weapon is named with its dice, or with its first other words', () => {
  const labels = ['cairn', 'scop'].map((id) => {
    const system = SYSTEMS.find((one) => one.id === id);
    const adaga = packOf(id)?.weapons.find((weapon) => weapon.id === 'adaga');
    return system && adaga && weaponLabel(adaga, weaponsField(system));
  });
  expect(labels).toEqual(['Adaga (d6)', 'Adaga (Armas curtas)']);
});
