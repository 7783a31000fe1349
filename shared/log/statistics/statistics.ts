import type { CombatEvent, Who } from '#shared/combat/events.ts';
import { D20_SIDES, luckByDie, type DiceLuck, type DieKind } from './luck.ts';
import { deedsOf, type Deeds } from './deeds.ts';
import { countsAsAttack } from './counts-as-attack.ts';
import { wasLate } from '#shared/log/older-events.ts';
import { isParty } from '#shared/log/party.ts';
import { fellsByWord } from '#shared/combat/health.ts';
import { nameToFind } from '#shared/combat/names.ts';

/** How a combatant's attacks came out; criticals are hits, too. */
export interface AttackCount {
  readonly who: Who;
  readonly hits: number;
  readonly misses: number;
  readonly criticals: number;
}

/** A figure of one combatant. */
export interface Share {
  readonly who: Who;
  readonly amount: number;
}

/** Figures of one fight or several, from their events alone. */
export interface Statistics {
  /** What each dealt, the most first; nobody who dealt nothing. */
  readonly dealt: readonly Share[];
  /** What each suffered, the most first. */
  readonly taken: readonly Share[];
  /** What the party suffered, in all. */
  readonly takenByParty: number;
  /** Points each got back, the most first. */
  readonly healed: readonly Share[];
  /** How often each fell, the most often first. */
  readonly falls: readonly Share[];
  /** In order of the first attack. */
  readonly attacks: readonly AttackCount[];
  /** The party's d20s: how many, and their sum less 10.5 each; null without any. */
  readonly luck: DiceLuck | null;
  /** Luck by kind of die, of both sides, the most sides first; null for a side that rolled none. */
  readonly dice: readonly DieKind[];
  /** What is told at the end. */
  readonly deeds: Deeds;
  /** Turns marked as late (H5), in order of the first. */
  readonly late: readonly { readonly who: Who; readonly count: number }[];
}

/** Tells who is the same in several fights, where ids are new each time: those of one key are counted as one. */
export type Identity = (who: Who) => string;

/** Of one fight: everybody is known by their id. */
export const byId: Identity = ({ id }) => id;

/** Of several fights: characters and allies are known by their name, foes by what kind they are. */
export const acrossFights: Identity = (who) => `${who.side} ${isParty(who) ? nameToFind(who) : who.name}`;

/** Counts the events of the commands in force. Damage is what was dealt, temporary points and overkill included. */
export function statisticsOf(events: readonly CombatEvent[], identity: Identity = byId): Statistics {
  const damage = events.filter((event) => event.type === 'damage');
  const healed = events.filter((event) => event.type === 'healed');
  const fallen = events.flatMap(fallenIn);
  const dealt = damage.flatMap(({ by, amount }) => (by === null ? [] : [{ who: by, amount }]));
  const taken = damage.map(({ target, amount }) => ({ who: target, amount }));
  const kinds = luckByDie(events);
  return {
    dealt: sharesOf(dealt, identity),
    taken: sharesOf(taken, identity),
    takenByParty: taken.filter(({ who }) => isParty(who)).reduce((sum, { amount }) => sum + amount, 0),
    healed: sharesOf(
      healed.map(({ target, from, to }) => ({ who: target, amount: to - from })),
      identity,
    ),
    falls: sharesOf(
      fallen.map((who) => ({ who, amount: 1 })),
      identity,
    ),
    attacks: attacksOf(events, identity),
    luck: kinds.find(({ sides }) => sides === D20_SIDES)?.party ?? null,
    dice: kinds,
    deeds: deedsOf(events, identity),
    late: lateOf(events, identity),
  };
}

/** Who falls, also by the narrator's word; whoever leaves alive doesn't. */
function fallenIn(event: CombatEvent): readonly Who[] {
  if (event.type === 'standing') return event.from === 'up' ? [event.who] : [];
  return event.type === 'fate' && fellsByWord(event.fate) && event.from === 'up' ? [event.who] : [];
}

/** What each has in all, the most first; nobody who has nothing. */
function sharesOf(parts: readonly Share[], identity: Identity): readonly Share[] {
  const known = new Map<string, Share>();
  for (const { who, amount } of parts) {
    if (amount === 0) continue;
    const before = known.get(identity(who));
    known.set(identity(who), { who: before?.who ?? who, amount: (before?.amount ?? 0) + amount });
  }
  return [...known.values()].toSorted((a, b) => b.amount - a.amount);
}

function attacksOf(events: readonly CombatEvent[], identity: Identity): readonly AttackCount[] {
  const known = new Map<string, AttackCount>();
  for (const event of events) {
    if (event.type !== 'test' || !countsAsAttack(event) || event.outcome === 'neutral') continue;
    const { actor, outcome } = event;
    if (actor === null) continue;
    const before = known.get(identity(actor)) ?? { who: actor, hits: 0, misses: 0, criticals: 0 };
    known.set(identity(actor), {
      who: before.who,
      hits: before.hits + (outcome === 'failure' ? 0 : 1),
      misses: before.misses + (outcome === 'failure' ? 1 : 0),
      criticals: before.criticals + (outcome === 'critical' ? 1 : 0),
    });
  }
  return [...known.values()];
}

function lateOf(events: readonly CombatEvent[], identity: Identity): Statistics['late'] {
  const known = new Map<string, { who: Who; count: number }>();
  for (const event of events) {
    if (event.type !== 'told' || event.who === null || !(event.late ?? wasLate(event))) continue;
    const before = known.get(identity(event.who));
    known.set(identity(event.who), { who: before?.who ?? event.who, count: (before?.count ?? 0) + 1 });
  }
  return [...known.values()];
}
