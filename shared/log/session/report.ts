import type { CombatRow } from '#shared/records/combat.ts';
import { changesOf } from '#shared/rules/kit/sheet-changes.ts';
import type { LastingFigures, RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { countedOnce } from '#shared/log/statistics/counted-once.ts';
import type { LogDocument } from '#shared/log/document.ts';
import { acrossFights, statisticsOf, type Statistics } from '#shared/log/statistics/statistics.ts';

/** A character before the session's first fight and after its last. */
export interface PartyMember {
  readonly name: string;
  readonly before: LastingFigures;
  readonly after: LastingFigures;
}

/** What a report is made from. */
export interface SessionSource {
  readonly session: {
    readonly id: string;
    readonly number: number;
    readonly title: string;
    readonly date: string;
    readonly notes: string;
  };
  readonly campaign: { readonly name: string };
  readonly system: RuleSystem;
  /** In the order they were fought, each with its stored rows. */
  readonly fights: readonly { readonly doc: LogDocument; readonly rows: readonly CombatRow[] }[];
  readonly party: readonly PartyMember[];
  /** What is wrong with fights that can't be read, which are left out. */
  readonly unread: readonly Message[];
  readonly audience: LogDocument['audience'];
}

/** A character in the report: points before and after, and what changed of it in the words of its sheet. */
export interface PartyLine {
  readonly name: string;
  readonly before: LastingFigures['hp'];
  readonly after: LastingFigures['hp'];
  readonly changes: readonly Message[];
}

/** An evening at the table, apart from any language and format. */
export interface SessionReport {
  readonly id: string;
  readonly audience: LogDocument['audience'];
  readonly session: Omit<SessionSource['session'], 'id' | 'notes'>;
  readonly campaign: string;
  readonly system: Message;
  readonly unit: Message;
  /** The narrator's, in Markdown; players get none. */
  readonly notes: string;
  readonly fights: readonly LogDocument[];
  /** What is wrong with fights that were left out; players aren't told. */
  readonly unread: readonly Message[];
  readonly party: readonly PartyLine[];
  /** Figures of all its fights: what two of them share counts once. */
  readonly statistics: Statistics;
}

/** Makes the report of a session. */
export function sessionReport({
  session,
  campaign,
  system,
  fights,
  party,
  unread,
  audience,
}: SessionSource): SessionReport {
  const { id, number, title, date, notes } = session;
  const once = countedOnce(fights.map(({ rows }) => rows));
  const events = fights.flatMap(({ doc, rows }, index) =>
    rows.flatMap((row) => (once[index]?.has(row) ? (doc.counted.get(row.seq) ?? []) : [])),
  );
  return {
    id,
    audience,
    session: { number, title, date },
    campaign: campaign.name,
    system: system.name,
    unit: system.health.unit,
    notes: audience === 'players' ? '' : notes.trim(),
    fights: fights.map(({ doc }) => doc),
    unread: audience === 'players' ? [] : unread,
    party: party.map(({ name, before, after }) => ({
      name,
      before: before.hp,
      after: after.hp,
      // Points stand in columns of their own.
      changes: changesOf(system, { before: { ...before, hp: after.hp }, after }),
    })),
    statistics: statisticsOf(events, acrossFights),
  };
}
