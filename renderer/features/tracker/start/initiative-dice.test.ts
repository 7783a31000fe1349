import { expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { initiativeSlots } from './initiative-dice.ts';
import type { Entrant } from './start-fields.ts';

const heroes = systemOf('heroes-d20');
const of = (id: string, group: string | null = null, typed = ''): Entrant => ({
  id,
  name: `${id}!`,
  base: group ?? id,
  typed,
  surprised: false,
  group,
});

function fightOf(system: RuleSystem, entrants: readonly Entrant[], options = {}) {
  return newCombat(system, {
    options,
    combatants: entrants.map(({ id, base, group }) => ({
      id,
      name: base,
      group,
      side: 'foe',
      hp: { current: 9, max: 9 },
      sheet: {},
    })),
  });
}

it('a die for each who rolls, but for those whose total is typed', () => {
  const entrants = [of('ana'), of('beto', null, '15'), of('caio')];
  const slots = initiativeSlots(heroes, fightOf(heroes, entrants), entrants, false);
  expect(slots.map(({ label, sides, count }) => [label, sides, count])).toEqual([
    [{ plain: 'ana!' }, 20, 1],
    [{ plain: 'caio!' }, 20, 1],
  ]);
});

it('one for a group that rolls together', () => {
  const entrants = [of('l1', 'lobo'), of('l2', 'lobo'), of('ana')];
  const state = fightOf(heroes, entrants, { groupInitiative: true });
  const slots = initiativeSlots(heroes, state, entrants, true);
  expect(slots.map(({ label }) => label)).toEqual([{ plain: 'lobo' }, { plain: 'ana!' }]);
});
