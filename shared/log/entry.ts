import { foldRows, sinceReset } from '#shared/combat/fold.ts';
import type { CombatEvent, Mark, Sum, Who } from '#shared/combat/events.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { Side } from '#shared/combat/state.ts';
import { actsIn } from './acts.ts';
import { figuresOf, hasSums, type Figures } from './arithmetic.ts';
import { peopleOfAll } from './involved.ts';
import { marksOf, PINNED } from './marks.ts';
import { BY_HAND, kindOf, leadOf, PASSING, RULINGS, type EntryKind } from './entry-kind.ts';
import { pinnedRows } from './pins.ts';
import { wasByHand } from './older-events.ts';
import { phrase, type Phrase } from './phrase.ts';
import { roundsOf, type LogRow, type Place } from './place.ts';
import { wordEvent } from './wording.ts';

/** One command in the log, with everything it caused. */
export interface LogEntry extends Place {
  readonly seq: number;
  /** What the round it stands in is called. */
  readonly roundName: RoundName;
  /** ISO date-time, or null. */
  readonly at: string | null;
  readonly kind: EntryKind;
  /** Whose act it is; null for the narrator's and for what nobody does. */
  readonly actor: Who | null;
  /** The actor's side, for colour. */
  readonly tone: Side | null;
  /** Ids of everybody in it, for filters. */
  readonly involves: readonly string[];
  /** Done by the narrator's hand: points, places and initiatives set outside the rules. */
  readonly byNarrator: boolean;
  readonly marks: readonly Mark[];
  readonly sentence: readonly Phrase[];
  /** The sums of its checks, as they are set beside the sentence. */
  readonly arithmetic: readonly Figures[];
  /** The same sums whole, for the result card. */
  readonly sums: readonly Sum[];
  /** The same in lines, one for each check where there are several, with what came of it; else a single one. */
  readonly lines: readonly LogLine[];
}

/** A line of an entry: what one did, and the sums beside it. */
export interface LogLine {
  readonly actor: Who | null;
  readonly involves: readonly string[];
  readonly sentence: readonly Phrase[];
  readonly arithmetic: readonly Figures[];
  readonly sums: readonly Sum[];
}

/** What an entry is made from: a row and where in the fight it stands. */
export interface EntryInput extends LogRow, Place {
  readonly roundName?: RoundName;
}

/** Makes the entry of one command, its consequences in the same sentence. */
export function entryOf(input: EntryInput): LogEntry {
  const { seq, at, round, turn, count, command, roundName = 'round' } = input;
  const events = withoutTurnsTaken(input.events);
  const lead = leadOf(events);
  const isHand = BY_HAND.has(command.type) || wasByHand(command.type);
  const byHand = isHand || events.some(isToldByHand);
  const byNarrator = byHand || RULINGS.has(command.type);
  // What one does although it is down is the narrator's word, and its own act all the same.
  const isOwnAct = !isHand && !RULINGS.has(command.type) && lead !== undefined && !isToldByHand(lead);
  const actor = isOwnAct ? actorOf(lead) : null;
  const checks = events.filter(hasSums);
  const whole: LogLine = {
    actor,
    involves: peopleOfAll(events).map(({ id }) => id),
    sentence: sentenceOf(events, byHand, roundName),
    arithmetic: checks.flatMap(figuresOf),
    sums: checks.flatMap(({ sums }) => sums),
  };
  return {
    seq,
    roundName,
    at,
    round,
    turn,
    count,
    kind: kindOf(events),
    tone: actor?.side ?? null,
    byNarrator,
    marks: marksOf(events),
    ...whole,
    lines: checks.length > 1 ? linesOf(events, byHand, roundName) : [whole],
  };
}

function linesOf(events: readonly CombatEvent[], byHand: boolean, roundName: RoundName): readonly LogLine[] {
  const acts = actsIn(events).filter((act) => act.length > 0);
  return acts.map((act, index) => {
    const [lead] = act;
    const checks = act.filter(hasSums);
    return {
      actor: lead === undefined ? null : actorOf(lead),
      involves: peopleOfAll(act).map(({ id }) => id),
      sentence: sentenceOf(act, byHand && index === acts.length - 1, roundName),
      arithmetic: checks.flatMap(figuresOf),
      sums: checks.flatMap(({ sums }) => sums),
    };
  });
}

