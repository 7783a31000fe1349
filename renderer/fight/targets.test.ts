import { describe, expect, it } from 'vitest';
import { fightState } from './testing/fight.ts';
import { areOpposed, likelyTarget, pick, pickAll, pickRange, stillThere } from './targets.ts';

const state = fightState();
const rows = ['agata', 'breno', 'capanga-1', 'capanga-2', 'nilo'];

describe('targets', () => {
  it('are the foes for the party and its allies, and the other way round', () => {
    expect(areOpposed('pc', 'ally')).toBe(false);
    expect(areOpposed('ally', 'foe')).toBe(true);
    expect(areOpposed('foe', 'pc')).toBe(true);
  });

  it('are first the one meant before, while it stands', () => {
    expect(likelyTarget(state, 'agata', rows, 'nilo')).toBe('nilo');
    expect(likelyTarget(state, 'agata', rows, 'capanga-2')).toBe('capanga-1');
  });

  it('are else the first opponent standing', () => {
    expect(likelyTarget(state, 'agata', rows, undefined)).toBe('capanga-1');
    expect(likelyTarget(state, 'capanga-1', rows, undefined)).toBe('agata');
  });

  it('are those who are down only where nobody else is up', () => {
    const down = (...ids: readonly string[]) => ({
      ...state,
      combatants: state.combatants.map((one) =>
        ids.includes(one.id) ? { ...one, standing: 'down' as const } : one,
      ),
    });
    expect(likelyTarget(down('agata'), 'capanga-1', rows, 'agata')).toBe('breno');
    expect(likelyTarget(down('agata', 'breno', 'nilo'), 'capanga-1', rows, undefined)).toBe('agata');
  });

  it('are picked alone or together, in the order of the rows', () => {
    expect(pick(['a'], 'b', false)).toEqual(['b']);
    expect(pick(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(pick(['a', 'b'], 'a', true)).toEqual(['b']);
    expect(stillThere(['nilo', 'gone', 'agata'], rows)).toEqual(['agata', 'nilo']);
  });

  it('are added as a whole, and taken away when all of them were picked', () => {
    expect(pickAll(['a'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(pickAll(['c', 'a', 'b'], ['a', 'b'])).toEqual(['c']);
  });

  it('are all from where a range begins, in either direction', () => {
    expect(pickRange(rows, 'breno', ['nilo'])).toEqual(['breno', 'capanga-1', 'capanga-2', 'nilo']);
    expect(pickRange(rows, 'capanga-2', ['breno'])).toEqual(['breno', 'capanga-1', 'capanga-2']);
    expect(pickRange(rows, 'agata', ['capanga-1', 'capanga-2'])).toEqual(rows.slice(0, 4));
    expect(pickRange(rows, null, ['breno'])).toEqual(['breno']);
    expect(pickRange(rows, 'gone', ['breno'])).toEqual(['breno']);
  });
});
