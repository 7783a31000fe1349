import { expect, test } from 'vitest';
import {
  attackSlots,
  objectSlots,
  OPPOSED_SLOTS,
  sunderSlots,
  CHECK_SLOTS,
} from '#shared/rules/heroes-d20/checks/dice-slots.ts';
import { MANEUVER_KINDS, MANEUVERS } from '#shared/rules/heroes-d20/maneuver/maneuver.ts';
import { skillsOf } from '#shared/rules/heroes-d20/sheet/skills.ts';
import { carryOut, one, strike, trio } from '#shared/rules/heroes-d20/testing/fight.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { apply } from '#shared/engine/apply.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const shield = {
  id: 'shield',
  name: 'Escudo',
  size: 'small',
  material: { bonus: 0, damageReduction: 1 },
  heldBy: 'b',
} as const;
const scene = carryOut(
  trio({ a: { deception: 99, control: 99, fighting: 99, mp: 9, powers: [{ id: 'fire', name: 'Fogo' }] } }),
  [
    { type: 'add-object', object: shield },
    { type: 'add-object', object: { ...shield, id: 'door', heldBy: undefined } },
  ],
);

test('every manoeuvre has its rule, word and icon (H20–H24)', () => {
  expect(MANEUVER_KINDS.map((kind) => MANEUVERS[kind].rule)).toEqual(['H20', 'H21', 'H22', 'H23', 'H24']);
  expect(Object.keys(MANEUVERS)).toEqual([...MANEUVER_KINDS]);
});

test('H26 the skills of a sheet, then those the narrator added', () => {
  const fight = trio({ a: { aim: 3, skills: [{ id: 'lore', name: 'Conhecimento', bonus: 2 }] } });
  const skills = skillsOf(one(fight, 'a'));
  expect(skills.map(({ id, bonus }) => [id, bonus])).toContainEqual(['aim', 3]);
  expect(skills.at(-1)).toEqual({ id: 'lore', label: { plain: 'Conhecimento' }, bonus: 2 });
  expect(skills).toHaveLength(12);
});

const [sword] = sheetSlot.read(one(scene, 'a').sheet).weapons;
if (sword === undefined) throw new Error('no sword');
const maneuver = { type: 'maneuver', attacker: 'a', target: 'b' } as const;

test.each<[HeroesCommand, ReturnType<typeof attackSlots>]>([
  [strike('a', 'b', { mental: true }), attackSlots(sword)],
  [{ ...maneuver, kind: 'trip', bonus: 99 }, OPPOSED_SLOTS],
  [{ ...maneuver, kind: 'sunder', item: 'shield', weapon: 'sword', bonus: 99 }, sunderSlots(sword)],
  [{ type: 'attack-object', attacker: 'a', object: 'door', weapon: 'sword' }, objectSlots(sword)],
  [{ type: 'power', combatant: 'a', power: 'fire' }, CHECK_SLOTS],
  [{ type: 'cast', combatant: 'a', text: 'luz' }, CHECK_SLOTS],
  [{ type: 'feint', combatant: 'a', target: 'b' }, CHECK_SLOTS],
  [{ type: 'test', combatant: 'a', skill: 'will', kind: 'resist' }, CHECK_SLOTS],
])('the dice asked from the table for %j are those it rolls when it comes off', (command, slots) => {
  // Any seed whose first natural is neither 1 nor 20 comes off with these bonuses.
  const dice = diceFrom(seededSource(5));
  apply(heroesD20, scene.state, command, dice);
  const asked = slots.flatMap(({ purpose, sides, count }) =>
    Array.from({ length: count }, () => [purpose, sides]),
  );
  expect(dice.rolls.map(({ purpose, sides }) => [purpose, sides])).toEqual(asked);
});
