import { describe, expect, it } from 'vitest';
import { chooseTarget, chooseTargets } from './focus.ts';

const rival = (id: string, place: number, points: number) => ({ id, place, points, temp: 0 });
/** The second of four has fallen. */
const standing = [rival('a', 0, 9), rival('c', 2, 6), rival('d', 3, 6)];
const rivals = { standing, count: standing.length };

describe('whom one goes for', () => {
  it('weakest: the fewest points of those standing, the earlier among equals', () => {
    expect(chooseTarget('weakest', 3, rivals)?.id).toBe('c');
  });

  it('nearest: the closest place in the facing list, the earlier among equals', () => {
    expect([0, 1, 2, 3, 9].map((place) => chooseTarget('nearest', place, rivals)?.id)).toEqual(
      'aacdd'.split(''),
    );
  });

  it('spread: the standing dealt out in turn', () => {
    expect([0, 1, 2, 3].map((place) => chooseTarget('spread', place, rivals)?.id)).toEqual('acda'.split(''));
  });

  it('nobody when nobody stands', () => {
    // What is left over in the list behind those who stand, doesn't count.
    const fallen = { standing, count: 0 };
    expect(
      (['weakest', 'nearest', 'spread'] as const).map((focus) => chooseTarget(focus, 0, fallen)),
    ).toEqual([null, null, null]);
  });

  it('several: different ones, the first as when there is but one', () => {
    expect(chooseTargets('weakest', 0, rivals, 2).map(({ id }) => id)).toEqual(['c', 'd']);
    expect(chooseTargets('nearest', 3, rivals, 9).map(({ id }) => id)).toEqual(['d', 'c', 'a']);
  });
});
