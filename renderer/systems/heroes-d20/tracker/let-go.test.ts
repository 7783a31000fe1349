import { describe, expect, it } from 'vitest';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { refusalOf } from './foresee.ts';
import { letGoFor, type Act } from './let-go.ts';

const grapple: Act = { type: 'maneuver', kind: 'grapple', attacker: 'agata', target: 'capanga-1' };
const strike = { type: 'attack', attacker: 'agata', target: 'capanga-1', weapon: 'sword' } as const;
const release: Act = { type: 'release', combatant: 'agata' };

/** The fight with Ágata’s turn come round again, `capanga-1` in her grip. */
function holding() {
  let { state } = act(fightState(), grapple, [15, 5]);
  do ({ state } = act(state, { type: 'next-turn' }));
  while (state.turn?.who !== 'agata');
  return state;
}

describe('letting go (H20)', () => {
  it('is offered where full hands are all that is in the way', () => {
    const state = holding();
    expect(refusalOf(state, strike)).toMatchObject({ key: 'heroes-d20:refuse.handsFull' });
    expect(letGoFor(state, strike)).toMatchObject({ held: { id: 'capanga-1' }, command: release });
    const { state: free } = act(state, release);
    expect(refusalOf(free, strike)).toBeNull();
    expect(letGoFor(free, strike)).toBeNull();
  });

  it('is not where something else is in the way, too, or nobody is held', () => {
    const { state: spent } = act(holding(), { type: 'spend', combatant: 'agata', action: 'combat' });
    expect(refusalOf(spent, strike)).not.toBeNull();
    expect(letGoFor(spent, strike)).toBeNull();
    expect(letGoFor(fightState(), { ...strike, weapon: 'none' })).toBeNull();
  });
});
