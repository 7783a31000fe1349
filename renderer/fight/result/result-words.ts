import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { RoundName } from '#shared/rules/card.ts';
import { type Message, message } from '#shared/text/message.ts';
import { nameOf } from '#shared/combat/name.ts';
import { figure } from '#shared/text/figures.ts';

/** Points before and after, in words. */
export function points(
  { target, from, to }: { readonly target: Who; readonly from: number; readonly to: number },
  unit: Message,
): Message {
  return message('tracker.applied.points', {
    name: nameOf(target),
    from: figure(from),
    to: figure(to),
    unit,
  });
}

/** Points lost, with what temporary ones took. */
export function lostPoints(event: Extract<CombatEvent, { type: 'damage' }>, unit: Message): Message {
  if (event.absorbed === 0) return points(event, unit);
  return message('tracker.applied.pointsAbsorbed', {
    name: nameOf(event.target),
    from: figure(event.from),
    to: figure(event.to),
    unit,
    absorbed: event.absorbed,
  });
}

/** Who has a condition now, and for how long. */
export function conditionAdded(
  event: Extract<CombatEvent, { type: 'condition-added' }>,
  context: RoundName,
): Message {
  const values = { name: nameOf(event.target), condition: event.label };
  return event.rounds === null
    ? message('tracker.applied.condition', values)
    : message('tracker.applied.conditionRounds', { ...values, count: event.rounds, context });
}

/** The narrator's word on points, with the reason given. */
export function rulingText(
  { target, from, to, tempFrom, tempTo, note }: Extract<CombatEvent, { type: 'ruling' }>,
  unit: Message,
): Message {
  const name = nameOf(target);
  const points = message('tracker.applied.ruling', { name, from: figure(from), to: figure(to), unit });
  const temp = message('tracker.preview.temp', { from: tempFrom, to: tempTo });
  const told =
    tempFrom === tempTo
      ? points
      : from === to
        ? message('tracker.applied.rulingTemp', { name, from: tempFrom, to: tempTo })
        : message('tracker.preview.both', { points, temp });
  return note === '' ? told : message('tracker.applied.noted', { told, note });
}

/** Until when a condition lasts now. */
export function extended(
  { target, label, ends }: Extract<CombatEvent, { type: 'condition-extended' }>,
  context: RoundName,
): Message {
  const values = { name: nameOf(target), condition: label, round: ends.round, context };
  return message('tracker.applied.extended', values);
}
