import type { CombatRow } from '#shared/records/combat.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { Name } from '#shared/combat/name.ts';
import type { JsonObject } from '#shared/json.ts';
import { healthBand } from '#shared/player/health-band.ts';
import type { ShownNames } from '#shared/player/kept-names.ts';
import { nameShown, personKey, shownAfter } from '#shared/player/shown-names.ts';
import {
  presenceOf,
  presenceSteps,
  type Presence,
  type LoggedCombatant,
  type PresenceStep,
} from '#shared/log/presence.ts';
import { chaptersOf, type LogDocument } from '#shared/log/document.ts';
import { hasSums } from '#shared/log/arithmetic.ts';
import { actsIn } from '#shared/log/acts.ts';
import { actorOf, type LogEntry, type LogLine } from '#shared/log/entry.ts';
import { kindOf } from '#shared/log/entry-kind.ts';
import { peopleOfAll } from '#shared/log/involved.ts';
import { marksOf } from '#shared/log/marks.ts';
import { roundsOf } from '#shared/log/place.ts';
import { rosterOf, type Roster, type RosterLine } from '#shared/log/roster.ts';
import { rolledBy } from '#shared/log/statistics/luck.ts';
import { statisticsOf } from '#shared/log/statistics/statistics.ts';
import { playerKnowledge, type Known } from './player-knowledge.ts';
import { inSightOf, shownInRows } from './shown-in-rows.ts';
import { tell, type ConditionWords } from './tell.ts';
import { isOwn } from './told.ts';
import type { Told } from './told.ts';

/** What a fight is stored as, besides its log. */
export interface StoredFight {
  readonly setup: JsonObject;
  readonly rows: readonly CombatRow[];
  /** The conditions of its system. */
  readonly conditions: readonly ConditionWords[];
  /** By which names its players know everybody; left out: as the rows tell. */
  readonly names?: ShownNames;
  /** What its players have it called; left out or empty: a neutral word. */
  readonly title?: string;
}

/**
 * The log as players may have it. It is made from what is stored by an allow-list, the same as their screen's: whoever is
 * hidden at a moment isn't in it, foes have no figures, and the narrator's notes, rulings and corrections are left out.
 */
export function forPlayers(doc: LogDocument, fight: StoredFight): LogDocument {
  const { setup, rows, conditions, names = shownInRows(setup, rows), title = '' } = fight;
  const steps = presenceSteps(setup, rows);
  const playing = steps.filter(
    ({ before, after }) => before.status !== 'setup' || after.status === 'running',
  );
  const known = knownBy(names, playing, [presenceOf(setup), ...steps.map(({ after }) => after)]);
  const places = roundsOf(rows);
  const told = playing.map((step) => {
    const players = playerKnowledge(step, known);
    const turn = places.get(step.row.seq)?.turn ?? null;
    return {
      seq: step.row.seq,
      round: places.get(step.row.seq)?.round ?? 0,
      turn: turn && players.who(turn),
      all: tellable(step.row.events).flatMap(
        (event) => tell(event, { players, conditions, roundName: doc.roundName }) ?? [],
      ),
    };
  });
  const turns = turnsTold(told);
  const entries = told.flatMap(({ round, all }, index) =>
    all.length === 0 ? [] : [entryOf(all, { doc, round, turn: turns[index] ?? null })],
  );
  const numbered = entries.map((entry, index) => ({ ...entry, seq: index + 1 }));
  const events = told.flatMap(({ all }) => all.map(({ event }) => event));
  const toldOf = new Map(told.map(({ seq, all }) => [seq, all.flatMap(({ event }) => countedOf(event))]));
  const counted = new Map(
    steps.map(({ row }) => [
      row.seq,
      [...(toldOf.get(row.seq) ?? []), ...row.events.flatMap((event) => rolledBy(event, 'pc') ?? [])],
    ]),
  );
  const last = playing.at(-1)?.after;
  return {
    ...doc,
    audience: 'players',
    // The narrator's own could give the ambush away.
    title,
    people: peopleOfAll(events),
    roster: rosterFor(last, known, events),
    chapters: chaptersOf(numbered),
    corrections: [],
    statistics: statisticsOf([...counted.values()].flat()),
    counted,
    rows: new Map(),
  };
}

/** Leaves out the turn that begins with the start: the order says whose it is, unless that one is hidden. */
function tellable(events: readonly CombatEvent[]): readonly CombatEvent[] {
  const starts = events.some(({ type }) => type === 'started');
  return starts ? events.filter(({ type }) => type !== 'turn') : events;
}

