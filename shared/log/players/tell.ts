import { byPlace } from '#shared/combat/turns/rolled.ts';
import { wordReward } from '#shared/log/wording-narrator.ts';
import { fellsByWord } from '#shared/combat/health.ts';
import type { ConditionSpec } from '#shared/combat/conditions/condition-spec.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { phrase } from '#shared/log/phrase.ts';
import type { PlayerKnowledge } from './player-knowledge.ts';
import { tellCheck } from './tell-check.ts';
import { tellPoints, tellRuling } from './tell-points.ts';
import { isOwn, told, type Told } from './told.ts';
import { nameOf } from '#shared/combat/name.ts';
import { nameMessage } from '#shared/combat/names.ts';

const FATES = {
  standing: 'log.players.rises',
  dead: 'log.players.dies',
  gone: 'log.players.goes',
  up: 'log.players.rises',
  down: 'log.players.falls',
  defeated: 'log.players.falls',
} as const satisfies Record<string, TextKey>;

/** What is known of a system's conditions. */
export type ConditionWords = Pick<ConditionSpec, 'id' | 'label'>;

/** What telling needs to know besides the event. */
export interface Telling {
  readonly players: PlayerKnowledge;
  readonly conditions: readonly ConditionWords[];
  readonly roundName: RoundName;
}

/**
 * What players are told of an event, or null. An allow-list: every kind of event has its own rule, and no figure but a
 * character's own goes through.
 */
export function tell(event: CombatEvent, telling: Telling): Told | null {
  const { players, roundName } = telling;
  switch (event.type) {
    case 'started':
    case 'rerolled':
      return tellStarted(event, players);
    case 'test':
      return tellCheck(event, players);
    case 'rolled':
      return event.by === null ? null : about(event.by, players, (by) => tellRolled(event, by, players));
    case 'turn':
      return about(event.who, players, (who) => told({ ...event, who, count: 0 }, 'log.turn', who));
    case 'damage':
    case 'healed':
      return about(event.target, players, (target) => tellPoints(event, target, players));
    case 'temp':
      return own(event.target, players, (target) => ({
        phrases: [phrase('log.temp', { name: { who: target }, count: event.to })],
        event: { ...event, target },
      }));
    case 'ruling':
      return about(event.target, players, (target) => tellRuling(event, target));
    case 'standing':
      return about(event.who, players, (who) => {
        const key = event.to === 'up' ? 'log.players.rises' : 'log.players.falls';
        const words = phrase(key, { name: { who } }, event.to === 'up' ? 'plain' : 'fall');
        return { phrases: [words], event: { ...event, who, said: message(key, { name: nameOf(who) }) } };
      });
    case 'fate':
      return about(event.who, players, (who) => {
        const words = phrase(
          FATES[event.fate ?? event.to],
          { name: { who } },
          fellsByWord(event.fate) ? 'fall' : 'plain',
        );
        return { phrases: [words], event: { ...event, who, note: '' } };
      });
    case 'consequence':
      return about(event.who, players, (who) => {
        const words = players.words(event.said, isOwn(who) ? 'words-and-figures' : 'names');
        return words && saidOf({ ...event, who, said: words }, who);
      });
    case 'told': {
      const who = event.who && players.who(event.who);
      if (event.who !== null && who === null) return null;
      const words = players.words(event.said, who !== null && isOwn(who) ? 'words' : 'names');
      return words && saidOf({ ...event, who, said: words }, who);
    }
    case 'condition-added':
    case 'condition-ended':
      return about(event.target, players, (target) => tellCondition(event, target, telling));
    case 'delayed':
      return about(event.who, players, (who) =>
        told({ ...event, who, from: 0, to: null, lowest: null }, 'log.players.delayed', who),
      );
    case 'ready':
      return own(event.who, players, (who) => told({ ...event, who, trigger: '' }, 'log.players.ready', who));
    case 'acted-now':
      return about(event.who, players, (who) =>
        told({ ...event, who, count: 0, interrupted: who }, 'log.players.actsNow', who),
      );
    case 'joined':
      return about(event.who, players, (who) =>
        told({ ...event, who, total: null, natural: null }, 'log.joined', who),
      );
    case 'left':
      return about(event.who, players, (who) => told({ ...event, who }, 'log.left', who));
    case 'renamed':
      return about(event.who, players, (who) => tellRenamed(event, who, players));
    case 'noted': {
      const text = event.open ? players.words(plain(event.text), 'words-and-figures') : null;
      return text && { phrases: [phrase('log.noted', { text })], event };
    }
    case 'rewarded': {
      const to = event.to.flatMap((one) => players.who(one) ?? []);
      const what = event.what === '' ? plain('') : players.words(plain(event.what), 'words-and-figures');
      if (to.length === 0 || what === null) return null;
      const shown = { ...event, to };
      return { phrases: [wordReward(shown)], event: shown };
    }
    case 'ended':
      return { phrases: [phrase('log.ended', { count: event.rounds }, 'plain', roundName)], event };
    case 'round':
    case 'ready-lost':
    case 'reordered':
    case 'initiative-set':
    case 'spent':
    case 'condition-extended':
    case 'hidden':
    case 'reminder':
    case 'corrected':
    case 'counter':
    case 'pinned':
    case 'reset':
      return null;
  }
}

