import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { resolveAttack, type AttackInput } from './attack.ts';
import { REACTIONS } from './reactions.ts';
import { LABELS } from '#shared/rules/rituals-d20/checks/terms.ts';
import { refusalOf, resolve } from '#shared/rules/rituals-d20/testing/resolve.ts';

const attack = (naturals: readonly number[], attacker = {}, target = {}, options = {}) =>
  resolve(
    'attack',
    {
      attacker: { attribute: 2, skill: 5, ...attacker },
      target: { defense: 15, ...target },
      weapon: { damage: '1d8+2' },
    },
    naturals,
    options,
  );

describe('N6 attacks', () => {
  test('N6 the pool and the skill against Defesa, a tie hits, and then the weapon hurts', () => {
    expect(attack([10, 3, 4])).toEqual({
      hit: true,
      total: 15,
      difficulty: 15,
      damage: 6,
      mayCounter: false,
    });
    expect(attack([9, 3])).toEqual({ hit: false, total: 14, difficulty: 15, damage: 0, mayCounter: false });
  });

  test('N6 modifiers of both and extra dice count', () => {
    expect(attack([9, 3, 1], { modifier: 1 })).toMatchObject({ hit: true, total: 15 });
    expect(attack([10, 3], {}, { modifier: 1 })).toMatchObject({ hit: false, difficulty: 16 });
    expect(attack([1, 2, 17, 8], { extraDice: 1 })).toMatchObject({ hit: true, total: 22, damage: 10 });
    expect(attack([19, 4], { attribute: 0 })).toMatchObject({ hit: false, total: 9 });
    expect(attack([19, 1], { attribute: 0 }, {}, { zeroAttribute: 'one-die' })).toMatchObject({ total: 24 });
  });

  test('N2 neither a natural 20 nor a 1 decides an attack', () => {
    expect(attack([20, 20], {}, { defense: 26 })['hit']).toBe(false);
    expect(attack([1, 1, 1], {}, { defense: 6 })['hit']).toBe(true);
  });
});

describe('N5 reactions', () => {
  const able = { constitution: 4, dexterity: 6 };

  test('N5 blocking takes Constituição off the damage, not below 0', () => {
    expect(attack([10, 3, 4], {}, { ...able, reaction: 'block' })).toMatchObject({ hit: true, damage: 2 });
    expect(attack([10, 3, 1], {}, { constitution: 9, reaction: 'block' })).toMatchObject({
      hit: true,
      damage: 0,
    });
    expect(attack([9, 3], {}, { ...able, reaction: 'block' })).toMatchObject({ hit: false, difficulty: 15 });
  });

  test('N5 dodging makes the DT Defesa + Destreza, and takes nothing off the damage', () => {
    const dodge = { ...able, reaction: 'dodge' };
    expect(attack([15, 3], {}, dodge)).toMatchObject({ hit: false, difficulty: 21, mayCounter: false });
    expect(attack([16, 3, 4], {}, dodge)).toMatchObject({ hit: true, difficulty: 21, damage: 6 });
  });

  test('N5 whoever waits to counter-attack keeps Defesa, and may answer only a miss', () => {
    const counter = { ...able, reaction: 'counter' };
    expect(attack([9, 3], {}, counter)).toMatchObject({ hit: false, difficulty: 15, mayCounter: true });
    expect(attack([10, 3, 4], {}, counter)).toMatchObject({ hit: true, damage: 6, mayCounter: false });
  });

  test('N5 what is left out is 0, and no reaction is made', () => {
    expect(attack([10, 3, 4], {}, { ...able, reaction: 'none' })).toEqual(attack([10, 3, 4], {}, able));
    expect(attack([10, 3, 4], {}, { reaction: 'block' })['damage']).toBe(6);
    expect(refusalOf(() => attack([], {}, { reaction: 'flee' }))).toBe('BAD_REQUEST input.target.reaction');
  });

  test('a bad weapon is refused by its place in the dice', () => {
    const input = { attacker: { attribute: 1, skill: 0 }, target: { defense: 1 }, weapon: { damage: '1d' } };
    expect(refusalOf(() => resolve('attack', input))).toBe('BAD_DICE input.weapon.damage');
  });
});

describe('laws of an attack', () => {
  const figure = fc.integer({ min: -5, max: 30 });
  const roller = fc.record({
    attribute: fc.integer({ min: -1, max: 5 }),
    skill: figure,
    extraDice: fc.integer({ min: 0, max: 2 }),
    modifier: figure,
    label: fc.constant(LABELS.skill),
    terms: fc.constant([]),
  });
  const input: fc.Arbitrary<AttackInput> = fc.record({
    attacker: roller,
    target: fc.record({
      defense: figure,
      reaction: fc.constantFrom(...REACTIONS),
      constitution: figure,
      dexterity: fc.nat(12),
      modifier: figure,
      terms: fc.constant([]),
    }),
    weapon: fc.record({ damage: fc.constantFrom('1d8', '2d6+3', '1d4-6', '0') }),
  });
  const resolved = (attack: AttackInput, seed: number) =>
    resolveAttack(attack, { zeroAttribute: 'worst-of-two' }, diceFrom(seededSource(seed)));

  test('N6 it hits exactly when the total reaches the DT, and a miss hurts nobody', () => {
    fc.assert(
      fc.property(input, fc.integer(), (attack, seed) => {
        const { hit, total, difficulty, damage, mayCounter } = resolved(attack, seed).outcome;
        expect(hit).toBe(total >= difficulty);
        expect(damage).toBeGreaterThanOrEqual(0);
        if (!hit) expect(damage).toBe(0);
        expect(mayCounter).toBe(!hit && attack.target.reaction === 'counter');
      }),
    );
  });

  test('N5 dodging never helps the attacker, blocking with any Constituição never hurts more', () => {
    fc.assert(
      fc.property(input, fc.nat(12), fc.integer(), (attack, constitution, seed) => {
        const reacting = (reaction: 'none' | 'block' | 'dodge') =>
          resolved({ ...attack, target: { ...attack.target, constitution, reaction } }, seed).outcome;
        expect(Number(reacting('dodge').hit)).toBeLessThanOrEqual(Number(reacting('none').hit));
        expect(reacting('block').damage).toBeLessThanOrEqual(reacting('none').damage);
        expect(reacting('block').hit).toBe(reacting('none').hit);
      }),
    );
  });

  test('every sum is its terms: the figures shown add up to the totals shown', () => {
    fc.assert(
      fc.property(input, fc.integer(), (attack, seed) => {
        const { outcome, sums } = resolved(attack, seed);
        const added = sums.map(({ terms }) => terms.reduce((sum, { value }) => sum + value, 0));
        expect(added).toEqual(sums.map(({ total }) => total));
        const [total, difficulty, damage = 0] = added;
        expect([total, difficulty, damage]).toEqual([outcome.total, outcome.difficulty, outcome.damage]);
      }),
    );
  });
});
