import type { CombatEvent, Mark, Sum, SumSense } from '#shared/combat/events.ts';
import { message } from '#shared/text/message.ts';

// In fights of the first versions some things can be told only by the names of their events. What those mean stands here,
// so that they are shown the same for ever. Nothing is added to it: newer events say themselves what they mean.

const SCAR: Mark = { id: 'scar', label: message('log.mark.scar'), tone: 'plain' };
/** Somebody dies. */
export const DEATH: Mark = { id: 'death', label: message('log.mark.death'), tone: 'plain' };
const MARKED: ReadonlyMap<string, Mark> = new Map([
  ['scar', SCAR],
  ['died', DEATH],
  ['dead', DEATH],
]);

/** The mark of a consequence that brings none, from its kind. */
export function olderMark({ kind }: Extract<CombatEvent, { type: 'consequence' }>): Mark | null {
  return MARKED.get(kind) ?? null;
}

/** The rule that saves under an attribute were told with. */
const SAVE_RULE = 'C1';

/** What a sum that says nothing of itself meant beyond its purpose: a save under an attribute. */
export function olderSense({ purpose, terms }: Sum): SumSense {
  return purpose === 'save' && terms.some(({ rule }) => rule === SAVE_RULE) ? { lowWins: true } : {};
}

/** The rule that late turns were told with. */
const LATE_RULE = 'H5';

/** Whether something told that says nothing of it was a turn marked as late. */
export function wasLate({ rule }: Extract<CombatEvent, { type: 'told' }>): boolean {
  return rule === LATE_RULE;
}

/** A command of the narrator's hand whose event didn't say so. */
const BY_HAND = 'set-mp';

/** Whether what a command told was set by the narrator's hand, from its type. */
export function wasByHand(type: string): boolean {
  return type === BY_HAND;
}
