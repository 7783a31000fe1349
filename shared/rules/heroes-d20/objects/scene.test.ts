import { expect, test } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { RodadaError } from '#shared/errors.ts';
import { cairn } from '#shared/rules/cairn/index.ts';
import { fightOf } from '#shared/rules/heroes-d20/fight.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';

const door = {
  id: 'o1',
  name: 'Porta',
  size: { id: 'large', modifier: 3 },
  material: { bonus: 2, damageReduction: 5 },
};

test('O1 O2 a fight begins with the objects it is set up with, whole and carried by nobody', () => {
  const size = { id: 'Torre', modifier: 8 };
  const state = newCombat(heroesD20, {
    combatants: [],
    objects: [door, { ...door, id: 'o2', size, moving: true }],
  });
  expect(fightOf(state).objects).toMatchObject([
    {
      id: 'o1',
      size: 'large',
      difficulty: 20,
      hitPoints: 80,
      maxHitPoints: 80,
      damageReduction: 5,
      heldBy: null,
    },
    { id: 'o2', size: 'Torre', difficulty: 30, hitPoints: 130, moving: true },
  ]);
});

test('a system in which objects don’t count refuses them, naming the field', () => {
  expect(() => newCombat(cairn, { combatants: [], objects: [door] })).toThrow(RodadaError);
  try {
    newCombat(cairn, { combatants: [], objects: [door] });
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: 'NOT_ALLOWED', path: 'combat.objects' });
  }
});
