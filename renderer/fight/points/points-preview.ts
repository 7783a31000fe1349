import { apply, type Applied } from '#shared/engine/apply.ts';
import type { OfType } from '#shared/combat/command.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { findCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState, Standing } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { typedSource, type TypedNaturals } from '#shared/dice/typed.ts';
import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';
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
    const change = changeOf(system.health.unit, before, { state: after, events });
    return { text: changeText(change), ...becomes(before.standing, now.standing, open) };
  } catch (error) {
    if (error instanceof RodadaError) return { text: error.said, then: null, tone: 'bad' };
    throw error;
  }
}

/** Nothing is known yet of what points come to. */
export const NO_PREVIEWS: ReadonlyMap<string, PointsPreview> = new Map();

/** Points rolled once for several, as they are sent. */
type RollPoints = OfType<CoreCommand, 'roll-points'>;

/**
 * What points rolled once for several come to for each, as soon as their own dice are typed: tried with the lowest and with
 * the highest of the dice that are still to fall. Where a test decides between whole and half, both stand there.
 */
export function rolledPreviews(
  system: RuleSystem,
  state: CombatState,
  command: RollPoints,
  typed: TypedNaturals,
): ReadonlyMap<string, PointsPreview> {
  const lowest = triedWith(system, state, { command, typed, other: () => 1 });
  const highest = triedWith(system, state, { command, typed, other: (sides) => sides });
  if (lowest === null || highest === null || lowest.missing.has(command.what ?? 'damage')) return NO_PREVIEWS;
  return new Map(
    command.targets.flatMap(({ target }) => {
      const before = findCombatant(state, target);
      return before === null ? [] : [[target, betweenOf(system, before, [lowest, highest])] as const];
    }),
  );
}

interface Tried extends Applied {
  /** What dice were asked for that nobody has typed. */
  readonly missing: ReadonlySet<string>;
}

function triedWith(
  system: RuleSystem,
  state: CombatState,
  {
    command,
    typed,
    other,
  }: {
    readonly command: RollPoints;
    readonly typed: TypedNaturals;
    readonly other: (sides: number) => number;
  },
): Tried | null {
  const missing = new Set<string>();
  const source = typedSource(typed, (sides, purpose) => {
    missing.add(purpose);
    return other(sides);
  });
  try {
    return { ...apply(system, state, command, diceFrom(source)), missing };
  } catch (error) {
    if (error instanceof RodadaError) return null;
    throw error;
  }
}

function betweenOf(
  { health: { unit } }: RuleSystem,
  before: Combatant,
  [lowest, highest]: readonly [Tried, Tried],
): PointsPreview {
  const one = changeOf(unit, before, lowest);
  const other = changeOf(unit, before, highest);
  const isKnown = one.to === other.to && one.tempTo === other.tempTo;
  if (!isKnown) {
    const text = message('tracker.preview.byTest', {
      failed: changeText(one),
      passed: changeText(other),
    });
    return { text, then: null, tone: 'plain' };
  }
  const [stands, stood] = [lowest, highest].map(({ state }) => findCombatant(state, before.id)?.standing);
  return { text: changeText(one), ...becomes(before.standing, stands, stands !== stood) };
}

/** What becomes of somebody, unless open dice decide it. */
function becomes(
  before: Standing,
  after: Standing | undefined,
  open: boolean,
): Pick<PointsPreview, 'then' | 'tone'> {
  if (open) return { then: message('tracker.preview.dice'), tone: 'plain' };
  if (after === before) return { then: null, tone: 'plain' };
  return after === 'up'
    ? { then: message('tracker.applied.rises'), tone: 'good' }
    : { then: message('tracker.applied.falls'), tone: 'bad' };
}

function changeOf(unit: Message, before: Combatant, { state, events }: Applied): Change {
  const now = findCombatant(state, before.id) ?? before;
  const loss = events.find((event) => event.type === 'damage' && event.target.id === before.id);
  return {
    unit,
    from: before.hp.current,
    to: loss?.type === 'damage' ? loss.to : now.hp.current,
    tempFrom: before.hp.temp,
    tempTo: now.hp.temp,
  };
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
