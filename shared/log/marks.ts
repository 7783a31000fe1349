import type { CombatEvent } from '../combat/events.ts';

/** What makes an entry worth finding again. */
export type Mark = 'fall' | 'critical' | 'scar' | 'death';

const MARKED_CONSEQUENCES: ReadonlyMap<string, Mark> = new Map([
  ['scar', 'scar'],
  ['died', 'death'],
  ['dead', 'death'],
]);

/** The marks of an act, each once, in the order they came about. */
export function marksOf(events: readonly CombatEvent[]): readonly Mark[] {
  return [...new Set(events.map(markOf).filter((mark) => mark !== null))];
}

function markOf(event: CombatEvent): Mark | null {
  switch (event.type) {
    case 'test':
      return event.outcome === 'critical' ? 'critical' : null;
    case 'standing':
      return event.to === 'up' ? null : 'fall';
    case 'consequence':
      return MARKED_CONSEQUENCES.get(event.kind) ?? null;
    default:
      return null;
  }
}
