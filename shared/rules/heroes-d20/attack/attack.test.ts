import { describe, expect, test } from 'vitest';
import { attack, attackInput, refusalOf, resolve } from '#shared/rules/heroes-d20/testing/resolve.ts';

const ranged = { kind: 'ranged' };

describe('rolls', () => {
  test('H6 melee is fighting, ranged is aim, with weapon and passive bonuses', () => {
    expect(attack([10, 12])).toMatchObject({ attackTotal: 17, hit: false });
    expect(attack([10, 18], { attack: ranged })['attackTotal']).toBe(15);
    const bonuses = { weapon: { attackBonus: 2 }, attacker: { bonus: -1 } };
    expect(attack([10, 19], bonuses)['attackTotal']).toBe(18);
  });

  test('H7 Fortitude against melee, Reflexos against ranged, armour class on both', () => {
    expect(attack([2, 10])['defenseTotal']).toBe(17);
    expect(attack([2, 10], { attack: ranged })['defenseTotal']).toBe(16);
    expect(attack([2, 10], { target: { bonus: 5 } })['defenseTotal']).toBe(22);
  });

  test('H7 against the mind Vontade and mental armour, no armour class', () => {
    expect(attack([2, 10], { attack: { mental: true } })['defenseTotal']).toBe(12);
    const helmet = { attack: { mental: true }, target: { mentalArmor: 4 } };
    expect(attack([2, 10], helmet)['defenseTotal']).toBe(16);
    expect(attack([2, 10], { target: { mentalArmor: 4 } })['defenseTotal']).toBe(17);
  });

  test('H7 a skill asked for takes the place of the usual one', () => {
    expect(attack([2, 10], { attack: { defense: 'reflex' } })['defenseTotal']).toBe(16);
    expect(attack([2, 10], { attack: { defense: 'fortitude', mental: true } })['defenseTotal']).toBe(14);
  });

  test('H8 a tie hits, one less misses', () => {
    expect(attack([10, 10, 1])).toMatchObject({ hit: true, reason: 'totals' });
    expect(attack([9, 10])).toMatchObject({ hit: false, reason: 'totals', damage: 0 });
  });

  test('H10 a touch attack is fighting against Reflexos without armour class, FOR for damage', () => {
    expect(attack([10, 10, 4], { attack: { kind: 'touch' } })).toEqual({
      hit: true,
      reason: 'totals',
      critical: false,
      attackTotal: 17,
      defenseTotal: 13,
      damage: 9,
      redirected: false,
    });
    const asked = { attack: { kind: 'touch', defense: 'fortitude' } };
    expect(attack([2, 10], asked)['defenseTotal']).toBe(14);
  });

  test('H13 shooting into melee is −4; a blow is not', () => {
    expect(attack([10, 19], { attack: { ...ranged, intoMelee: true } })['attackTotal']).toBe(11);
    expect(attack([10, 19], { attack: { intoMelee: true } })['attackTotal']).toBe(17);
  });

  test('H14 additional attacks take 0, −4, −8, −12', () => {
    const totals = [0, 1, 2, 3].map(
      (attackIndex) => attack([10, 19], { attack: { attackIndex } })['attackTotal'],
    );
    expect(totals).toEqual([17, 13, 9, 5]);
  });

  test('H15 an active power adds INT to the attack and to the damage', () => {
    const powered = { attack: { power: true }, attacker: { int: 3 } };
    expect(attack([10, 10, 4], powered)).toMatchObject({ attackTotal: 20, damage: 12 });
    expect(attack([10, 10, 4], { attacker: { int: 3 } })).toMatchObject({ attackTotal: 17, damage: 9 });
  });
});

describe('H9 naturals, in their order', () => {
  const hopeless = { target: { fortitude: 90 } };
  const sure = { attacker: { fighting: 90 } };
  const hidden20 = { target: { conditions: ['concealed'] } };
  const hidden50 = { target: { conditions: [{ id: 'concealed', percent: 50 }] } };
  const blind = { attacker: { conditions: ['blinded'], fighting: 90 } };

  test('H9 an attack 1 misses, even against a defence 1', () => {
    expect(attack([1, 1], sure)).toMatchObject({ hit: false, reason: 'natural-1' });
  });

  test('H9 an attack 20 hits', () => {
    expect(attack([20, 19, 1], hopeless)).toMatchObject({ hit: true, reason: 'natural-20' });
  });

  test('H9 a defence 1 is a hit and a defence 20 a miss', () => {
    expect(attack([5, 1, 1], hopeless)).toMatchObject({ hit: true, reason: 'defense-natural-1' });
    expect(attack([5, 20], sure)).toMatchObject({ hit: false, reason: 'defense-natural-20' });
  });

  test.each([
    ['attacker', { hit: true, reason: 'natural-20' }, [20, 20, 1], hopeless],
    ['defender', { hit: false, reason: 'defense-natural-20', damage: 0 }, [20, 20], sure],
    ['totals', { hit: false, reason: 'totals' }, [20, 20], hopeless],
    ['totals', { hit: true, reason: 'totals', critical: true }, [20, 20, 1], sure],
  ])('H9 both 20 with option %s', (doubleTwenty, outcome, naturals, changes) => {
    expect(attack(naturals, changes, { doubleTwenty })).toMatchObject(outcome);
  });

  test('H9 the option says nothing when only the attack is a 20', () => {
    expect(attack([20, 5, 1], hopeless, { doubleTwenty: 'defender' })['hit']).toBe(true);
  });

  test('H9 20% concealment misses on 8, 9, 12 and 13 only', () => {
    const missing = Array.from({ length: 18 }, (_, index) => index + 2).filter(
      (natural) => tryAttack(natural, { ...sure, ...hidden20 }) === 'concealment',
    );
    expect(missing).toEqual([8, 9, 12, 13]);
  });

  test('H9 50% concealment misses on every even natural but 20, whatever the defence shows', () => {
    const missing = Array.from({ length: 20 }, (_, index) => index + 1).filter(
      (natural) => tryAttack(natural, { ...sure, ...hidden50 }) === 'concealment',
    );
    expect(missing).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(attack([8, 1], hidden50)).toMatchObject({ hit: false, reason: 'concealment' });
  });

  test('H9 a blinded attacker hits on odd naturals only, a 20 still hits, a 1 still misses', () => {
    expect(attack([8, 2], blind)).toMatchObject({ hit: false, reason: 'blinded' });
    expect(attack([8, 1], blind)).toMatchObject({ hit: false, reason: 'blinded' });
    expect(attack([7, 2, 1], blind)).toMatchObject({ hit: true, reason: 'totals' });
    expect(attack([20, 2, 1], blind)).toMatchObject({ hit: true, reason: 'natural-20' });
    expect(attack([1, 2], blind)).toMatchObject({ hit: false, reason: 'natural-1' });
  });

  test('H9 concealment is looked at before blindness', () => {
    expect(attack([8, 2], { ...blind, ...hidden20 })['reason']).toBe('concealment');
    expect(attack([6, 2], { ...blind, ...hidden20 })['reason']).toBe('blinded');
  });
});

