import type { CombatEvent, Sum, Who } from '../combat/events.ts';

/** How a combatant's attacks came out; criticals are hits, too. */
export interface AttackCount {
  readonly who: Who;
  readonly hits: number;
  readonly misses: number;
  readonly criticals: number;
}

/** Figures of a fight, from its events alone. */
export interface Statistics {
  /** What each dealt, the most first; nobody who dealt nothing. */
  readonly dealt: readonly { readonly who: Who; readonly amount: number }[];
  /** What the party suffered, in all. */
  readonly takenByParty: number;
  /** In order of the first attack. */
  readonly attacks: readonly AttackCount[];
  /** The party's d20s: how many, and their sum less 10.5 each; null without any. */
  readonly luck: { readonly dice: number; readonly total: number } | null;
  /** Turns marked as late (H5), in order of the first. */
  readonly late: readonly { readonly who: Who; readonly count: number }[];
}

/** The rule whose telling is a turn marked as late. */
const LATE_RULE = 'H5';
const D20_SIDES = 20;
const D20_MEAN = 10.5;
/** Purposes of sums that somebody's opponent rolls. */
const ROLLED_BY_TARGET: ReadonlySet<string> = new Set(['defense', 'opposed']);
/** Purposes of sums where rolling low is lucky: saves under an attribute (C1). */
const LOW_IS_LUCKY: ReadonlySet<string> = new Set(['save']);

/** Counts the events of the commands in force. Damage is what was dealt, temporary points and overkill included. */
export function statisticsOf(events: readonly CombatEvent[]): Statistics {
  const damage = events.filter((event) => event.type === 'damage');
  return {
    dealt: dealtBy(damage),
    takenByParty: damage.filter(({ target }) => isParty(target)).reduce((sum, { amount }) => sum + amount, 0),
    attacks: attacksOf(events),
    luck: luckOf(events),
    late: lateOf(events),
  };
}

function dealtBy(damage: readonly Extract<CombatEvent, { type: 'damage' }>[]): Statistics['dealt'] {
  const byId = new Map<string, { who: Who; amount: number }>();
  for (const { by, amount } of damage) {
    if (by === null || amount === 0) continue;
    byId.set(by.id, { who: by, amount: (byId.get(by.id)?.amount ?? 0) + amount });
  }
  return [...byId.values()].toSorted((a, b) => b.amount - a.amount);
}

function attacksOf(events: readonly CombatEvent[]): readonly AttackCount[] {
  const byId = new Map<string, AttackCount>();
  for (const event of events) {
    if (event.type !== 'test' || event.act !== 'attack' || event.outcome === 'neutral') continue;
    const { actor, outcome } = event;
    const { hits, misses, criticals } = byId.get(actor.id) ?? { hits: 0, misses: 0, criticals: 0 };
    byId.set(actor.id, {
      who: actor,
      hits: hits + (outcome === 'failure' ? 0 : 1),
      misses: misses + (outcome === 'failure' ? 1 : 0),
      criticals: criticals + (outcome === 'critical' ? 1 : 0),
    });
  }
  return [...byId.values()];
}

function lateOf(events: readonly CombatEvent[]): Statistics['late'] {
  const byId = new Map<string, { who: Who; count: number }>();
  for (const event of events) {
    if (event.type !== 'told' || event.rule !== LATE_RULE || event.who === null) continue;
    const { who } = event;
    byId.set(who.id, { who, count: (byId.get(who.id)?.count ?? 0) + 1 });
  }
  return [...byId.values()];
}

function luckOf(events: readonly CombatEvent[]): Statistics['luck'] {
  const surpluses = events.flatMap(partySurpluses);
  if (surpluses.length === 0) return null;
  return { dice: surpluses.length, total: surpluses.reduce((sum, surplus) => sum + surplus, 0) };
}

/** What each d20 the party rolled in an event came to above (or below) what is expected of it. */
function partySurpluses(event: CombatEvent): readonly number[] {
  switch (event.type) {
    case 'started':
      return event.order.flatMap(({ who, natural }) => initiativeSurplus(who, natural));
    case 'joined':
      return initiativeSurplus(event.who, event.natural);
    case 'test': {
      const { actor, target, sums } = event;
      const isOf = (sum: Sum, index: number): boolean => {
        const roller = index > 0 && ROLLED_BY_TARGET.has(sum.purpose) ? target : actor;
        return roller !== null && isParty(roller);
      };
      return sums.filter(isOf).flatMap(sumSurpluses);
    }
    default:
      return [];
  }
}

function sumSurpluses({ purpose, terms }: Sum): readonly number[] {
  const lucky = LOW_IS_LUCKY.has(purpose) ? -1 : 1;
  return terms
    .flatMap(({ dice }) => dice)
    .filter(({ sides }) => sides === D20_SIDES)
    .map(({ natural }) => lucky * (natural - D20_MEAN));
}

function initiativeSurplus(who: Who, natural: number | null): readonly number[] {
  return natural === null || !isParty(who) ? [] : [natural - D20_MEAN];
}

/** Characters and their allies. */
export function isParty({ side }: Pick<Who, 'side'>): boolean {
  return side !== 'foe';
}
