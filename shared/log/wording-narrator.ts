import type { CombatEvent } from '#shared/combat/events.ts';
import { plain } from '#shared/text/message.ts';
import { phrase, type Phrase } from './phrase.ts';

type NarratorEvent = Extract<CombatEvent, { type: 'ruling' | 'hidden' | 'reminder' | 'reset' }>;

/** What only the narrator does: rulings, hiding, reminders, beginning anew. */
export function wordNarrator(event: NarratorEvent): Phrase {
  switch (event.type) {
    case 'ruling':
      return wordRuling(event);
    case 'hidden':
      return phrase(event.hidden ? 'log.hidden' : 'log.shown', { name: { who: event.who } });
    case 'reminder': {
      const name = { who: event.who };
      if (event.text === '') return phrase('log.reminder.gone', { name });
      return phrase('log.reminder', { name, text: plain(event.text) });
    }
    case 'reset':
      return phrase('log.reset');
  }
}

function wordRuling({
  target,
  from,
  to,
  tempFrom,
  tempTo,
  note,
}: Extract<NarratorEvent, { type: 'ruling' }>): Phrase {
  return phrase('log.ruling', {
    name: { who: target },
    from,
    to,
    temp: { phrases: tempFrom === tempTo ? [] : [phrase('log.ruling.temp', { to: tempTo })] },
    note: { phrases: note === '' ? [] : [phrase('log.ruling.note', { note: plain(note) })] },
  });
}
