import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { addTexts, say } from '#shared/text/translate.ts';
import { bruteOdds, expectLawfulOdds, expectSameOdds } from '#shared/rules/testing/brute-odds.ts';
import { resolveObjectAttack } from './attack.ts';
import { objects, SHIPPED_MATERIALS, SHIPPED_SIZES } from './index.ts';
import { objectOdds } from './odds.ts';
import { sizeFromMeters } from './sizes.ts';
import { objectDifficulty, objectHitPoints } from './stats.ts';

addTexts(objects.id, objects.texts);

function resolve(name: string, input: JsonObject, naturals: readonly number[] = []): JsonObject {
  const resolver = objects.resolvers.find((one) => one.name === name);
  if (resolver === undefined) throw new Error(`no resolver ${name}`);
  const fixed = fixedSource(naturals);
  const outcome = resolver.bind(input, {})(diceFrom(fixed.source));
  expect(fixed.left()).toBe(0);
  return outcome;
}

function refusal(name: string, input: JsonObject): { code: string; path: string | undefined } {
  try {
    resolve(name, input);
  } catch (error) {
    if (error instanceof RodadaError) return { code: error.code, path: error.path };
  }
  throw new Error('was not refused');
}

const steel = { bonus: 5, damageReduction: 10 };
const blow = { attackBonus: 5, damage: '2d6', difficulty: 18, hitPoints: 20, damageReduction: 5 };
const attack = (naturals: readonly number[], changes: { readonly [key: string]: Json } = {}): JsonObject =>
  resolve('attack', { ...blow, ...changes }, naturals);

test('O1 a still object is 15 + material + size, a moving one 20 + the same', () => {
  expect(resolve('stats', { size: 'tiny', material: steel })).toEqual({
    size: 'tiny',
    difficulty: 17,
    hitPoints: 20,
  });
  expect(resolve('stats', { size: 'colossal', material: steel, moving: true })).toEqual({
    size: 'colossal',
    difficulty: 37,
    hitPoints: 170,
  });
});

test('O2 hit points are 50 + 10 × the size modifier', () => {
  expect(SHIPPED_SIZES.map(objectHitPoints)).toEqual([20, 30, 40, 50, 80, 110, 140, 170]);
});

test('O3 normal damage minus RD, never below 0', () => {
  expect(attack([13, 4, 4])).toEqual({ hit: true, damage: 3, hitPoints: 17, destroyed: false });
  expect(attack([13, 1, 1])).toEqual({ hit: true, damage: 0, hitPoints: 20, destroyed: false });
  expect(attack([13, 1, 1], { damageBonus: 4 })).toEqual({
    hit: true,
    damage: 1,
    hitPoints: 19,
    destroyed: false,
  });
  expect(attack([12])).toEqual({ hit: false, damage: 0, hitPoints: 20, destroyed: false });
});

test('O3 at 0 hit points or less it is destroyed, shown as 0', () => {
  expect(attack([13, 6, 6], { hitPoints: 7 })).toEqual({
    hit: true,
    damage: 7,
    hitPoints: 0,
    destroyed: true,
  });
  expect(attack([13, 6, 6], { hitPoints: 3 })).toEqual({
    hit: true,
    damage: 7,
    hitPoints: 0,
    destroyed: true,
  });
});

test('O3 naturals 1 and 20 count as in H9, and a 20 is no critical', () => {
  expect(attack([1], { attackBonus: 100 })['hit']).toBe(false);
  expect(attack([20, 4, 4], { difficulty: 100 })).toEqual({
    hit: true,
    damage: 3,
    hitPoints: 17,
    destroyed: false,
  });
});

