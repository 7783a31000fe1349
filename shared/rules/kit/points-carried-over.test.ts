import { expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { fighter } from '#shared/combat/testing/fight.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import type { HitPoints } from '#shared/combat/state.ts';
import { pointsCarriedOver } from './points-carried-over.ts';

const [someone] = newCombat(plainSystem, { combatants: [fighter('a')] }).combatants;

it.each<[string, HitPoints, { current: number; max: number }]>([
  ['points lost', { current: 18, max: 25, temp: 0 }, { current: 18, max: 25 }],
  ['a maximum the fight raised', { current: 30, max: 30, temp: 0 }, { current: 30, max: 30 }],
  ['without temporary points', { current: 5, max: 25, temp: 10 }, { current: 5, max: 25 }],
  ['never more than the maximum', { current: 40, max: 25, temp: 0 }, { current: 25, max: 25 }],
])('what goes home: %s', (_what, hp, home) => {
  if (someone === undefined) throw new Error('nobody');
  expect(pointsCarriedOver(someone, { ...someone, hp })).toEqual({ hp: home, sheet: someone.sheet });
});
