import type { CombatEvent, Outcome, Sum, Who } from '../../../shared/combat/events.ts';
import type { RolledDie } from '../../../shared/dice/roll-expression.ts';
import type { Message } from '../../../shared/text/message.ts';
import { message } from '../../../shared/text/translate.ts';
import { figure } from './figure.ts';

type Test = Extract<CombatEvent, { type: 'test' }>;

/** A die of a result as it is drawn. */
export interface DrawnDie extends RolledDie {
  /** The sum it counts in. */
  readonly of: Message;
}

/** Something that was done to somebody. */
export interface AppliedLine {
  readonly text: Message;
  readonly tone: 'bad' | 'good' | 'plain';
  /** What it came to ("cai"), or null. */
  readonly then: Message | null;
  readonly who: Who | null;
  /** Whether it is about points, which can be mended by hand. */
  readonly points: boolean;
}

/** One act of a command with its arithmetic and what came of it; `test` is null for points and conditions by hand. */
export interface ActResult {
  readonly tone: Outcome;
  readonly headline: Message | null;
  readonly said: Message | null;
  readonly rule: string | null;
  /** The first die is the one that decided. */
  readonly dice: readonly DrawnDie[];
  readonly sums: readonly Sum[];
  readonly applied: readonly AppliedLine[];
  /** Ids of whom it concerns, the actor first. */
  readonly concerns: readonly string[];
}

const BARE: ActResult = {
  tone: 'neutral',
  headline: null,
  said: null,
  rule: null,
  dice: [],
  sums: [],
  applied: [],
  concerns: [],
};

/** What a command did, act by act: each test with what followed from it. `unit` is the short name of the points. */
export function resultsOf(events: readonly CombatEvent[], unit: Message): readonly ActResult[] {
  const acts: ActResult[] = [];
  for (const event of events) {
    if (event.type === 'test') {
      acts.push(ofTest(event));
      continue;
    }
    const home = homeOf(acts, event);
    const before = acts[home] ?? BARE;
    // What is merely told stands beside a test, never on a card of its own.
    if (event.type === 'told' && before.headline === null) continue;
    const applied = withEvent(before.applied, event, unit);
    if (applied !== before.applied) acts[home] = { ...before, applied };
  }
  return acts;
}

/** The act an event belongs to: the blow that dealt the damage, else the last act that concerns whom it happened to. */
function homeOf(acts: readonly ActResult[], event: CombatEvent): number {
  const whom = victimOf(event);
  if (event.type === 'damage' && event.by !== null) {
    const { by, target } = event;
    const blow = acts.findLastIndex(({ concerns: [actor, aim] }) => actor === by.id && aim === target.id);
    if (blow !== -1) return blow;
  }
  const concerned = acts.findLastIndex(
    ({ concerns, applied }) =>
      whom !== null && (concerns.includes(whom) || applied.some(({ who }) => who?.id === whom)),
  );
  return concerned === -1 ? Math.max(0, acts.length - 1) : concerned;
}

function isPoints({ type }: CombatEvent): boolean {
  return type === 'damage' || type === 'healed' || type === 'temp';
}

function victimOf(event: CombatEvent): string | null {
  switch (event.type) {
    case 'damage':
    case 'healed':
    case 'temp':
    case 'condition-added':
    case 'condition-ended':
      return event.target.id;
    case 'standing':
    case 'consequence':
      return event.who.id;
    default:
      return null;
  }
}

function ofTest({ outcome, verdict, said, sums, rule, actor, target }: Test): ActResult {
  return {
    tone: outcome,
    headline: verdict,
    said,
    rule,
    dice: diceOf(sums),
    sums,
    applied: [],
    concerns: target === null ? [actor.id] : [actor.id, target.id],
  };
}

function diceOf(sums: readonly Sum[]): readonly DrawnDie[] {
  return sums.flatMap(({ label, terms }) =>
    terms.flatMap(({ dice }) => dice.map((die) => ({ ...die, of: label }))),
  );
}

function withEvent(
  applied: readonly AppliedLine[],
  event: CombatEvent,
  unit: Message,
): readonly AppliedLine[] {
  const line = (text: Message, tone: AppliedLine['tone'], who: Who | null = null): readonly AppliedLine[] => [
    ...applied,
    { text, tone, then: null, who, points: isPoints(event) },
  ];
  switch (event.type) {
    case 'damage':
      return line(lostPoints(event, unit), event.to < event.from ? 'bad' : 'plain', event.target);
    case 'healed':
      return line(points(event, unit), event.to > event.from ? 'good' : 'plain', event.target);
    case 'temp':
      return line(
        message('tracker.applied.temp', { name: event.target.name, from: event.from, to: event.to }),
        'good',
        event.target,
      );
    case 'standing':
      return withStanding(applied, event);
    case 'consequence':
      return line(event.said, event.grave ? 'bad' : 'plain', event.who);
    case 'condition-added':
      return line(conditionAdded(event), 'plain');
    case 'condition-ended':
      return line(
        message('tracker.applied.conditionEnded', { name: event.target.name, condition: event.label }),
        'plain',
      );
    case 'told':
      return line(event.said, 'plain');
    default:
      return applied;
  }
}

/** A fall belongs to the points that caused it, on the same line. */
function withStanding(
  applied: readonly AppliedLine[],
  { who, to, said }: Extract<CombatEvent, { type: 'standing' }>,
): readonly AppliedLine[] {
  const tone = to === 'up' ? 'good' : 'bad';
  const last = applied.at(-1);
  if (last?.who?.id !== who.id || last.then !== null) {
    return [...applied, { text: said, tone, then: null, who, points: false }];
  }
  const then = message(to === 'up' ? 'tracker.applied.rises' : 'tracker.applied.falls');
  return [...applied.slice(0, -1), { ...last, tone, then }];
}

function points(
  { target, from, to }: { readonly target: Who; readonly from: number; readonly to: number },
  unit: Message,
): Message {
  return message('tracker.applied.points', { name: target.name, from: figure(from), to: figure(to), unit });
}

function lostPoints(event: Extract<CombatEvent, { type: 'damage' }>, unit: Message): Message {
  if (event.absorbed === 0) return points(event, unit);
  return message('tracker.applied.pointsAbsorbed', {
    name: event.target.name,
    from: figure(event.from),
    to: figure(event.to),
    unit,
    absorbed: event.absorbed,
  });
}

function conditionAdded(event: Extract<CombatEvent, { type: 'condition-added' }>): Message {
  const values = { name: event.target.name, condition: event.label };
  return event.rounds === null
    ? message('tracker.applied.condition', values)
    : message('tracker.applied.conditionRounds', { ...values, count: event.rounds });
}
