import { describe, expect, it } from 'vitest';
import { carryOut, hero, setUp } from '#shared/rules/heroes-d20/testing/fight.ts';

const begun = () =>
  carryOut(setUp([hero('a', 'pc'), hero('b', 'foe', { armorClass: 2 }), hero('c', 'foe')]), [
    { type: 'start', initiative: { a: 15, b: 10, c: 5 } },
  ]);
const targets = [{ target: 'b' }, { target: 'c' }];
const command = {
  type: 'roll-points',
  dice: '3d6',
  by: 'a',
  test: { kind: 'reflex', difficulty: 15 },
  targets,
} as const;

describe('half of what strikes an area (H7)', () => {
  it('is what whoever resists loses, half of a point in its favour; a test each, told behind the dice', () => {
    // 3d6 = 5 + 5 + 3; b: 8 + Reflexos 5 + CA 2 = 15; c: 9 + 5 = 14.
    const { state, events } = carryOut(begun(), [command], [5, 5, 3, 8, 9]);
    expect(state.combatants.map(({ id, hp }) => [id, hp.current])).toEqual([
      ['a', 20],
      ['b', 14],
      ['c', 7],
    ]);
    expect(events.map((event) => [event.type, event.type === 'test' ? event.outcome : null])).toEqual([
      ['rolled', null],
      ['test', 'success'],
      ['damage', null],
      ['test', 'failure'],
      ['damage', null],
    ]);
  });

  it('isn’t asked of one whose share the narrator says', () => {
    const said = { ...command, targets: [{ target: 'b', share: 'double' } as const, { target: 'c' }] };
    const { state } = carryOut(begun(), [said], [1, 1, 1, 20]);
    expect(state.combatants.map(({ hp }) => hp.current)).toEqual([20, 14, 19]);
  });

  it('is resisted with nothing but what one resists with', () => {
    const wrong = { ...command, test: { kind: 'aim', difficulty: 15 } };
    expect(() => carryOut(begun(), [wrong])).toThrow(expect.objectContaining({ path: 'test.kind' }));
  });
});
