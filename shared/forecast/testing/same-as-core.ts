import { expect } from 'vitest';
import type { CombatEvent } from '../../combat/events.ts';
import { diceFrom, type DieSource } from '../../dice/dice.ts';
import { seededSource } from '../../dice/seeded.ts';
import type { RuleSystem } from '../../rules/system.ts';
import type { Fighter } from '../fighter.ts';
import { planForecast, type ForecastSetup } from '../plan.ts';
import { playOut, type PlayedOut } from '../play-out.ts';

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
  const { plan, policy } = planForecast(system, setup);
  const arena = policy.arena(plan);
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
  const played = playOut(system, policy, plan, dice, ROUNDS);
  const losses = lossesOf(played);
  const long = {
    winner: played.winner,
    rounds: played.rounds,
    everyone: played.state.combatants.map(({ id, hp, standing }) => ({
      id,
      points: hp.current,
      temp: hp.temp,
      up: standing === 'up',
      lost: losses.get(id) ?? 0,
    })),
  };
  expect(short).toEqual(long);
  expect(fallen).toEqual(
    dice.rolls.slice(0, fallen.length / 2).flatMap(({ sides, natural }) => [sides, natural]),
  );
  return { ...played, fighters: arena.fighters };
}

function shortly({ combatant, points, temp, up, lost }: Fighter) {
  return { id: combatant.id, points, temp, up, lost };
}

/** What each lost of its points in the events of a fight. */
function lossesOf({ events }: PlayedOut): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const event of events) {
    const loss = lossIn(event);
    if (loss !== null) losses.set(loss.id, (losses.get(loss.id) ?? 0) + loss.amount);
  }
  return losses;
}

function lossIn(event: CombatEvent): { readonly id: string; readonly amount: number } | null {
  if (event.type === 'damage') return { id: event.target.id, amount: event.absorbed + event.from - event.to };
  // Of an attribute, where blows go to one when there are no points left.
  if (event.type !== 'consequence' || event.kind !== 'attribute-lost' || !('key' in event.said)) return null;
  return { id: event.who.id, amount: Number(event.said.values?.['amount']) };
}
