import { byPlace } from '#shared/combat/turns/rolled.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { RoundName } from '#shared/rules/card.ts';
import { plain } from '#shared/text/message.ts';
import { wordHealed, wordLoss } from './wording-points.ts';
import { wordNarrator } from './wording-narrator.ts';
import { phrase, type Emphasis, type Filling, type Phrase } from './phrase.ts';

/** What else happened in the same act, for events that lean on it. */
export interface Act {
  /** The events before this one. */
  readonly before: readonly CombatEvent[];
  /** Everybody who appears in the act. */
  readonly people: readonly Who[];
  readonly roundName: RoundName;
}

/** An event in words. Every kind has its own; systems' own words are used where an event brings them. */
export function wordEvent(event: CombatEvent, act: Act): Phrase {
  switch (event.type) {
    case 'test':
    case 'rolled': {
      const { said, verdict } = event;
      const emphasis = event.type === 'test' && event.outcome === 'critical' ? 'critical' : 'plain';
      return { kind: 'check', said, verdict, people: act.people, emphasis };
    }
    case 'damage':
      return wordLoss(event, act.before);
    case 'healed':
      return wordHealed(event);
    case 'temp':
      return phrase(event.to === event.from ? 'log.temp.kept' : 'log.temp', {
        name: { who: event.target },
        count: event.to,
      });
    case 'standing':
      return said(event.said, act, event.to === 'up' ? 'plain' : 'fall');
    case 'consequence':
      return said(event.said, act, event.grave ? 'fall' : 'plain');
    case 'told':
      return said(event.said, act, 'plain');
    case 'condition-added':
      return wordCondition(event, act.roundName);
    case 'condition-ended':
      return phrase(event.how === 'expired' ? 'log.condition.expired' : 'log.condition.removed', {
        name: { who: event.target },
        condition: { condition: event.label },
      });
    case 'ruling':
    case 'fate':
    case 'hidden':
    case 'reminder':
    case 'renamed':
    case 'corrected':
    case 'counter':
    case 'noted':
    case 'rewarded':
    case 'pinned':
    case 'reset':
      return wordNarrator(event);
    case 'condition-extended':
      return phrase(
        'log.condition.extended',
        { name: { who: event.target }, condition: { condition: event.label }, round: event.ends.round },
        'plain',
        act.roundName,
      );
    case 'spent':
      return phrase('log.spent', { name: { who: event.who }, action: { within: event.label } });
    default:
      return wordOrder(event, act.roundName);
  }
}

type OrderEvent = Exclude<
  CombatEvent,
  {
    readonly type:
      | 'test'
      | 'rolled'
      | 'damage'
      | 'healed'
      | 'temp'
      | 'standing'
      | 'consequence'
      | 'told'
      | 'condition-added'
      | 'condition-ended'
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
      | 'reset'
      | 'condition-extended'
      | 'spent';
  }
>;

/** Rounds, turns and places in the order. */
function wordOrder(event: OrderEvent, roundName: RoundName): Phrase {
  switch (event.type) {
    case 'started':
    case 'rerolled':
      return wordStarted(event);
    case 'round':
      return phrase('log.round', { round: event.round }, 'plain', roundName);
    case 'turn':
      return phrase('log.turn', { name: { who: event.who } });
    case 'delayed':
      return wordDelayed(event);
    case 'ready':
    case 'ready-lost': {
      const values = { name: { who: event.who }, trigger: plain(event.trigger) };
      return phrase(event.type === 'ready' ? 'log.ready' : 'log.ready.lost', values);
    }
    case 'acted-now': {
      const { who, count, interrupted } = event;
      return phrase('log.actedNow', { name: { who }, at: count, interrupted: { who: interrupted } });
    }
    case 'reordered': {
      const name = { who: event.who };
      if (event.before === null) return phrase('log.reordered.last', { name });
      return phrase('log.reordered', { name, before: { who: event.before } });
    }
    case 'initiative-set':
      return phrase('log.initiativeSet', { name: { who: event.who }, from: event.from, to: event.to });
    case 'joined': {
      const name = { who: event.who };
      if (event.total === null) return phrase('log.joined', { name });
      return phrase('log.joined.total', { name, total: event.total });
    }
    case 'left':
      return phrase('log.left', { name: { who: event.who } });
    case 'ended':
      return phrase('log.ended', { count: event.rounds }, 'plain', roundName);
  }
}

function said(words: Extract<CombatEvent, { type: 'told' }>['said'], act: Act, emphasis: Emphasis): Phrase {
  return { kind: 'said', said: words, people: act.people, emphasis };
}

/** Whose count comes first, first; among equals as they were given; no order where turns are not individual. */
function wordStarted(event: Extract<CombatEvent, { type: 'started' | 'rerolled' }>): Phrase {
  const places = byPlace(event).map(({ who, total }) =>
    phrase('log.started.place', { name: { who }, total }),
  );
  if (event.type === 'rerolled') return phrase('log.rerolled', { order: { phrases: places } });
  return places.length === 0
    ? phrase('log.started')
    : phrase(event.lowestFirst === true ? 'log.started.lowest' : 'log.started.order', {
        order: { phrases: places },
      });
}

function wordCondition(
  event: Extract<CombatEvent, { type: 'condition-added' }>,
  roundName: RoundName,
): Phrase {
  const { target, label, rounds, ends, by } = event;
  return phrase('log.condition', {
    name: { who: target },
    condition: { condition: label },
    rounds: optional(
      rounds !== null && phrase('log.condition.rounds', { count: rounds }, 'plain', roundName),
      ends?.at === 'own-turn' && phrase('log.condition.ownTurn', { round: ends.round }),
    ),
    by: optional(by !== null && by.id !== target.id && phrase('log.condition.by', { by: { who: by } })),
  });
}

function wordDelayed({ who, from, to, lowest }: Extract<CombatEvent, { type: 'delayed' }>): Phrase {
  const name = { who };
  if (to !== null) return phrase('log.delayed.to', { name, from, to });
  return lowest === null ? phrase('log.delayed', { name }) : phrase('log.delayed.limit', { name, lowest });
}

/** The first of some phrases that has something to say, or nothing at all. */
function optional(...choices: readonly (Phrase | false)[]): Filling {
  return { phrases: choices.filter((one) => one !== false).slice(0, 1) };
}
