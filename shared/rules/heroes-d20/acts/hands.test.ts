import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import {
  conditionsOf,
  carryOut,
  one,
  strike,
  trio,
  turns,
  type Fight,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';

const weapons = [
  { id: 'sword', name: 'Espada', kind: 'melee', damage: '1d8' },
  { id: 'bow', name: 'Arco', kind: 'ranged', damage: '1d6', hands: 2 },
  { id: 'fists', name: 'Punhos', kind: 'melee', damage: '1d4' },
  { id: 'bite', name: 'Mordida', kind: 'melee', damage: '1d4', hands: 0 },
];
const grapple = { type: 'maneuver', kind: 'grapple', attacker: 'a', target: 'b' } as const;
const release: HeroesCommand = { type: 'release', combatant: 'a' };
const door = {
  id: 'door',
  name: 'Porta',
  size: 'medium' as const,
  material: { bonus: 0, damageReduction: 5 },
};
const shield = { ...door, id: 'shield', name: 'Escudo', heldBy: 'b' };
const add = (object: FieldsOf<HeroesCommand, 'add-object'>['object']): HeroesCommand => ({
  type: 'add-object',
  object,
});

/** A trio where `a` has had `b` in its grip for a round and has its turn. */
function holding(): Fight {
  return carryOut(trio({ a: { weapons } }), [add(door), add(shield), grapple, ...turns(3)], [15, 5]);
}

describe('H20 hands full', () => {
  const refused = (fight: Fight, ...commands: HeroesCommand[]) =>
    refusalOf(() => carryOut(fight, commands, [15]));

  test.each(['sword', 'bow', 'fists'])(
    'H20 the grappler attacks with nothing that takes hands: %s',
    (weapon) => {
      expect(refused(holding(), strike('a', 'b', { weapon }))).toBe('NOT_ALLOWED weapon');
      expect(refused(holding(), strike('a', 'c', { weapon }))).toBe('NOT_ALLOWED weapon');
    },
  );

  test('H20 not as a reaction either, nor on an object, nor on what somebody holds', () => {
    expect(refused(carryOut(holding(), turns(1)), strike('a', 'b', { reaction: true }))).toBe(
      'NOT_ALLOWED weapon',
    );
    const hit: HeroesCommand = { type: 'attack-object', attacker: 'a', object: 'door', weapon: 'sword' };
    expect(refused(holding(), hit)).toBe('NOT_ALLOWED weapon');
    const sunder: HeroesCommand = { ...grapple, kind: 'sunder', item: 'shield', weapon: 'sword' };
    expect(refused(holding(), sunder)).toBe('NOT_ALLOWED weapon');
  });

  test('H20 a bite, a kick or horns take no hands', () => {
    const bitten = carryOut(holding(), [strike('a', 'b', { weapon: 'bite' })], [15, 5, 4]);
    expect(one(bitten, 'b').hp.current).toBe(16);
    const hit: HeroesCommand = { type: 'attack-object', attacker: 'a', object: 'door', weapon: 'bite' };
    expect(carryOut(holding(), [hit], [15, 4]).state.turn?.spent).toEqual(['combat']);
    const sunder: HeroesCommand = { ...grapple, kind: 'sunder', item: 'shield', weapon: 'bite' };
    expect(carryOut(holding(), [sunder], [5, 15]).state.turn?.spent).toEqual(['combat']);
  });

  test('H20 no second grip, no disarming, no drawing; tripping and pushing need no hands', () => {
    expect(refused(holding(), { ...grapple, target: 'c' })).toBe('NOT_ALLOWED attacker');
    expect(refused(holding(), { ...grapple, kind: 'disarm', target: 'c' })).toBe('NOT_ALLOWED attacker');
    expect(refused(holding(), { type: 'draw', combatant: 'a', item: 'sword' })).toBe('NOT_ALLOWED combatant');
    const tripped = carryOut(holding(), [{ ...grapple, kind: 'trip' }], [15, 5]);
    expect(conditionsOf(tripped, 'b')).toContain('prone');
  });

  test('H20 who lets go has its hands free at once', () => {
    const hit = carryOut(holding(), [release, strike('a', 'b', { weapon: 'sword' })], [15, 5, 8]);
    expect(one(hit, 'b').hp.current).toBe(12);
  });
});