/** Where several act in one entry, each one's own act says that its turn has come. */
function withoutTurnsTaken(events: readonly CombatEvent[]): readonly CombatEvent[] {
  if (leadOf(events)?.type !== 'test') return events;
  const actors = new Set(events.flatMap((event) => (event.type === 'test' ? (event.actor?.id ?? []) : [])));
  return events.filter((event) => event.type !== 'turn' || !actors.has(event.who.id));
}

function isToldByHand(event: CombatEvent): boolean {
  return event.type === 'told' && event.byHand === true;
}

/** The entries of every command in force, in order. */
export function entriesOf(rows: readonly LogRow[], roundName: RoundName = 'round'): readonly LogEntry[] {
  const places = roundsOf(rows);
  const inForce = sinceReset(foldRows(rows).done);
  const pinned = pinnedRows(inForce);
  return inForce.map((row) => {
    const entry = placed(row, places, roundName);
    return pinned.has(row.seq) ? asPinned(entry) : entry;
  });
}

/** An entry that the narrator pinned: it has the mark, and its last line says so. */
export function asPinned(entry: LogEntry): LogEntry {
  const said = phrase('log.isPinned', {}, 'muted');
  return {
    ...entry,
    marks: [...entry.marks, PINNED],
    sentence: [...entry.sentence, said],
    lines: entry.lines.map((line, index) =>
      index === entry.lines.length - 1 ? { ...line, sentence: [...line.sentence, said] } : line,
    ),
  };
}

/** The entries of every command that was taken back and stays so, in order. */
export function correctionsOf(rows: readonly LogRow[], roundName: RoundName = 'round'): readonly LogEntry[] {
  const places = roundsOf(rows);
  const inForce = new Set(foldRows(rows).done);
  return rows
    .filter((row) => places.has(row.seq) && !inForce.has(row))
    .map((row) => ({ ...placed(row, places, roundName), kind: 'correction' }));
}

function placed(row: LogRow, places: ReadonlyMap<number, Place>, roundName: RoundName): LogEntry {
  const { round, turn, count } = places.get(row.seq) ?? { round: 0, turn: null, count: null };
  return entryOf({ ...row, round, turn, count, roundName });
}

function sentenceOf(
  events: readonly CombatEvent[],
  byHand: boolean,
  roundName: RoundName,
): readonly Phrase[] {
  const people = peopleOfAll(events);
  const told = inTellingOrder(events);
  const phrases = told.map((event, index) =>
    wordEvent(event, { before: told.slice(0, index), people, roundName }),
  );
  if (byHand) phrases.push(phrase('log.byNarrator', {}, 'muted'));
  return phrases.length === 0 ? [phrase('log.nothing', {}, 'muted')] : phrases;
}

/** A turn stands before what ended as it began. With a turn or the start, the round needs no words of its own. */
function inTellingOrder(events: readonly CombatEvent[]): readonly CombatEvent[] {
  const order: CombatEvent[] = [];
  const starts = events.some(({ type }) => type === 'started');
  for (const event of events) {
    if (starts && event.type === 'round') continue;
    if (event.type !== 'turn') order.push(event);
    else {
      const start = order.findLastIndex(({ type }) => !PASSING.has(type)) + 1;
      const ended = order.splice(start).filter(({ type }) => type !== 'round');
      // The new order says why it is this one's turn.
      const isNewOrder = (one: CombatEvent): boolean => one.type === 'rerolled';
      order.push(...ended.filter(isNewOrder), event, ...ended.filter((one) => !isNewOrder(one)));
    }
  }
  return order;
}

/** Whose act an event is, or null for nobody's. */
export function actorOf(event: CombatEvent): Who | null {
  switch (event.type) {
    case 'test':
      return event.actor;
    case 'rolled':
    case 'damage':
    case 'condition-added':
      return event.by;
    case 'turn':
    case 'delayed':
    case 'ready':
    case 'ready-lost':
    case 'acted-now':
    case 'spent':
    case 'joined':
    case 'left':
    case 'told':
      return event.who;
    default:
      return null;
  }
}
