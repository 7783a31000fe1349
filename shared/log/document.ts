import type { Combat, CombatRow } from '#shared/records/combat.ts';
import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { rowsInForce } from './statistics/counted-once.ts';
import { correctionsOf, entriesOf, type LogEntry } from './entry.ts';
import { peopleOfAll } from './involved.ts';
import { rosterOf, type LogState, type Roster } from './roster.ts';
import { statisticsOf, type Statistics } from './statistics/statistics.ts';

/** What a log is made from. */
export interface LogSource {
  readonly combat: Pick<Combat, 'id' | 'name'>;
  readonly campaign: { readonly name: string };
  /** `date` is an ISO date. */
  readonly session: { readonly number: number; readonly title: string; readonly date: string } | null;
  /** Every stored row, those taken back included. */
  readonly rows: readonly CombatRow[];
  /** The state at the head. */
  readonly state: LogState;
  readonly system: ToldOfSystem;
}

/** What a log takes from the rules: their name, the short name of the points ("PV"), and what a round is. */
type ToldOfSystem = Pick<RuleSystem, 'name' | 'roundMinutes' | 'roundName'> & {
  readonly health: Pick<RuleSystem['health'], 'unit'>;
};

/** A round with what happened in it; round 0 is before the start. */
export interface LogRound {
  readonly round: number;
  readonly roundName: RoundName;
  readonly entries: readonly LogEntry[];
}

/** The whole log of a fight, apart from any language and format. */
export interface LogDocument {
  readonly id: string;
  /** Whom it may be shown to. */
  readonly audience: 'narrator' | 'players';
  /** What the fight is called; empty for players where nothing was set for them. */
  readonly title: string;
  readonly campaign: string;
  readonly session: LogSource['session'];
  readonly system: Message;
  readonly unit: Message;
  /** Rounds begun. */
  readonly rounds: number;
  readonly roundName: RoundName;
  /** Minutes of the game world they took. */
  readonly gameMinutes: number;
  readonly roster: Roster;
  /** Everybody it tells of, in order of appearance. */
  readonly people: readonly Who[];
  readonly chapters: readonly LogRound[];
  /** What was taken back. */
  readonly corrections: readonly LogEntry[];
  readonly statistics: Statistics;
  /** What its figures are counted from: events in force by the `seq` of their row. */
  readonly counted: ReadonlyMap<number, readonly CombatEvent[]>;
  /** The stored rows behind the entries, by `seq`. */
  readonly rows: ReadonlyMap<number, CombatRow>;
}

/** Builds the log of a fight from its stored rows; only commands in force count, what was taken back stands apart. */
export function buildLog(source: LogSource): LogDocument {
  const { combat, campaign, session, rows, state, system } = source;
  const { name, health, roundMinutes, roundName } = system;
  const counted = new Map(rowsInForce(rows).map((row) => [row.seq, row.events]));
  const events = [...counted.values()].flat();
  return {
    id: combat.id,
    audience: 'narrator',
    title: combat.name,
    campaign: campaign.name,
    // Field by field: a stored session also has the narrator's notes.
    session: session && { number: session.number, title: session.title, date: session.date },
    system: name,
    unit: health.unit,
    rounds: state.round,
    roundName,
    gameMinutes: state.round * roundMinutes,
    roster: rosterOf(state.combatants, events),
    people: peopleOfAll(events),
    chapters: chaptersOf(entriesOf(rows, roundName)),
    corrections: correctionsOf(rows, roundName),
    statistics: statisticsOf(events),
    counted,
    rows: new Map(rows.map((row) => [row.seq, row])),
  };
}

/** Entries by round, in order. */
export function chaptersOf(entries: readonly LogEntry[]): readonly LogRound[] {
  const byRound = new Map<number, LogEntry[]>();
  for (const entry of entries) {
    const known = byRound.get(entry.round);
    if (known) known.push(entry);
    else byRound.set(entry.round, [entry]);
  }
  return [...byRound].map(([round, members]) => ({
    round,
    roundName: members[0]?.roundName ?? 'round',
    entries: members,
  }));
}

/**
 * Entries as a page shows them. The entry that only announces a turn is left out when the turn has others, which stand
 * under the same count, and so is a pin, which stands at what it pins; nothing else is.
 */
export function foldTurns(entries: readonly LogEntry[]): readonly LogEntry[] {
  const told = entries.filter(({ kind }) => kind !== 'pin');
  return told.filter((entry, index) => {
    const next = told[index + 1];
    const isBare = entry.kind === 'turn' && entry.sentence.length === 1;
    return !(isBare && next?.actor !== undefined && entry.turn !== null && next.actor?.id === entry.turn.id);
  });
}
