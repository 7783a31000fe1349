import type { CombatEvent } from '#shared/combat/events.ts';

/** What an entry is about, for filters; `correction` is one that was taken back. */
export type EntryKind =
  | 'act'
  | 'damage'
  | 'heal'
  | 'condition'
  | 'order'
  | 'turn'
  | 'start'
  | 'end'
  | 'told'
  | 'correction';

/** By the narrator's hand although they read like the rules' doing. */
export const BY_HAND: ReadonlySet<string> = new Set([
  'damage',
  'heal',
  'temp-hp',
  'reorder',
  'set-initiative',
  'extend-condition',
  // Only the narrator does several things at once.
  'together',
]);
/** By the narrator's hand, and worded so. */
export const RULINGS: ReadonlySet<string> = new Set([
  'ruling',
  'set-fate',
  'hide',
  'remind',
  'rename',
  'correct-sheet',
  'return-counter',
  'set-counter',
  'remove-counter',
  'note',
  'reset',
]);

/** What an entry is about follows from the first event that is more than the passing of time. */
export const PASSING: ReadonlySet<CombatEvent['type']> = new Set([
  'round',
  'rerolled',
  'condition-ended',
  'ready-lost',
  'counter',
]);

const KINDS: Readonly<Record<CombatEvent['type'], EntryKind>> = {
  started: 'start',
  rerolled: 'order',
  round: 'turn',
  turn: 'turn',
  test: 'act',
  rolled: 'damage',
  damage: 'damage',
  healed: 'heal',
  temp: 'heal',
  standing: 'damage',
  fate: 'damage',
  consequence: 'damage',
  'condition-added': 'condition',
  'condition-ended': 'condition',
  delayed: 'order',
  ready: 'act',
  'ready-lost': 'order',
  'acted-now': 'order',
  reordered: 'order',
  'initiative-set': 'order',
  joined: 'order',
  left: 'order',
  spent: 'act',
  told: 'told',
  ruling: 'damage',
  'condition-extended': 'condition',
  hidden: 'told',
  reminder: 'told',
  renamed: 'told',
  corrected: 'told',
  counter: 'told',
  noted: 'told',
  reset: 'start',
  ended: 'end',
};

/** What an act is about, from what happened in it. */
export function kindOf(events: readonly CombatEvent[]): EntryKind {
  const lead = leadOf(events);
  return lead === undefined ? 'told' : KINDS[lead.type];
}

/** The event that says what an act is about. */
export function leadOf(events: readonly CombatEvent[]): CombatEvent | undefined {
  return events.find(({ type }) => !PASSING.has(type)) ?? events[0];
}