test('O4 a size is found from a measure in metres, Descomunal up to 100 m', () => {
  const sizes = [0, 0.15, 0.16, 0.3, 0.9, 1.5, 3, 6, 40, 41, 100, 100.01].map(
    (meters) => resolve('stats', { meters, material: steel })['size'],
  );
  expect(sizes).toEqual([
    'tiny',
    'tiny',
    'diminutive',
    'diminutive',
    'small',
    'medium',
    'large',
    'huge',
    'gargantuan',
    'gargantuan',
    'gargantuan',
    'colossal',
  ]);
});

test('O4 a bigger thing never has a smaller size', () => {
  const meters = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(meters, meters, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const small = sizeFromMeters(less, SHIPPED_SIZES);
      const big = sizeFromMeters(more, SHIPPED_SIZES);
      expect(small?.modifier).toBeLessThanOrEqual(big?.modifier ?? -Infinity);
    }),
  );
});

test('O4 a size or a measure: exactly one of them', () => {
  expect(refusal('stats', { material: steel })).toEqual({ code: 'BAD_REQUEST', path: 'input.size' });
  expect(refusal('stats', { size: 'tiny', meters: 1, material: steel })).toEqual({
    code: 'BAD_REQUEST',
    path: 'input.meters',
  });
  expect(refusal('stats', { meters: -1, material: steel }).code).toBe('BAD_REQUEST');
  expect(refusal('stats', { size: 'titanic', material: steel })).toEqual({
    code: 'BAD_REQUEST',
    path: 'input.size',
  });
});

test('O5 the starter materials with their suggested figures', () => {
  expect(SHIPPED_MATERIALS.map(({ id, bonus, damageReduction }) => [id, bonus, damageReduction])).toEqual([
    ['paper', 0, 0],
    ['rope', 0, 0],
    ['glass', 0, 1],
    ['ice', 1, 0],
    ['leather', 1, 2],
    ['bone', 1, 3],
    ['wood', 2, 5],
    ['stone', 4, 8],
    ['iron', 5, 10],
    ['mithral', 6, 15],
    ['adamantine', 8, 20],
  ]);
});

test('O6 shipped rows carry their names in Portuguese, and rules take rows that a campaign added', () => {
  expect(SHIPPED_SIZES.map(({ name }) => say(name, 'pt-BR'))).toEqual([
    'Ínfimo',
    'Diminuto',
    'Mínimo',
    'Médio',
    'Grande',
    'Enorme',
    'Descomunal',
    'Colossal',
  ]);
  expect(SHIPPED_MATERIALS.map(({ name }) => say(name, 'pt-BR'))).toContain('Ferro ou aço');
  const lunar = { id: 'lunar', name: { plain: 'Lunar' }, maxMeters: null, modifier: 20 };
  const found = sizeFromMeters(5000, [...SHIPPED_SIZES.slice(0, -1), lunar]);
  expect(found).toBe(lunar);
  expect(objectDifficulty(lunar, steel, false)).toBe(40);
});

test('a bad damage expression names its position', () => {
  expect(refusal('attack', { ...blow, damage: '2d6+x' })).toEqual({
    code: 'BAD_DICE',
    path: 'input.damage',
  });
});

test('O3 exact odds are what every fall of the dice gives', () => {
  const figure = fc.integer({ min: -5, max: 15 });
  const attacks = fc.record({
    attackBonus: figure,
    damage: fc.constantFrom('2d6+1', '1d8-1d4', '3d4kh2', '4'),
    damageBonus: figure,
    difficulty: fc.integer({ min: 0, max: 30 }),
    hitPoints: fc.nat(30),
    damageReduction: fc.nat(12),
  });
  fc.assert(
    fc.property(attacks, (asked) => {
      const odds = objectOdds(asked);
      const brute = bruteOdds((dice) => {
        const { hit, damage } = resolveObjectAttack(asked, dice).outcome;
        return { hit, critical: false, loss: damage };
      });
      expectSameOdds(odds, brute);
      expectLawfulOdds(odds);
      expect(resolve('odds', { resolve: 'attack', input: asked })).toEqual(odds);
    }),
    { numRuns: 30 },
  );
});