/** Everybody's name, and ids in the order in which they are first seen in the log. */
function knownBy(shown: ShownNames, playing: readonly PresenceStep[], moments: readonly Presence[]): Known {
  const people = new Map<string, Name & { readonly id: string }>();
  let names = shown;
  for (const { after } of playing) {
    names = shownAfter(names, inSightOf(after));
    for (const one of after.present.values()) {
      const name = one.hidden ? null : nameShown(names.shown, one);
      const key = personKey(one);
      if (name !== null && !people.has(key)) people.set(key, { ...name, id: String(people.size + 1) });
    }
  }
  const everybody = new Map<string, LoggedCombatant>();
  for (const { present, waiting } of moments) {
    for (const one of [...present.values(), ...waiting.values()]) everybody.set(personKey(one), one);
  }
  return { people, everybody: [...everybody.values()] };
}

/** Whose turn it is as far as players can tell: it stays with the last one they saw, and a round begins with the first. */
function turnsTold(
  told: readonly { readonly round: number; readonly turn: Who | null }[],
): readonly (Who | null)[] {
  const kept = told.map(({ turn }) => turn);
  for (let index = 1; index < told.length; index += 1) {
    if (kept[index] === null && told[index]?.round === told[index - 1]?.round) {
      kept[index] = kept[index - 1] ?? null;
    }
  }
  for (let index = told.length - 2; index >= 0; index -= 1) {
    if (kept[index] === null && told[index]?.round === told[index + 1]?.round) {
      kept[index] = kept[index + 1] ?? null;
    }
  }
  return kept;
}

function entryOf(
  all: readonly Told[],
  { doc, round, turn }: { readonly doc: LogDocument; readonly round: number; readonly turn: Who | null },
): LogEntry {
  const events = all.map(({ event }) => event);
  const whole = lineOf(all);
  return {
    seq: 0,
    roundName: doc.roundName,
    at: null,
    round,
    turn,
    count: null,
    kind: kindOf(events),
    tone: whole.actor?.side ?? null,
    byNarrator: false,
    marks: marksOf(events),
    ...whole,
    lines: linesOf(all),
  };
}

/** A line for each check of an entry that has several; else a single one. */
function linesOf(all: readonly Told[]): readonly LogLine[] {
  if (all.filter(({ event }) => hasSums(event)).length < 2) return [lineOf(all)];
  const tellings = new Map(all.map((told) => [told.event, told]));
  return actsIn(all.map(({ event }) => event))
    .map((act) => act.flatMap((event) => tellings.get(event) ?? []))
    .filter((act) => act.length > 0)
    .map(lineOf);
}

function lineOf(all: readonly Told[]): LogLine {
  const events = all.map(({ event }) => event);
  const [lead] = events;
  const sums = events.flatMap((event) => (hasSums(event) ? event.sums : []));
  return {
    actor: lead === undefined ? null : actorOf(lead),
    involves: peopleOfAll(events).map(({ id }) => id),
    sentence: all.flatMap(({ phrases }) => phrases),
    arithmetic: sums.map((sum) => ({ label: sum.label, sum, against: null })),
    sums,
  };
}

/** Counted is what the characters rolled, attacked and suffered; who made them suffer isn't. */
function countedOf(event: CombatEvent): readonly CombatEvent[] {
  switch (event.type) {
    case 'test':
      // What was rolled is counted by itself, the same as for the narrator.
      return event.actor !== null && isOwn(event.actor) ? [{ ...event, sums: [] }] : [];
    case 'damage':
      return isOwn(event.target) ? [{ ...event, by: null }] : [];
    case 'healed':
      return isOwn(event.target) ? [event] : [];
    case 'told':
    case 'rewarded':
      return [event];
    default:
      return [];
  }
}

/** Those in sight at the end: characters with their points, everybody else by his looks. */
function rosterFor(last: Presence | undefined, known: Known, events: readonly CombatEvent[]): Roster {
  const seen = [...(last?.present.values() ?? [])].flatMap((one) => {
    const shown = known.people.get(personKey(one));
    return one.hidden || shown === undefined ? [] : [{ ...one, ...shown }];
  });
  const byId = new Map(seen.map((one) => [one.id, one]));
  const { party, foes } = rosterOf(seen, events);
  const looks = (line: RosterLine): RosterLine => {
    const [first] = line.members;
    if (first === undefined || isOwn(first.who)) return line;
    const one = byId.get(first.who.id);
    const members = line.members.map((member) => ({ ...member, hp: null }));
    return { ...line, members, hp: null, ...(one !== undefined && { band: healthBand(one) }) };
  };
  return { party: party.map(looks), foes: foes.map(looks) };
}
