import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, resolve } from '#shared/rules/rituals-d20/testing/resolve.ts';

const opposed = (kind: string, naturals: readonly number[], attacker = {}, target = {}) =>
  resolve(
    'maneuver',
    {
      kind,
      attacker: { attribute: 1, skill: 5, ...attacker },
      target: { attribute: 1, skill: 5, ...target },
    },
    naturals,
  );

describe('N9 manoeuvres', () => {
  test.each(['grapple', 'overrun'])('N9 %s: the one who starts needs the higher total', (kind) => {
    const rest = { pushMeters: null, squares: null };
    expect(opposed(kind, [11, 10])).toEqual({ success: true, difference: 1, ...rest });
    expect(opposed(kind, [10, 10])).toEqual({ success: false, difference: 0, ...rest });
    expect(opposed(kind, [10, 14])).toEqual({ success: false, difference: -4, ...rest });
  });

  test.each(['trip', 'disarm'])('N9 %s: one square when won by 5 or more, else 0', (kind) => {
    expect(opposed(kind, [15, 10])).toEqual({ success: true, difference: 5, pushMeters: null, squares: 1 });
    expect(opposed(kind, [20, 1])).toMatchObject({ squares: 1 });
    expect(opposed(kind, [14, 10])).toMatchObject({ success: true, squares: 0 });
    expect(opposed(kind, [1, 20])).toMatchObject({ success: false, squares: 0 });
  });

  test('N9 a push is 1.5 m and 1.5 m more for each full 5 points, 0 when lost', () => {
    const meters = [1, 4, 5, 9, 10, 15].map(
      (difference) => opposed('push', [1 + difference, 1])['pushMeters'],
    );
    expect(meters).toEqual([1.5, 1.5, 3, 3, 4.5, 6]);
    expect(opposed('push', [10, 10])).toEqual({
      success: false,
      difference: 0,
      pushMeters: 0,
      squares: null,
    });
    expect(opposed('push', [1, 20])['pushMeters']).toBe(0);
  });

  test('N9 the starter’s pool is rolled first, then the other’s, with skills and modifiers', () => {
    expect(opposed('trip', [4, 12, 9, 3, 2], { attribute: 2, modifier: 1 }, { attribute: 3 })).toMatchObject({
      difference: 4,
    });
    expect(opposed('trip', [12, 9, 10], { attribute: 0 }, { modifier: -2 })).toMatchObject({ difference: 1 });
  });

  test('N9 fields are as the command line has them', () => {
    expect(refusalOf(() => opposed('sunder', [1, 1]))).toBe('BAD_REQUEST input.kind');
    expect(refusalOf(() => opposed('trip', [1, 1], { extraDice: 1 }))).toBe(
      'BAD_REQUEST input.attacker.extraDice',
    );
  });

  test('N9 a push won by more never goes less far', () => {
    const die = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(die, die, die, (one, two, other) => {
        const far = (natural: number) => Number(opposed('push', [natural, other])['pushMeters']);
        expect(far(Math.max(one, two))).toBeGreaterThanOrEqual(far(Math.min(one, two)));
      }),
    );
  });
});

test('N8 a feint is won by the higher total only, and moves nothing', () => {
  expect(opposed('feint', [11, 10])).toEqual({
    success: true,
    difference: 1,
    pushMeters: null,
    squares: null,
  });
  expect(opposed('feint', [10, 10])['success']).toBe(false);
});
