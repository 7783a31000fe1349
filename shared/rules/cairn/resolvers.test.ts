import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { resolvers } from './resolvers.ts';

function resolve(
  name: string,
  input: JsonObject,
  naturals: readonly number[] = [],
  options: JsonObject = {},
) {
  const resolver = resolvers.find((one) => one.name === name);
  if (resolver === undefined) throw new Error(`no resolver ${name}`);
  const fixed = fixedSource(naturals);
  const outcome = resolver.bind(input, options)(diceFrom(fixed.source));
  expect(fixed.left()).toBe(0);
  return outcome;
}

const target = { hp: 8, str: 12, armor: 0, pc: true };
const attack = (attackers: JsonObject[], fields: JsonObject, naturals: readonly number[]) =>
  resolve(
    'attack',
    {
      attackers: attackers.map((one, index) => ({ id: `a${index}`, ...one })),
      target: { ...target, ...fields },
    },
    naturals,
  );
const d6 = { dice: 'd6' };

describe('C1 save', () => {
  it('C1 success or not', () => {
    expect(resolve('save', { attribute: 12 }, [12])).toEqual({ success: true });
    expect(resolve('save', { attribute: 12 }, [13])).toEqual({ success: false });
    expect(resolve('save', { attribute: 25 }, [20])).toEqual({ success: false });
    expect(resolve('save', { attribute: 0 }, [1])).toEqual({ success: true });
  });
});

describe('attack', () => {
  const unhurt = { scar: null, criticalSave: null, criticalDamage: false, dead: false };

  it('C5 the highest of all attackers, armour once', () => {
    expect(attack([d6, { dice: 'd6+d8' }], { armor: 2 }, [4, 3, 7])).toEqual({
      ...unhurt,
      damage: 5,
      hp: 3,
      str: 12,
    });
    expect(attack([d6, d6], { armor: 3 }, [3, 2])).toEqual({ ...unhurt, damage: 0, hp: 8, str: 12 });
  });

  it('C6 impaired and enhanced replace each die', () => {
    expect(() => attack([{ dice: 'd8+d8', stance: 'impaired' }], {}, [4, 5])).toThrow(
      expect.objectContaining({ code: 'DIE_OUT_OF_RANGE' }),
    );
    expect(attack([{ dice: 'd6+d6', stance: 'enhanced' }], { hp: 20 }, [11, 12])).toMatchObject({
      damage: 12,
    });
  });

  it('C8 a PC at exactly 0: entry by the PG lost, at most 12; others none', () => {
    expect(attack([d6], { hp: 3, armor: 1 }, [4])).toEqual({ ...unhurt, damage: 3, hp: 0, str: 12, scar: 3 });
    expect(attack([{ dice: 'd20' }], { hp: 15 }, [15])).toMatchObject({ hp: 0, scar: 12 });
    expect(attack([d6], { hp: 3, pc: false }, [3])).toEqual({ ...unhurt, damage: 3, hp: 0, str: 12 });
  });

  it('C9 beyond 0: the rest off FOR, the save on the new value', () => {
    expect(attack([d6], { hp: 2 }, [6, 8])).toEqual({
      ...unhurt,
      damage: 6,
      hp: 0,
      str: 8,
      criticalSave: true,
    });
    expect(attack([d6], { hp: 2 }, [6, 9])).toMatchObject({
      str: 8,
      criticalSave: false,
      criticalDamage: true,
      dead: false,
    });
  });

  it('C9 at 0 PG all goes to FOR and no scar comes; no damage, no save', () => {
    expect(attack([d6], { hp: 0 }, [5, 7])).toEqual({
      ...unhurt,
      damage: 5,
      hp: 0,
      str: 7,
      criticalSave: true,
    });
    expect(attack([d6], { hp: 0, armor: 3 }, [3])).toEqual({ ...unhurt, damage: 0, hp: 0, str: 12 });
  });

  it('C9 FOR exactly 0 is death, no save and no critical damage', () => {
    expect(attack([d6], { hp: 2, str: 4 }, [6])).toEqual({ ...unhurt, damage: 6, hp: 0, str: 0, dead: true });
    expect(attack([{ dice: 'd12' }], { hp: 2, str: 4 }, [12])).toMatchObject({
      str: 0,
      dead: true,
      criticalSave: null,
    });
  });

  it.each([
    [{ dice: 'd8' }, { detachment: true }, 4],
    [{ dice: 'd8', blast: true }, { detachment: true }, 8],
    [{ dice: 'd8', stance: 'enhanced' }, { detachment: true }, 8],
    [{ dice: 'd8', detachment: true }, {}, 12],
    [{ dice: 'd8', detachment: true, stance: 'impaired' }, {}, 8],
    [{ dice: 'd8', detachment: true }, { detachment: true }, 8],
  ])('C11 %j against %j rolls a d%i', (attacker, fields, sides) => {
    expect(attack([attacker], { hp: 30, ...fields }, [sides])).toMatchObject({ damage: sides });
    expect(() => attack([attacker], { hp: 30, ...fields }, [sides + 1])).toThrow(
      expect.objectContaining({ code: 'DIE_OUT_OF_RANGE' }),
    );
  });

  it('names the field at fault', () => {
    expect(() => attack([{ dice: 'd6+2' }], {}, [])).toThrow(
      expect.objectContaining({ code: 'BAD_DICE', position: 3, path: 'input.attackers[0].dice' }),
    );
    expect(() => attack([d6], { armor: 4 }, [])).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'input.target.armor' }),
    );
    expect(() => attack([{ ...d6, name: 'x' }], {}, [])).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'input.attackers[0].name' }),
    );
    expect(() => attack([], {}, [])).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'input.attackers' }),
    );
    expect(() => resolve('save', { attribute: 9 }, [], { house: 1 })).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'options.house' }),
    );
  });
});

describe('C13 scar', () => {
  const vitals = {
    maxHp: 5,
    str: { current: 9, max: 12 },
    dex: { current: 10, max: 10 },
    wil: { current: 8, max: 11 },
  };

  it.each([
    [1, [2, 6], { maxHp: 6 }, false],
    [2, [5], {}, false],
    [3, [], {}, true],
    [4, [3], {}, true],
    [5, [], {}, true],
    [6, [1, 4, 4, 2], { str: 10 }, false],
    [7, [], {}, true],
    [8, [8, 2], { wil: 13 }, false],
    [8, [9], {}, false],
    [9, [4, 4, 4], { wil: 12 }, false],
    [10, [1, 6], { wil: 17 }, false],
    [11, [], {}, true],
    [12, [], {}, true],
  ])('C13 entry %i with %j', (lost, naturals, changes, pending) => {
    expect(resolve('scar', { ...vitals, lost }, naturals)).toEqual({ entry: lost, changes, pending });
  });

  it('C13 more than 12 lost is entry 12; none lost is no scar', () => {
    expect(resolve('scar', { ...vitals, lost: 30 })).toEqual({ entry: 12, changes: {}, pending: true });
    expect(() => resolve('scar', { ...vitals, lost: 0 })).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', path: 'input.lost' }),
    );
  });
});
