import { expect } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { expectSameAsCore } from './same-as-core.ts';

/** One who can't act, and one who can, as a system's sheets and points have them. */
export interface Able {
  readonly sheet: JsonObject;
  readonly points: number;
}

/** Nobody who is there can act, and both sides are still to come: the fight goes on, round by round, until they do. */
export function expectRoundsPass(system: RuleSystem, unable: Able, able: Able): void {
  const somebody = (id: string, side: 'pc' | 'foe', { sheet, points }: Able) => ({
    id,
    name: id,
    side,
    hp: { current: points, max: 10 },
    sheet,
  });
  const { rounds, state, events } = expectSameAsCore(
    system,
    {
      combatants: [somebody('fallen', 'foe', unable)],
      reserves: [
        { round: 3, combatant: somebody('friend', 'pc', able) },
        { round: 5, combatant: somebody('foe', 'foe', able) },
      ],
    },
    7,
  );
  expect(state.reserves).toEqual([]);
  expect(rounds).toBeGreaterThanOrEqual(5);
  expect(events.flatMap((event) => (event.type === 'round' ? [event.round] : [])).slice(0, 5)).toEqual([
    1, 2, 3, 4, 5,
  ]);
}
