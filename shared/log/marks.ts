import type { CombatEvent, Mark } from '#shared/combat/events.ts';
import { message } from '#shared/text/message.ts';
import { DEATH, olderMark } from './older-events.ts';

const CRITICAL: Mark = { id: 'critical', label: message('log.mark.critical'), tone: 'critical' };
const NOTE: Mark = { id: 'note', label: message('log.mark.note'), tone: 'plain' };
const REWARD: Mark = { id: 'reward', label: message('log.mark.reward'), tone: 'plain' };
const FALL: Mark = { id: 'fall', label: message('log.mark.fall'), tone: 'plain' };

/** The mark of an entry that the narrator pinned. */
export const PINNED: Mark = { id: 'pinned', label: message('log.mark.pinned'), tone: 'plain' };

/** The marks of an act, each once, in the order they came about. */
export function marksOf(events: readonly CombatEvent[]): readonly Mark[] {
  const marks = events.map(markOf).filter((mark) => mark !== null);
  return marks.filter(({ id }, index) => marks.findIndex((one) => one.id === id) === index);
}

function markOf(event: CombatEvent): Mark | null {
  switch (event.type) {
    case 'test':
      return event.mark ?? (event.outcome === 'critical' ? CRITICAL : null);
    case 'noted':
      return NOTE;
    case 'rewarded':
      return REWARD;
    case 'standing':
      return event.to === 'up' ? null : FALL;
    case 'fate':
      if (event.fate === 'down') return FALL;
      return event.fate === 'dead' ? DEATH : null;
    case 'consequence':
      return event.mark ?? olderMark(event);
    default:
      return null;
  }
}
