import { describe, expect, it } from 'vitest';
import { sheetNow } from '#shared/combat/sheet-now.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { JsonObject } from '#shared/json.ts';
import { SYSTEMS, systemOf } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { factsOf, factsOfItem, type SheetFact } from './sheet-facts.ts';

const heroes = systemOf('heroes-d20');
const sheet = heroes.sheet.parse({
  armorClass: 4,
  quickDraw: true,
  weapons: [{ id: 'sword', name: 'Espada', kind: 'melee', damage: '1d8', hands: 2, attackBonus: 1 }],
  powers: [{ id: 'arc', name: 'Arco voltaico', kind: 'thrown', cost: 2 }],
});

const told = ({ label, value }: SheetFact): string => {
  const words = typeof value === 'object' && value !== null ? say(value, 'pt-BR') : String(value ?? '');
  return `${say(label, 'pt-BR')} ${words}`.trim();
};

describe('everything on a sheet', () => {
  it('is told section by section: figures, set flags, the items of lists', () => {
    const sections = factsOf(heroes.form, sheet);
    const all = sections.flatMap(({ facts }) => facts.map(told));
    expect(all).toContain('Classe de armadura 4');
    expect(all).toContain('Saque Rápido');
    expect(all.some((fact) => fact.startsWith('Cego'))).toBe(false);
    const items = sections.flatMap(({ lists }) => lists.flatMap((list) => list.items));
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      ['sword', 'Espada'],
      ['arc', 'Arco voltaico'],
    ]);
  });

  it('says of an item what isn’t as in a fresh one', () => {
    expect(factsOfItem(heroes.form, sheet, 'sword').map(told)).toEqual([
      'Dano 1d8',
      'Mãos duas',
      'Bônus de ataque 1',
    ]);
    expect(factsOfItem(heroes.form, sheet, 'nenhuma')).toEqual([]);
  });

  it.each(SYSTEMS.map((system) => [system.id, system] as const))(
    'is had of a bare sheet of %s, and leaves out sections without anything',
    (_id, system) => {
      const bare: JsonObject = {};
      const fields = { id: 'a', name: 'A', side: 'foe', hp: { current: 1, max: 1 }, sheet: bare };
      const [one] = newCombat(system, { combatants: [fields] }).combatants;
      const sections = one === undefined ? [] : factsOf(system.form, sheetNow(system, one));
      expect(sections.length).toBeGreaterThan(0);
      for (const { facts, lists } of sections) expect(facts.length + lists.length).toBeGreaterThan(0);
    },
  );
});
