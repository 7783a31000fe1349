import { describe, expect, test } from 'vitest';
import { refusalOf, resolve } from '#shared/rules/heroes-d20/testing/resolve.ts';

describe('resistance', () => {
  const resist = (natural: number, changes = {}): unknown =>
    resolve('resist', { skill: 4, difficulty: 15, ...changes }, [natural]);

  test('H7 d20 + skill + armour class against a difficulty, a tie succeeds', () => {
    expect(resist(11)).toEqual({ success: true, total: 15, reason: 'totals' });
    expect(resist(10)).toEqual({ success: false, total: 14, reason: 'totals' });
    expect(resist(10, { armorClass: 2, bonus: -1 })).toEqual({ success: true, total: 15, reason: 'totals' });
  });

  test('H9 a natural 1 fails and a 20 succeeds', () => {
    expect(resist(1, { skill: 90 })).toEqual({ success: false, total: 91, reason: 'natural-1' });
    expect(resist(20, { skill: -90 })).toEqual({ success: true, total: -70, reason: 'natural-20' });
  });
});

describe('skills', () => {
  test('H26 no natural decides by itself', () => {
    const skill = (natural: number, figures: object): unknown => resolve('skill', { ...figures }, [natural]);
    expect(skill(1, { skill: 20, difficulty: 21 })).toEqual({ success: true, total: 21 });
    expect(skill(20, { skill: 0, bonus: 1, difficulty: 22 })).toEqual({ success: false, total: 21 });
  });

  test('H26 armour class has no place in it', () => {
    expect(refusalOf(() => resolve('skill', { skill: 1, difficulty: 2, armorClass: 3 }, [5]))).toBe(
      'BAD_REQUEST input.armorClass',
    );
  });
});

describe('manoeuvres', () => {
  const maneuver = (kind: string, naturals: readonly number[], attacker = {}, target = {}): unknown =>
    resolve(
      'maneuver',
      { kind, attacker: { fighting: 5, ...attacker }, target: { fighting: 5, ...target } },
      naturals,
    );

  test.each([
    ['H20', 'grapple'],
    ['H21', 'trip'],
    ['H22', 'disarm'],
    ['H24', 'sunder'],
  ])('%s %s: the one who starts needs the higher total', (_rule, kind) => {
    expect(maneuver(kind, [11, 10])).toEqual({ success: true, difference: 1, pushMeters: null });
    expect(maneuver(kind, [10, 10])).toEqual({ success: false, difference: 0, pushMeters: null });
    expect(maneuver(kind, [10, 14])).toEqual({ success: false, difference: -4, pushMeters: null });
  });

  test('H23 a push is 1.5 m and 1.5 m more for each full 5 points, 0 when lost', () => {
    const meters = [1, 4, 5, 9, 10, 15].map((difference) => maneuver('push', [1 + difference, 1]));
    expect(meters).toMatchObject([1.5, 1.5, 3, 3, 4.5, 6].map((pushMeters) => ({ pushMeters })));
    expect(maneuver('push', [10, 10])).toEqual({ success: false, difference: 0, pushMeters: 0 });
    expect(maneuver('push', [1, 20])).toEqual({ success: false, difference: -19, pushMeters: 0 });
  });

  test('H20 no natural decides a manoeuvre', () => {
    expect(maneuver('grapple', [1, 20], { fighting: 60 })).toMatchObject({ success: true });
    expect(maneuver('grapple', [20, 1], {}, { fighting: 60 })).toMatchObject({ success: false });
  });

  test('H21 conditions of both count as on an attack roll', () => {
    const dazed = { conditions: ['grappled', 'prone', 'blinded'], bonus: 1 };
    expect(maneuver('trip', [10, 10], dazed)).toMatchObject({ difference: -3 });
    expect(maneuver('trip', [10, 10], {}, dazed)).toMatchObject({ difference: 3 });
    expect(maneuver('trip', [10, 10], { conditions: ['higher-ground'] })).toMatchObject({ success: true });
  });
});

test('H25 a feint must beat the initiative already rolled', () => {
  const feint = (natural: number, changes = {}): unknown =>
    resolve('feint', { deception: 4, targetInitiative: 15, ...changes }, [natural]);
  expect(feint(12)).toEqual({ success: true, total: 16 });
  expect(feint(11)).toEqual({ success: false, total: 15 });
  expect(feint(11, { bonus: 3, conditions: ['flat-footed'] })).toEqual({ success: true, total: 16 });
  expect(feint(20, { targetInitiative: 30 })).toEqual({ success: false, total: 24 });
});
