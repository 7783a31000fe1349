import { expect } from 'vitest';
import { diceFrom, type DieSource } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Fighter } from '#shared/arena/fighter.ts';
import { arenaOf, lossesIn } from '#shared/forecast/made-arena.ts';
import { planForecast, type ForecastSetup } from '#shared/forecast/plan.ts';
import { playOut, type PlayedOut } from '#shared/forecast/play-out.ts';

/** The fight through the core, and everyone as the short way left them. */
export interface Compared extends PlayedOut {
  readonly fighters: readonly Fighter[];
}

/** How many rounds the compared fights go on at most. */
const ROUNDS = 30;

/**
 * Fights once in the short way of forecasts and once through the whole core, with the same dice: everyone must come out the
 * same, after the same rounds and exactly the same dice. Twice in the same arena, so that nothing of a fight stays behind.
 */
export function expectSameAsCore(system: RuleSystem, setup: ForecastSetup, seed: number): Compared {
  const planned = planForecast(system, setup);
  const { plan, policy } = planned;
  const arena = arenaOf(planned);
  arena.fight(seededSource(seed + 1), ROUNDS);
  const fallen: number[] = [];
  const source = seededSource(seed);
  const recording: DieSource = (sides, purpose) => {
    const natural = source(sides, purpose);
    fallen.push(sides, natural);
    return natural;
  };
  const { winner, rounds } = arena.fight(recording, ROUNDS);
  const short = { winner, rounds, everyone: arena.fighters.filter(({ there }) => there).map(shortly) };

  const dice = diceFrom(seededSource(seed));
  const played = playOut({ system, policy, plan }, dice, ROUNDS);
  const losses = lossesIn(played.events);
  const long = {
    winner: played.winner,
    rounds: played.rounds,
    everyone: played.state.combatants.map((one) => ({
      id: one.id,
      points: one.hp.current,
      temp: one.hp.temp,
      up: one.standing === 'up',
      dead: policy.isDead?.(one, played.state.options) ?? false,
      lost: losses.get(one.id) ?? 0,
    })),
  };
  expect(short).toEqual(long);
  expect(fallen).toEqual(
    dice.rolls.slice(0, fallen.length / 2).flatMap(({ sides, natural }) => [sides, natural]),
  );
  return { ...played, fighters: arena.fighters };
}

function shortly({ combatant, points, temp, up, dead, lost }: Fighter) {
  return { id: combatant.id, points, temp, up, dead, lost };
}
