import type { CombatEvent, Who } from '#shared/combat/events.ts';
import { fellsByWord } from '#shared/combat/health.ts';
import { isParty } from '#shared/log/party.ts';

/** Who fell, and to whom; null where nobody did it. */
export interface Fall {
  readonly who: Who;
  readonly by: Who | null;
}

/** One blow: what it dealt at once. */
export interface Blow {
  readonly by: Who;
  readonly target: Who;
  readonly amount: number;
}

/** What somebody took home. */
export interface Taken {
  readonly who: Who;
  readonly experience: number;
  /** In the narrator's words, in the order given. */
  readonly things: readonly string[];
}

/** The points of one of the party, before the first blow and after the last. */
export interface PointsSpent {
  readonly who: Who;
  readonly from: number;
  readonly to: number;
}

/** What is told of a fight at its end. */
export interface Deeds {
  /** In the order they fell. */
  readonly falls: readonly Fall[];
  /** The hardest, the hardest first. */
  readonly blows: readonly Blow[];
  readonly rewards: readonly Taken[];
  /** Those of the party who are left with fewer points. */
  readonly spent: readonly PointsSpent[];
}

const MOST_BLOWS = 3;

/** Reads from the events of commands in force what is told at the end; `identity` tells who is the same. */
export function deedsOf(events: readonly CombatEvent[], identity: (who: Who) => string): Deeds {
  return {
    falls: fallsOf(events),
    blows: events
      .flatMap((event): Blow[] =>
        event.type === 'damage' && event.by !== null && event.amount > 0
          ? [{ by: event.by, target: event.target, amount: event.amount }]
          : [],
      )
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, MOST_BLOWS),
    rewards: rewardsOf(events, identity),
    spent: spentOf(events, identity),
  };
}

/** Whoever hurt somebody last before the fall, as far as nothing else set the points since. */
function fallsOf(events: readonly CombatEvent[]): readonly Fall[] {
  const last = new Map<string, Who | null>();
  return events.flatMap((event): Fall[] => {
    switch (event.type) {
      case 'started':
        // In another fight the same id is somebody else's.
        last.clear();
        return [];
      case 'damage':
        last.set(event.target.id, event.by);
        return [];
      case 'test':
        // A save against what another did, a scar: it falls to whoever made it test.
        if (event.actor !== null && event.target !== null) last.set(event.target.id, event.actor);
        return [];
      case 'healed':
      case 'ruling':
        last.delete(event.target.id);
        return [];
      case 'standing':
        return event.from === 'up' ? [{ who: event.who, by: last.get(event.who.id) ?? null }] : [];
      case 'fate':
        return event.from === 'up' && fellsByWord(event.fate) ? [{ who: event.who, by: null }] : [];
      default:
        return [];
    }
  });
}

function rewardsOf(events: readonly CombatEvent[], identity: (who: Who) => string): readonly Taken[] {
  const known = new Map<string, Taken>();
  for (const event of events) {
    if (event.type !== 'rewarded') continue;
    for (const who of event.to) {
      const before = known.get(identity(who)) ?? { who, experience: 0, things: [] };
      known.set(identity(who), {
        who: before.who,
        experience: before.experience + event.experience,
        things: event.what === '' ? before.things : [...before.things, event.what],
      });
    }
  }
  return [...known.values()];
}

function spentOf(events: readonly CombatEvent[], identity: (who: Who) => string): readonly PointsSpent[] {
  const known = new Map<string, PointsSpent>();
  for (const event of events) {
    if (event.type !== 'damage' && event.type !== 'healed' && event.type !== 'ruling') continue;
    const { target: who, from, to } = event;
    if (!isParty(who)) continue;
    known.set(identity(who), { who, from: known.get(identity(who))?.from ?? from, to });
  }
  return [...known.values()].filter(({ from, to }) => to < from);
}
