import { describe, expect, it } from 'vitest';
import { fight, play, points, someone } from '#shared/rules/rituals-d20/testing/fight.ts';

const command = {
  type: 'roll-points',
  dice: '3d6',
  by: 'a',
  test: { kind: 'dexterity', difficulty: 15 },
  targets: [{ target: 'b' }, { target: 'c' }],
} as const;

describe('half of what strikes an area (N1, N2)', () => {
  it('is what whoever makes its check loses: the best of its pool, the skill added', () => {
    const begun = fight([someone('a', {}, 'pc'), someone('b', { agility: 2, dexterity: 5 }), someone('c')]);
    // 3d6 = 5 + 5 + 3; b: the best of 4 and 10, and 5; c: 14.
    const hit = play(begun, [command], [5, 5, 3, 4, 10, 14]);
    expect([points(hit, 'b'), points(hit, 'c')]).toEqual([14, 7]);
  });

  it('is asked of a skill that the narrator may choose from', () => {
    const begun = fight([someone('a', {}, 'pc'), someone('b'), someone('c')]);
    const wrong = { ...command, test: { kind: 'deception', difficulty: 15 } };
    expect(() => play(begun, [wrong])).toThrow(expect.objectContaining({ path: 'test.kind' }));
  });
});
