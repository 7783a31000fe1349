import { randomUUID } from 'node:crypto';
import type { Combat, CombatRow } from '#shared/records/combat.ts';
import { nothingDone } from '#shared/combat/fold.ts';
import { rowsToMoment } from '#shared/log/moments.ts';
import { beginAt, type Head } from '#shared/stored-fight/head.ts';
import { playAll } from '#shared/stored-fight/play-all.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { appendCommand, commandsBetween } from '#electron/store/combats/combat-commands.ts';
import { fightSources, storeFightSources } from '#electron/store/combats/combat-sources.ts';
import { storeCombat, type StoredCombat } from '#electron/store/combats/combats.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import type { LiveFight } from './live-fight.ts';
import { momentGone, momentOf } from './moment-of-fight.ts';

/** A fight that another goes on from, and where. */
export interface Continuing {
  readonly requestId: string;
  readonly from: LiveFight;
  readonly seq: number;
  /** ISO date-time. */
  readonly now: string;
  readonly locale: Locale;
}

/**
 * Stores a new fight that goes on from a moment of another, which stays as it was: the same setup, so that everybody
 * keeps their id, and the commands that led there with their dice and the time they were played at. Where playing them
 * no longer comes to that moment, the new one begins with the state stored of it. Gives its id; throws as `momentOf` does.
 *
 * The party stays that of the other fight. Should both end, the points of the one that ended last are the ones that
 * hold: a fight's end sets points and takes nothing off them, so that nobody is hurt twice by the rounds they share.
 */
export function continueFrom(db: Sqlite, { requestId, from, seq, now, locale }: Continuing): string {
  const { stored, system, shown } = from;
  momentOf(from, seq);
  const rows = rowsToMoment(commandsBetween(db, stored.combat.id, 1, seq), seq);
  const base = baseOf(from, seq, rows);
  const led = rows.map((row, index) => ({ ...row, seq: index + 1 }));
  const { status, round } = headOf(from, base, led).moment.state;
  const combat: Combat = {
    ...stored.combat,
    id: randomUUID(),
    name: text(round === 0 ? 'fightLog.fromStart' : 'fightLog.fromRound', locale, {
      name: stored.combat.name,
      round,
      context: system.roundName,
    }),
    status,
    round,
    createdAt: now,
    updatedAt: now,
  };
  const { rulesVersion } = system;
  inTransaction(db, () => {
    storeCombat(db, requestId, { ...stored, combat, rulesVersion, base, shown });
    storeFightSources(db, combat.id, fightSources(db, stored.combat.id));
    for (const row of led) appendCommand(db, combat.id, row);
  });
  return combat.id;
}

/** The state the new fight begins with where the rows that led there don't: the one stored of it, or the other's own. */
function baseOf(from: LiveFight, seq: number, rows: readonly CombatRow[]): StoredCombat['base'] {
  if (from.kind === 'as-played' && seq > from.agreed) {
    const snapshot = from.snapshots.get(seq);
    // From one that is over nothing could go on.
    if (snapshot === undefined || snapshot.moment.state.status === 'ended') return momentGone();
    return { ...snapshot, seq: rows.length, folded: nothingDone() };
  }
  const { base } = from.stored;
  // Begun anew since, it has left that state behind.
  return base !== null && rows[0]?.seq === 1 ? base : null;
}

function headOf({ system, past }: LiveFight, base: Head | null, rows: readonly CombatRow[]): Head {
  const begin = base ?? beginAt(past.initial());
  return playAll(system, { begin, rows: rows.slice(begin.seq), initial: past.initial }).head;
}
