import type { CombatEvent, Who } from '#shared/combat/events.ts';

/** Everybody an event names, its actor first. */
export function peopleOf(event: CombatEvent): readonly Who[] {
  switch (event.type) {
    case 'started':
    case 'rerolled':
      return event.order.map(({ who }) => who);
    case 'test':
      return [event.actor, event.target].filter((one) => one !== null);
    case 'damage':
      return event.by === null ? [event.target] : [event.by, event.target];
    case 'condition-added':
      return event.by === null ? [event.target] : [event.by, event.target];
    case 'rolled':
      return event.by === null ? [] : [event.by];
    case 'healed':
    case 'temp':
    case 'ruling':
    case 'condition-extended':
    case 'condition-ended':
      return [event.target];
    case 'acted-now':
      return [event.who, event.interrupted];
    case 'reordered':
      return event.before === null ? [event.who] : [event.who, event.before];
    case 'told':
      return event.who === null ? [] : [event.who];
    case 'rewarded':
      return event.to;
    case 'round':
    case 'noted':
    case 'pinned':
    case 'reset':
    case 'ended':
      return [];
    default:
      return [event.who];
  }
}

/** Everybody who appears in a list of events, each once, in order of appearance. */
export function peopleOfAll(events: readonly CombatEvent[]): readonly Who[] {
  const known = new Map<string, Who>();
  for (const who of events.flatMap(peopleOf)) if (!known.has(who.id)) known.set(who.id, who);
  return [...known.values()];
}
