import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { HitPoints } from '#shared/combat/state.ts';
import { phrase, type Phrase } from '#shared/log/phrase.ts';
import { healthBand } from '#shared/player/health-band.ts';
import { message } from '#shared/text/message.ts';
import type { PlayerKnowledge } from './player-knowledge.ts';
import { isOwn, told, type Told } from './told.ts';

/** A character's points in figures; how anybody else looks, when one can see a difference. */
export function tellPoints(
  event: Extract<CombatEvent, { type: 'damage' | 'healed' }>,
  target: Who,
  players: PlayerKnowledge,
): Told | null {
  const { amount, from, to, max } = event;
  const isLoss = event.type === 'damage';
  if (isOwn(target)) {
    const points = { phrases: from === to ? [] : [phrase('log.points', { from, to })] };
    const name = { who: target };
    const words = isLoss
      ? phrase('log.damage.suffered', { name, amount, absorbed: { phrases: [] }, points })
      : phrase('log.healed', { name, count: Math.abs(to - from), points });
    const by = isLoss && event.by !== null ? players.who(event.by) : null;
    return { phrases: [words], event: isLoss ? { ...event, target, by } : { ...event, target } };
  }
  const shown: CombatEvent = isLoss
    ? { ...event, target, by: null, amount: 0, absorbed: 0, from: 0, to: 0, max: 0 }
    : { ...event, target, amount: 0, from: 0, to: 0, max: 0 };
  const looks = changeOfLooks(target, { from, to, max });
  if (looks !== null) return { phrases: [looks], event: shown };
  // Of one who falls the fall is told.
  if (from === to || to <= 0) return null;
  return told(shown, isLoss ? 'log.players.suffers' : 'log.players.recovers', target);
}

/** The narrator's word on points, as far as players see it. */
export function tellRuling(event: Extract<CombatEvent, { type: 'ruling' }>, target: Who): Told | null {
  const { from, to, max } = event;
  if (isOwn(target)) {
    if (from === to) return null;
    const words = phrase('log.players.points', { name: { who: target }, to, max });
    return { phrases: [words], event: { ...event, target, note: '' } };
  }
  const looks = changeOfLooks(target, { from, to, max });
  const nothing = { from: 0, to: 0, tempFrom: 0, tempTo: 0, max: 0, note: '' };
  return looks && { phrases: [looks], event: { ...event, ...nothing, target } };
}

/** How somebody looks now, when that has changed; of one who falls the fall itself is told. */
function changeOfLooks(
  who: Who,
  { from, to, max }: { readonly from: number; readonly to: number; readonly max: number },
): Phrase | null {
  const band = (current: number) => healthBand({ hp: hpOf(current, max), standing: 'up' });
  if (to <= 0 || band(from) === band(to)) return null;
  return phrase('log.players.health', { name: { who }, health: message(`player.health.${band(to)}`) });
}

function hpOf(current: number, max: number): HitPoints {
  return { current, max, temp: 0 };
}
