import type { CombatEvent } from '#shared/combat/events.ts';
import { diceFrom, type DieSource } from '#shared/dice/dice.ts';
import { entrantsOf, fightersOf, type Fighter } from '#shared/arena/fighter.ts';
import { dependsOnCounters } from '#shared/arena/usable.ts';
import type { Planned } from './plan.ts';
import { playOut, type PlayedOut } from './play-out.ts';
import type { FightEnd } from '#shared/arena/fight-end.ts';
import type { Arena } from '#shared/arena/policy.ts';

/** The arena of a planned fight: the system's own where it brings one for plain fights, else one made from its policy. */
export function arenaOf(planned: Planned): Arena {
  const written = isPlain(planned) ? planned.policy.arena?.(planned.plan) : undefined;
  return written ?? madeArena(planned);
}

/** Whether neither counters nor conditions brought along decide anything: only the rules core knows those. */
export function isPlain(planned: Planned): boolean {
  return !beginsWithConditions(planned) && !dependsOnCounters(planned.plan.state);
}

/** Whether somebody comes with conditions besides those of its sheet: what they do and when they end, only the rules core knows. */
function beginsWithConditions({ system, plan }: Planned): boolean {
  const { combatants, reserves } = plan.state;
  return [...combatants, ...reserves.map(({ combatant }) => combatant)].some(
    ({ conditions, sheet }) =>
      conditions.length > system.conditionsFrom(sheet).length ||
      conditions.some(({ own }) => own !== undefined),
  );
}

/**
 * An arena that fights by the policy through the whole rules core, command by command: the same fights with the same dice as
 * one written for speed, about a hundred times slower, and nothing to write twice. What is spent besides points isn't counted.
 */
function madeArena({ system, policy, plan }: Planned): Arena {
  const fighters = fightersOf(entrantsOf(plan.state, plan.surprised));
  const fight = (roll: DieSource, maxRounds: number): FightEnd => {
    const played = playOut({ system, policy, plan }, diceFrom(roll), maxRounds);
    leave(fighters, played, policy.isDead);
    return { winner: played.winner, rounds: played.rounds };
  };
  return { fighters, fight };
}

/** Leaves everybody as a fight ended for them. */
function leave(
  fighters: readonly Fighter[],
  { state, events }: PlayedOut,
  isDead: Planned['policy']['isDead'],
): void {
  const after = new Map(state.combatants.map((one) => [one.id, one]));
  const losses = lossesIn(events);
  for (const fighter of fighters) {
    const one = after.get(fighter.combatant.id);
    fighter.there = one !== undefined;
    fighter.points = one?.hp.current ?? fighter.startPoints;
    fighter.temp = one?.hp.temp ?? fighter.startTemp;
    fighter.up = one?.standing === 'up';
    fighter.dead = one !== undefined && (isDead?.(one, state.options) ?? false);
    fighter.lost = one === undefined ? 0 : (losses.get(one.id) ?? 0);
  }
}

/** What each lost in these events, by id: points, temporary ones included, and of an attribute where blows go to one when there are no points left. */
export function lossesIn(events: readonly CombatEvent[]): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  const lose = (id: string, amount: number) => losses.set(id, (losses.get(id) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'damage') lose(event.target.id, event.absorbed + event.from - event.to);
    if (event.type === 'consequence' && event.kind === 'attribute-lost' && 'key' in event.said)
      lose(event.who.id, Number(event.said.values?.['amount']));
  }
  return losses;
}
