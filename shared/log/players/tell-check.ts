import type { CombatEvent, Outcome, Sum, Who } from '#shared/combat/events.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import { plain, message } from '#shared/text/message.ts';
import { countsAsAttack } from '#shared/log/statistics/counts-as-attack.ts';
import type { PlayerKnowledge } from './player-knowledge.ts';
import type { Told } from './told.ts';
import { nameOf } from '#shared/combat/name.ts';

type CheckEvent = Extract<CombatEvent, { type: 'test' }>;

const D20_SIDES = 20;
const ATTACKS: Readonly<Record<Exclude<Outcome, 'neutral'>, TextKey>> = {
  critical: 'log.players.criticalHit',
  success: 'log.players.hit',
  failure: 'log.players.miss',
};
const OTHERS: Readonly<Record<Exclude<Outcome, 'neutral'>, TextKey>> = {
  critical: 'log.players.criticalSuccess',
  success: 'log.players.succeeds',
  failure: 'log.players.fails',
};

/** A check in words: who tried what against whom, and how it came out; of a character's, the d20 its player has seen. */
export function tellCheck(event: CheckEvent, players: PlayerKnowledge): Told | null {
  if (event.open !== undefined) return tellFreeRoll(event, players);
  const actor = event.actor && players.who(event.actor);
  const target = event.target && players.who(event.target);
  if (actor === null || (event.target !== null && target === null)) return null;
  const { outcome } = event;
  const isAttack = countsAsAttack(event);
  const isOwn = actor.side === 'pc';
  const said = (isOwn ? players.words(event.said, 'words') : null) ?? inOwnWords(isAttack, actor, target);
  const sums = isOwn ? event.sums.slice(0, 1).flatMap(naturals) : [];
  const people = target === null ? [actor] : [actor, target];
  const emphasis = outcome === 'critical' ? ('critical' as const) : ('plain' as const);
  if (outcome === 'neutral') {
    const shown: CheckEvent = { ...event, actor, target, said, verdict: plain(''), sums };
    return { phrases: [{ kind: 'said', said, people, emphasis }], event: shown };
  }
  const verdict = message((isAttack ? ATTACKS : OTHERS)[outcome]);
  return {
    phrases: [{ kind: 'check', said, verdict, people, emphasis }],
    event: { ...event, actor, target, said, verdict, sums },
  };
}

/** A free roll as it was told, dice and all, where it is open and they saw everybody in it. */
function tellFreeRoll(event: CheckEvent, players: PlayerKnowledge): Told | null {
  if (event.open !== true) return null;
  const [actor, target] = [event.actor, event.target].map((one) => one && players.who(one));
  if ((event.actor && !actor) || (event.target && !target)) return null;
  const said = players.words(event.said, 'words-and-figures');
  const verdict = players.words(event.verdict, 'words-and-figures');
  if (said === null || verdict === null) return null;
  const people = [actor, target].flatMap((one) => one ?? []);
  return {
    phrases: [{ kind: 'check', said, verdict, people, emphasis: 'plain' }],
    event: { ...event, actor: actor ?? null, target: target ?? null, said, verdict, sums: [] },
  };
}

function inOwnWords(isAttack: boolean, actor: Who, target: Who | null) {
  const name = nameOf(actor);
  if (target === null)
    return message(isAttack ? 'log.players.attackAlone' : 'log.players.actAlone', { name });
  return message(isAttack ? 'log.players.attack' : 'log.players.act', { name, target: nameOf(target) });
}

/** The d20s of a sum by themselves: what they were added to, or compared with, isn't told. */
function naturals({ purpose, terms }: Sum): readonly Sum[] {
  return terms
    .flatMap(({ dice }) => dice)
    .filter(({ sides, kept }) => sides === D20_SIDES && kept)
    .map((die) => {
      const label = plain('d20');
      const term = { label, value: die.natural, rule: '', dice: [die] };
      return { purpose, label, terms: [term], multiplier: 1, total: die.natural };
    });
}