function about(who: Who, players: PlayerKnowledge, say: (who: Who) => Told | null): Told | null {
  const shown = players.who(who);
  return shown && say(shown);
}

function own(who: Who, players: PlayerKnowledge, say: (who: Who) => Told): Told | null {
  return about(who, players, (shown) => (isOwn(shown) ? say(shown) : null));
}

/** The dice that a character's player has thrown; the others' are the narrator's. */
function tellRolled(
  event: Extract<CombatEvent, { type: 'rolled' }>,
  by: Who,
  players: PlayerKnowledge,
): Told | null {
  const said = isOwn(by) ? players.words(event.said, 'words-and-figures') : null;
  if (said === null) return null;
  const { verdict } = event;
  return {
    phrases: [{ kind: 'check', said, verdict, people: [by], emphasis: 'plain' }],
    event: { ...event, by, said },
  };
}

function saidOf(event: Extract<CombatEvent, { type: 'told' | 'consequence' }>, who: Who | null): Told {
  const emphasis = event.type === 'consequence' && event.grave ? 'fall' : 'plain';
  return {
    phrases: [{ kind: 'said', said: event.said, people: who === null ? [] : [who], emphasis }],
    event,
  };
}

/** The order without its totals. */
function tellStarted(
  event: Extract<CombatEvent, { type: 'started' | 'rerolled' }>,
  players: PlayerKnowledge,
): Told {
  const seen = byPlace(event).flatMap(({ who, natural }) => {
    const shown = players.who(who);
    return shown === null ? [] : [{ who: shown, natural: isOwn(shown) ? natural : null }];
  });
  const places = seen.map(({ who }) => phrase('log.players.place', { name: { who } }));
  const again = event.type === 'rerolled';
  const words =
    places.length === 0 && !again
      ? phrase('log.started')
      : phrase(again ? 'log.rerolled' : 'log.started.order', { order: { phrases: places } });
  return {
    phrases: [words],
    event: { type: event.type, order: seen.map((place) => ({ ...place, total: 0 })) },
  };
}

/** Under which name players know from now on whom they knew by another. */
function tellRenamed(
  event: Extract<CombatEvent, { type: 'renamed' }>,
  who: Who,
  players: PlayerKnowledge,
): Told | null {
  const before = players.before(event.who);
  if (before === null) return null;
  const { name, label } = who;
  const values = { name: { who: before }, to: nameMessage(who) };
  return { phrases: [phrase('log.players.renamed', values)], event: { ...event, who, to: { name, label } } };
}

function tellCondition(
  event: Extract<CombatEvent, { type: 'condition-added' | 'condition-ended' }>,
  target: Who,
  { players, conditions }: Telling,
): Told | null {
  const label = bareLabel(event, players, conditions);
  if (label === null) return null;
  const name = { who: target };
  const condition = { condition: label };
  if (event.type === 'condition-ended') {
    const key = event.how === 'expired' ? 'log.condition.expired' : 'log.condition.removed';
    return { phrases: [phrase(key, { name, condition })], event: { ...event, target, label } };
  }
  const by = event.by && players.who(event.by);
  const cause = by !== null && by.id !== target.id ? [phrase('log.condition.by', { by: { who: by } })] : [];
  return {
    phrases: [phrase('log.players.condition', { name, condition, by: { phrases: cause } })],
    event: { ...event, target, label, by, rounds: null, ends: null },
  };
}

/** The condition's word without its details, which can be figures. */
function bareLabel(
  { condition, label }: { readonly condition: string; readonly label: Message },
  players: PlayerKnowledge,
  conditions: readonly ConditionWords[],
): Message | null {
  const spec = conditions.find(({ id }) => id === condition);
  return spec?.label ?? players.words(label, 'names');
}
