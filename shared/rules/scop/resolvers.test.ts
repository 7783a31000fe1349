import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { ask, refusalOf } from './testing/fight.ts';
import { poolOf, rollCheck } from './checks/check-roll.ts';

const D10 = { dice: 'd10' };

describe('test', () => {
  it('S2 base 2, support 3, 4, 6 is 3', () => {
    expect(ask('test', { skill: 3 }, [2, 3, 4, 6])).toEqual({
      level: 3,
      failed: false,
      support: 3,
      penalty: 0,
    });
  });

  it('S2 base 5, penalty 2 is −1', () => {
    expect(ask('test', { hindering: 1 }, [5, 2])).toEqual({
      level: -1,
      failed: false,
      support: 0,
      penalty: 1,
    });
  });

  it('S2 with every die eliminated it failed, level 0', () => {
    expect(ask('test', { skill: 2 }, [4, 5, 6])).toEqual({ level: 0, failed: true, support: 2, penalty: 0 });
    expect(ask('test', { skill: -1 }, [6, 4])).toMatchObject({ level: 0, failed: true });
  });

  it('S2 a base die lost to level 0 by penalty is no failure', () => {
    expect(ask('test', { skill: -1 }, [1, 1])).toEqual({ level: 0, failed: false, support: 0, penalty: 1 });
  });

  it.each([
    [{}, [3], 0, 0],
    [{ skill: 2, helping: 1, opponents: 2 }, [1, 1, 1], 2, 0],
    [{ skill: 2, helping: 1, hindering: 2, modifier: -3 }, [1, 1, 1], 0, 2],
    [{ modifier: 2 }, [1, 1, 1], 2, 0],
    [{ opponents: 4 }, [1, 1, 1, 1], 0, 3],
    [{ opponents: 1 }, [1], 0, 0],
  ])('S1 S4 S9 %j rolls a base die with %j', (input, dice, support, penalty) => {
    expect(ask('test', input, dice)).toMatchObject({ support, penalty });
  });

  it('S3 the older dice: 2, 3, 7, 9 is 4', () => {
    expect(ask('test', { skill: 2 }, [2, 3, 7, 9], D10)).toEqual({ level: 4, failed: false, pool: 4 });
  });

  it('S3 two of the older dice give 5, as in the fight of the source', () => {
    expect(ask('test', {}, [4, 2], D10)).toEqual({ level: 5, failed: false, pool: 2 });
  });

  it('S3 no survivor or no dice at all is a failure', () => {
    expect(ask('test', {}, [5, 10], D10)).toEqual({ level: 0, failed: true, pool: 2 });
    expect(ask('test', { modifier: -5 }, [], D10)).toEqual({ level: 0, failed: true, pool: 0 });
  });

  it('S1 law: base, support and penalty are the net of what was said', () => {
    const few = fc.nat({ max: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        few,
        few,
        few,
        fc.integer(),
        (skill, helping, hindering, opponents, seed) => {
          const net = skill + helping - hindering - Math.max(0, opponents - 1);
          const dice = diceFrom(seededSource(seed));
          const pool = poolOf('d6', net);
          const { level, failed } = rollCheck(pool, dice, (role) => role);
          expect(dice.rolls).toHaveLength(1 + Math.abs(net));
          const kept = dice.rolls.filter(({ natural }) => natural <= 3);
          const base = kept.find(({ purpose }) => purpose === 'base')?.natural ?? 0;
          const others = kept.filter(({ purpose }) => purpose !== 'base').length;
          expect(failed).toBe(kept.length === 0);
          expect(level).toBe(net < 0 ? base - others : base + others);
        },
      ),
    );
  });

  it('S3 law: the level is at most 4 and one for each die beyond the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 12 }), fc.integer(), (net, seed) => {
        const pool = poolOf('d10', net);
        const dice = diceFrom(seededSource(seed));
        const { level, failed } = rollCheck(pool, dice, (role) => role);
        expect(dice.rolls).toHaveLength(Math.max(0, net + 2));
        expect(level).toBeLessThanOrEqual(failed ? 0 : 3 + dice.rolls.length);
        expect(level >= 1).toBe(!failed);
      }),
    );
  });

  it.each([
    [{ skill: '2' }, 'BAD_REQUEST input.skill'],
    [{ helping: -1 }, 'BAD_REQUEST input.helping'],
    [{ luck: 1 }, 'BAD_REQUEST input.luck'],
  ])('%j is refused by its path', (input, refusal) => {
    expect(refusalOf(() => ask('test', input))).toBe(refusal);
  });
});

