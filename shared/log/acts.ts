import type { CombatEvent } from '#shared/combat/events.ts';

/** Tells, event by event, to which act of a command it belongs: its place among them; −1 where there is none yet. */
export type HomeFinder = (event: CombatEvent, acts: number) => number;

/** An act that came before: the actor and its aim, and everybody it did something to. */
interface EarlierAct {
  readonly concerns: readonly string[];
  readonly touched: readonly string[];
}

/**
 * Follows the events of a command. A check is an act of its own; damage and conditions belong to the blow of whoever caused
 * them on whom they befell, what an attack uses up to that of whoever made it, all else to the act that last touched that one.
 */
export function homeFinder(before: readonly EarlierAct[] = []): HomeFinder {
  const touched = new Map(
    before.flatMap((act, index) => [...act.concerns, ...act.touched].map((id) => [id, index] as const)),
  );
  const blows: { readonly from: string; readonly to: string; readonly index: number }[] = before.flatMap(
    ({ concerns: [from, to] }, index) =>
      from === undefined || to === undefined ? [] : [{ from, to, index }],
  );
  const acted = new Map(
    before.flatMap(({ concerns: [from] }, index) => (from === undefined ? [] : [[from, index] as const])),
  );
  return (event, acts) => {
    // What is rolled for several is the first act of its command: those who don't test suffer by it.
    if (event.type === 'rolled') return acts;
    if (event.type === 'test') {
      const { actor, target } = event;
      if (actor !== null) {
        touched.set(actor.id, acts);
        acted.set(actor.id, acts);
      }
      if (target !== null) touched.set(target.id, acts);
      if (actor !== null && target !== null) {
        blows.push({ from: actor.id, to: target.id, index: acts });
      }
      return acts;
    }
    if (event.type === 'counter' && event.why === 'need') return acted.get(event.who.id) ?? acts - 1;
    const whom = affectedBy(event);
    const from = causerOf(event);
    const blow = blows.findLast((one) => one.from === from && one.to === whom);
    const home = blow?.index ?? (whom === null ? undefined : touched.get(whom)) ?? acts - 1;
    if (whom !== null) touched.set(whom, home);
    return home;
  };
}

/** The events of a command act by act; first those before the first of its checks. */
export function actsIn(events: readonly CombatEvent[]): readonly (readonly CombatEvent[])[] {
  const homeOf = homeFinder();
  const head: CombatEvent[] = [];
  const acts: CombatEvent[][] = [];
  for (const event of events) {
    const home = homeOf(event, acts.length);
    if (home === acts.length) acts.push([event]);
    else (acts[home] ?? head).push(event);
  }
  return [head, ...acts];
}

function causerOf(event: CombatEvent): string | null {
  return event.type === 'damage' || event.type === 'condition-added' ? (event.by?.id ?? null) : null;
}

function affectedBy(event: CombatEvent): string | null {
  switch (event.type) {
    case 'damage':
    case 'healed':
    case 'temp':
    case 'ruling':
    case 'condition-extended':
    case 'condition-added':
    case 'condition-ended':
      return event.target.id;
    case 'standing':
    case 'fate':
    case 'consequence':
    case 'counter':
      return event.who.id;
    case 'told':
      return event.who?.id ?? null;
    default:
      return null;
  }
}