/** The reason of an attack against a defence of 2, whether or not damage is rolled. */
function tryAttack(natural: number, changes: Parameters<typeof attackInput>[0]): unknown {
  return attack([natural, 2], { ...changes, weapon: { damage: '1' } })['reason'];
}

describe('damage', () => {
  test('H11 a critical needs the natural in range and a hit', () => {
    expect(attack([19, 5, 8])).toMatchObject({ critical: true, damage: 26 });
    expect(attack([18, 5, 8])).toMatchObject({ critical: false, damage: 13 });
    expect(attack([18, 5, 8], { weapon: { criticalRange: 18 } })['critical']).toBe(true);
    expect(attack([19, 5], { target: { fortitude: 90 } })).toMatchObject({ critical: false, damage: 0 });
  });

  test('H11 a hit by a defence 1 can be critical', () => {
    const far = { target: { fortitude: 90 }, weapon: { criticalMultiplier: 3 } };
    expect(attack([19, 1, 2], far)).toMatchObject({
      reason: 'defense-natural-1',
      critical: true,
      damage: 21,
    });
  });

  test('H12 weapon dice + half the level rounded down + FOR or DES + bonus', () => {
    expect(attack([10, 2, 5], { attacker: { level: 7 } })['damage']).toBe(11);
    expect(attack([10, 2, 5], { attack: ranged })['damage']).toBe(9);
    expect(attack([10, 2, 5], { weapon: { damageBonus: -2 } })['damage']).toBe(8);
  });

  test('H12 a critical multiplies everything, the INT of a power too', () => {
    const powered = { attack: { power: true }, weapon: { damageBonus: 1, criticalMultiplier: 4 } };
    expect(attack([20, 2, 5], powered)['damage']).toBe((5 + 2 + 3 + 1 + 1) * 4);
  });

  test('H12 at least 1 on any hit, after multiplying', () => {
    const weak = { attacker: { str: -8, level: 1 } };
    expect(attack([15, 2, 1], weak)['damage']).toBe(1);
    expect(attack([20, 2, 1], weak)['damage']).toBe(1);
  });

  test('H13 a natural 1 into melee sends the damage elsewhere, not critical', () => {
    const shot = { attack: { ...ranged, intoMelee: true }, weapon: { damage: '1d8+1' } };
    expect(attack([1, 5, 6], shot)).toEqual({
      hit: false,
      reason: 'natural-1',
      critical: false,
      attackTotal: 2,
      defenseTotal: 11,
      damage: 11,
      redirected: true,
    });
    const weak = { ...shot, attacker: { dex: -20 } };
    expect(attack([1, 5, 6], weak)).toMatchObject({ damage: 1, redirected: true });
    expect(attack([1, 5], { attack: ranged })).toMatchObject({ damage: 0, redirected: false });
    expect(attack([1, 5], { attack: { intoMelee: true } })['redirected']).toBe(false);
    expect(attack([2, 19], shot)['redirected']).toBe(false);
  });

  test('H13 a redirected shot of a power keeps its INT', () => {
    const shot = { attack: { ...ranged, intoMelee: true, power: true } };
    expect(attack([1, 5, 6], shot)['damage']).toBe(11);
  });
});

describe('input', () => {
  test.each([
    ['an unknown field', { attack: { speed: 1 } }, 'BAD_REQUEST input.speed'],
    ['an unknown kind', { attack: { kind: 'thrown' } }, 'BAD_REQUEST input.kind'],
    [
      'an unknown condition',
      { target: { conditions: ['sleepy'] } },
      'BAD_REQUEST input.target.conditions[0]',
    ],
    [
      'a wrong percentage',
      { target: { conditions: [{ id: 'concealed', percent: 30 }] } },
      'BAD_REQUEST input.target.conditions[0].percent',
    ],
    ['a wrong range', { weapon: { criticalRange: 17 } }, 'BAD_REQUEST input.weapon.criticalRange'],
    ['bad dice', { weapon: { damage: '1d8+' } }, 'BAD_DICE input.weapon.damage'],
  ])('%s is refused by its path', (_what, changes, refusal) => {
    expect(refusalOf(() => attack([10, 10, 1], changes))).toBe(refusal);
  });

  test('an unknown option is refused by its path', () => {
    expect(refusalOf(() => resolve('attack', attackInput(), [], { luck: true }))).toBe(
      'BAD_REQUEST options.luck',
    );
  });
});
