import { describe, expect, it } from 'vitest';
import { everyFall } from '#shared/dice/testing/every-fall.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { blocksOf, fightBlock } from '#shared/forecast/blocks.ts';
import { solveDuel } from './duel.ts';
import { emptyTally, exactTally, forecast } from '#shared/forecast/forecast.ts';
import { arenaOf } from '#shared/forecast/made-arena.ts';
import { planForecast, type ForecastSetup, type Planned } from '#shared/forecast/plan.ts';
import { count, countLoss, type Tally } from './tally.ts';

const body = (points: number) => ({ current: points, max: points });
const hero = (id: string, side: 'pc' | 'foe', points: number, initiative: number) => ({
  id,
  name: id,
  side,
  hp: body(points),
  sheet: {
    initiative,
    fighting: 2,
    fortitude: 1,
    blind: id === 'x',
    weapons: [{ id: 'w', name: 'W', kind: 'melee', damage: '1d2', criticalRange: 19 }],
  },
});
const seeker = (id: string, side: 'pc' | 'foe', points: number, more: object) => ({
  id,
  name: id,
  side,
  hp: { ...body(points), temp: 1 },
  sheet: {
    agility: 1,
    strength: 1,
    fighting: 2,
    defense: 12,
    weapons: [{ id: 'w', name: 'W', kind: 'melee', damage: '1d3-1' }],
    ...more,
  },
});
const fencer = (id: string, side: 'pc' | 'foe', points: number, level: number) => ({
  id,
  name: id,
  side,
  hp: body(points),
  sheet: {
    skills: { Espadas: level },
    armor: side === 'foe' ? 'light' : 'none',
    weapons: [{ id: 'w', name: 'W', skill: 'Espadas', traits: ['heavy'] }],
  },
});

/** Fights small enough to be fought once for every way their dice can fall, in so many rounds. */
const CASES: readonly [string, string, ForecastSetup, number][] = [
  ['heroes-d20', 'with criticals', { combatants: [hero('a', 'pc', 3, 30), hero('x', 'foe', 2, 0)] }, 1],
  [
    'rituals-d20',
    'with a block and a dodge',
    {
      combatants: [
        seeker('a', 'pc', 2, { constitution: 1, initiative: 30 }),
        seeker('x', 'foe', 2, { dexterity: 3 }),
      ],
    },
    1,
  ],
  [
    'rituals-d20',
    'striking back',
    { combatants: [seeker('x', 'foe', 2, { initiative: 30 }), seeker('a', 'pc', 2, {})] },
    1,
  ],
  ['scop', 'wounded on the way', { combatants: [fencer('a', 'pc', 4, 1), fencer('x', 'foe', 3, 0)] }, 2],
];

describe('a fight of one against one', () => {
  it.each(CASES)(
    '%s %s comes to what playing every fall of the dice gives',
    (system, _what, setup, rounds) => {
      const planned = planForecast(systemOf(system), setup);
      const duel = planned.policy.duel?.(planned.plan) ?? null;
      expect(duel).not.toBeNull();
      if (duel === null) return;
      const solved = solveDuel(duel, emptyTally(planned), rounds);
      expectSameTally(solved, everyFight(planned, rounds));
    },
  );

  it.each(CASES)('%s %s lies within what trying it out comes to', (system, _what, setup) => {
    const planned = planForecast(systemOf(system), setup);
    const size = { runs: 20_000, seed: 8 };
    const tried = emptyTally(planned);
    const arena = arenaOf(planned);
    for (let block = 0; block < blocksOf(size.runs); block += 1) fightBlock(arena, tried, size, block);
    const exact = forecast(systemOf(system), setup, size);
    expect(exact).toMatchObject({ exact: true, margin: 0 });
    expect(Math.abs(tried.wins.pc / tried.runs - exact.win.pc)).toBeLessThan(0.015);
    const mean = tried.rounds.reduce((sum, fights, round) => sum + fights * round, 0) / tried.runs;
    expect(mean).toBeCloseTo(exact.rounds.mean, 0);
  });

  it('is tried out where it is not one against one from the beginning, or has too much to follow', () => {
    const heroes = systemOf('heroes-d20');
    const pair = [hero('a', 'pc', 3, 0), hero('x', 'foe', 2, 0)];
    const exact = (setup: ForecastSetup) => exactTally(planForecast(heroes, setup));
    expect(exact({ combatants: pair, surprised: ['x'] })).toBeNull();
    expect(exact({ combatants: [...pair, hero('y', 'foe', 2, 0)] })).toBeNull();
    expect(exact({ combatants: pair.map((one) => ({ ...one, hp: body(5000) })) })).toBeNull();
    const [first, second] = pair;
    const power = { id: 'p', name: 'P', cost: 0 };
    const gifted = { ...first, sheet: { ...first?.sheet, int: 2, powers: [power] } };
    expect(
      exact({ combatants: [{ ...hero('a', 'pc', 3, 0), ...gifted }, ...(second ? [second] : [])] }),
    ).toBeNull();
  });
});

function everyFight(planned: Planned, rounds: number): Tally {
  const tally = emptyTally(planned);
  const arena = arenaOf(planned);
  const falls = everyFall((dice) => ({
    // Who goes first is beyond doubt here: all its dice would only be counted.
    end: arena.fight((sides, purpose) => (purpose === 'initiative' ? 10 : dice.roll(purpose, sides)), rounds),
    fighters: arena.fighters.map(({ lost, up, dead, pc }) => ({ lost, fallen: pc && !up, dead: pc && dead })),
  }));
  for (const { came, chance } of falls) {
    const { end, fighters } = came;
    const fallen = fighters.filter((one) => one.fallen).length;
    const dead = fighters.filter((one) => one.dead).length;
    count(tally, { ...end, fallen, dead, weight: chance });
    for (const [index, { lost }] of fighters.entries()) countLoss(tally, index, lost, chance);
  }
  return tally;
}

function expectSameTally(solved: Tally | null, enumerated: Tally): void {
  expect(solved?.runs).toBeCloseTo(1, 9);
  for (const winner of ['pc', 'foe', 'draw'] as const)
    expect(solved?.wins[winner]).toBeCloseTo(enumerated.wins[winner], 9);
  const lists = (tally: Tally | null) => [tally?.rounds, tally?.fallen, tally?.dead, ...(tally?.lost ?? [])];
  for (const [index, counts] of lists(enumerated).entries()) {
    const found = lists(solved)[index];
    for (const [value, weight] of (counts ?? []).entries())
      expect(found?.[value] ?? 0).toBeCloseTo(weight, 9);
  }
}
