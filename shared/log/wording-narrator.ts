import type { CombatEvent } from '#shared/combat/events.ts';
import { fellsByWord } from '#shared/combat/health.ts';
import { nameMessage } from '#shared/combat/names.ts';
import type { RuledFate } from '#shared/combat/state.ts';
import { plain } from '#shared/text/message.ts';
import { phrase, type Filling, type Phrase } from './phrase.ts';
import type { TextKey } from '#shared/text/catalogue.ts';

type NarratorEvent = Extract<
  CombatEvent,
  {
    type:
      | 'ruling'
      | 'fate'
      | 'hidden'
      | 'reminder'
      | 'renamed'
      | 'corrected'
      | 'counter'
      | 'noted'
      | 'rewarded'
      | 'pinned'
      | 'reset';
  }
>;

type CounterEvent = Extract<CombatEvent, { type: 'counter' }>;

const FATES: Readonly<Record<RuledFate | 'by-rules', TextKey>> = {
  standing: 'log.fateRuled.standing',
  down: 'log.fateRuled.down',
  dead: 'log.fateRuled.dead',
  gone: 'log.fateRuled.gone',
  'by-rules': 'log.fateRuled.byRules',
};

const COUNTERS = {
  spent: 'log.counter.spent',
  need: 'log.counter.need',
  returned: 'log.counter.returned',
  back: 'log.counter.back',
  set: 'log.counter.set',
  removed: 'log.counter.removed',
} as const satisfies Readonly<Record<CounterEvent['why'], TextKey>>;

/** What only the narrator does: rulings, hiding, reminders, names, corrections, beginning anew; and counters, whoever they are used by. */
export function wordNarrator(event: NarratorEvent): Phrase {
  switch (event.type) {
    case 'ruling':
      return wordRuling(event);
    case 'fate':
      return phrase(
        FATES[event.fate ?? 'by-rules'],
        { name: { who: event.who }, note: noteOf(event.note) },
        fellsByWord(event.fate) ? 'fall' : 'plain',
      );
    case 'hidden':
      return phrase(event.hidden ? 'log.hidden' : 'log.shown', { name: { who: event.who } });
    case 'reminder': {
      const name = { who: event.who };
      if (event.text === '') return phrase('log.reminder.gone', { name });
      return phrase('log.reminder', { name, text: plain(event.text) });
    }
    case 'renamed':
      return phrase('log.renamed', { name: { who: event.who }, to: nameMessage(event.to) });
    case 'corrected':
      return wordCorrected(event);
    case 'counter':
      return wordCounter(event);
    case 'noted':
      return phrase(event.next === true ? 'log.notedNext' : 'log.noted', { text: plain(event.text) });
    case 'rewarded':
      return wordReward(event);
    case 'pinned':
      return phrase(event.on ? 'log.pinned' : 'log.unpinned', {}, 'muted');
    case 'reset':
      return phrase('log.reset');
  }
}

/** What some take home; of several, what each has. */
export function wordReward({ to, experience, what }: Extract<NarratorEvent, { type: 'rewarded' }>): Phrase {
  const points = to.length === 1 ? 'log.reward.experience' : 'log.reward.experienceEach';
  return phrase('log.reward', {
    names: { together: to },
    gains: {
      phrases: [
        ...(experience === 0 ? [] : [phrase(points, { count: experience })]),
        ...(what === '' ? [] : [phrase('log.reward.what', { what: plain(what) })]),
      ],
    },
  });
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
    note: noteOf(note),
  });
}

function wordCorrected({ who, changes }: Extract<NarratorEvent, { type: 'corrected' }>): Phrase {
  const name = { who };
  if (changes.length === 0) return phrase('log.corrected', { name });
  const told = changes.map((what) => phrase('log.corrected.change', { what }));
  return phrase('log.corrected.told', { name, changes: { phrases: told } });
}

function wordCounter({ who, name: counter, from, to, max, why }: CounterEvent): Phrase {
  return phrase(COUNTERS[why], { name: { who }, counter, from, to, max });
}

function noteOf(note: string): Filling {
  return { phrases: note === '' ? [] : [phrase('log.ruling.note', { note: plain(note) })] };
}
