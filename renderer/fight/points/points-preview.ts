import { apply } from '#shared/engine/apply.ts';
import { findCombatant } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { typedSource, type TypedNaturals } from '#shared/dice/typed.ts';
import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { figure } from '#shared/text/figures.ts';
import type { PointsCommand } from './points-figure.ts';

/** What a figure would do to one target, before it is done. */
export interface PointsPreview {
  readonly text: Message;
  /** "cai", "levanta", or that dice are still to fall; null for none of it. */
  readonly then: Message | null;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** Tries a command on one target without doing it; what depends on dice nobody has typed is left open. */
export function previewOf(
  system: RuleSystem,
  state: CombatState,
  { target, command }: { readonly target: string; readonly command: PointsCommand | null },
  typed: TypedNaturals,
): PointsPreview {
  if (command === null) return { text: message('tracker.preview.spared'), then: null, tone: 'plain' };
  const missing: string[] = [];
  // Any natural will do: what follows from it is not shown.
  const source = typedSource(typed, (sides, purpose) => {
    missing.push(purpose);
    return sides;
  });
  try {
    const { state: after, events } = apply(system, state, command, diceFrom(source));
    const open = missing.length > 0;
    const before = findCombatant(state, target);
    const now = findCombatant(after, target);
    if (before === null || now === null)
      return { text: message('tracker.noTarget'), then: null, tone: 'bad' };
    const loss = events.find((event) => event.type === 'damage' && event.target.id === target);
    const to = loss?.type === 'damage' ? loss.to : now.hp.current;
    const change = {
      unit: system.health.unit,
      from: before.hp.current,
      to,
      tempFrom: before.hp.temp,
      tempTo: now.hp.temp,
    };
    const turned = !open && now.standing !== before.standing;
    const falls = turned && now.standing !== 'up';
    const stands = message(falls ? 'tracker.applied.falls' : 'tracker.applied.rises');
    return {
      text: changeText(change),
      then: open ? message('tracker.preview.dice') : turned ? stands : null,
      tone: falls ? 'bad' : turned ? 'good' : 'plain',
    };
  } catch (error) {
    if (error instanceof RodadaError) return { text: error.said, then: null, tone: 'bad' };
    throw error;
  }
}

interface Change {
  readonly unit: Message;
  readonly from: number;
  readonly to: number;
  readonly tempFrom: number;
  readonly tempTo: number;
}

function changeText({ unit, from, to, tempFrom, tempTo }: Change): Message {
  const points = message('tracker.preview.points', { from: figure(from), to: figure(to), unit });
  const temp = message('tracker.preview.temp', { from: tempFrom, to: tempTo });
  if (tempFrom === tempTo) {
    return from === to ? message('tracker.preview.same', { to: figure(to), unit }) : points;
  }
  return from === to ? temp : message('tracker.preview.both', { points, temp });
}
