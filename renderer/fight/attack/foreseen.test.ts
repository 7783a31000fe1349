import { describe, expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { fighter } from '#shared/combat/testing/fight.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { oddsOf } from '#shared/rules/attack-odds.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { fightState, heroes } from '#renderer/fight/testing/fight.ts';
import { foreseenIn } from './foreseen.ts';

const state = newCombat(plainSystem, { combatants: [fighter('a'), fighter('b')] });
const blow = { attacker: 'a', target: 'b', weapon: 'fist' };
const half = oddsOf({
  hit: 0.5,
  critical: 0,
  damage: new Map([
    [0, 0.5],
    [3, 0.5],
  ]),
});

function withOdds(odds: typeof half | null): RuleSystem {
  const resolver = { name: 'odds', bind: () => () => ({}) };
  return { ...plainSystem, odds: { resolver, foresee: () => odds, criticals: false } };
}

describe('the odds beside the general attack', () => {
  it('are those of the system, with the points that fell the target', () => {
    expect(foreseenIn({ system: withOdds(half), state }, blow)).toEqual({
      odds: half,
      points: state.combatants[1]?.hp.current,
      criticals: false,
    });
    const strike = { attacker: 'agata', target: 'capanga-1', weapon: 'sword' };
    expect(foreseenIn({ system: heroes, state: fightState() }, strike)).toEqual({
      odds: heroes.odds?.foresee(fightState(), strike),
      points: 12,
      criticals: true,
    });
  });

  it('are none in a system without any, and of what nothing is known', () => {
    expect(foreseenIn({ system: plainSystem, state }, blow)).toBeNull();
    expect(foreseenIn({ system: withOdds(null), state }, blow)).toBeNull();
    expect(foreseenIn({ system: withOdds(half), state }, { ...blow, target: 'nobody' })).toBeNull();
  });
});