describe('conflict', () => {
  const nghar = { id: 'nghar', level: 4 };
  const against = (...levels: readonly number[]) =>
    levels.map((level, index) => ({ id: String.fromCharCode(97 + index), level }));

  it('S7 the higher level wins by the difference; a tie does nothing', () => {
    expect(ask('conflict', { one: nghar, others: against(2) })).toEqual({
      hits: [{ from: 'nghar', to: 'a', margin: 2 }],
    });
    expect(ask('conflict', { one: nghar, others: against(6) })).toEqual({
      hits: [{ from: 'a', to: 'nghar', margin: 2 }],
    });
    expect(ask('conflict', { one: nghar, others: against(4) })).toEqual({ hits: [] });
  });

  it('S2 S7 levels compare as numbers, also below 0', () => {
    expect(ask('conflict', { one: { id: 'x', level: -1 }, others: against(-3) })).toEqual({
      hits: [{ from: 'x', to: 'a', margin: 2 }],
    });
  });

  it('S9 4 against 3 and 5: hits the first, is hit by the second', () => {
    expect(ask('conflict', { one: nghar, others: against(3, 5) })).toEqual({
      hits: [
        { from: 'nghar', to: 'a', margin: 1 },
        { from: 'b', to: 'nghar', margin: 1 },
      ],
    });
  });

  it('S9 4 against 3 and 3: hits the one chosen, is not hit', () => {
    const others = against(3, 3);
    expect(ask('conflict', { one: nghar, others, target: 'b' })).toEqual({
      hits: [{ from: 'nghar', to: 'b', margin: 1 }],
    });
  });

  it('S9 a target it did not beat is not allowed', () => {
    for (const target of ['b', 'c', 'z']) {
      const act = () => ask('conflict', { one: nghar, others: against(3, 5, 4), target });
      expect(refusalOf(act)).toBe('NOT_ALLOWED input.target');
    }
  });

  it('the same id twice is refused by its path', () => {
    const others = [{ id: 'a', level: 1 }, nghar];
    expect(refusalOf(() => ask('conflict', { one: nghar, others }))).toBe('BAD_REQUEST input.others[1].id');
  });
});

describe('damage', () => {
  it("S10 Nghar's axe: margin 2, heavy, Força 1, against média is 2", () => {
    expect(ask('damage', { margin: 2, traits: ['heavy'], strength: 1, armor: 'medium' })).toEqual({
      damage: 2,
    });
  });

  it.each([
    [{ margin: 1 }, 1],
    [{ margin: 1, traits: ['large', 'heavy', 'dangerous'] }, 4],
    [{ margin: 1, traits: ['large', 'large'] }, 2],
    [{ margin: 1, strength: 2, melee: false }, 1],
    [{ margin: 3, strength: -1 }, 2],
    [{ margin: 3, armor: 'light' }, 2],
    [{ margin: 3, armor: 'heavy', bonus: 2, penalty: 1 }, 1],
    [{ margin: 1, armor: 'heavy' }, 0],
  ])('S10 %j comes to %i', (input, damage) => {
    expect(ask('damage', input)).toEqual({ damage });
  });

  it('S10 law: never below 0, and a point of margin is at most a point of damage', () => {
    const armor = fc.constantFrom('none', 'light', 'medium', 'heavy');
    fc.assert(
      fc.property(fc.nat({ max: 9 }), armor, fc.nat({ max: 9 }), (margin, worn, penalty) => {
        const { damage } = ask('damage', { margin, armor: worn, penalty });
        const { damage: more } = ask('damage', { margin: margin + 1, armor: worn, penalty });
        expect(damage).toBeGreaterThanOrEqual(0);
        expect([0, 1]).toContain(Number(more) - Number(damage));
      }),
    );
  });
});
