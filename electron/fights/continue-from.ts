import { randomUUID } from 'node:crypto';
import type { Combat, CombatRow } from '../../shared/api/combats.ts';
import { replay, stateOf } from '../../shared/combat/history.ts';
import { rowsToMoment, type PlayedFight } from '../../shared/log/moments.ts';
import type { Locale } from '../../shared/text/locale.ts';
import { text } from '../../shared/text/translate.ts';
import { appendCommand, storeCombat, type StoredCombat } from '../store/combats.ts';
import { inTransaction, type Sqlite } from '../store/sqlite.ts';

/** A fight that another goes on from, and where. */
export interface Continuing {
  readonly requestId: string;
  readonly from: PlayedFight<CombatRow> & { readonly stored: StoredCombat };
  readonly seq: number;
  /** ISO date-time. */
  readonly now: string;
  readonly locale: Locale;
}

/**
 * Stores a new fight that goes on from a moment of another, which stays as it was: the same setup, so that everybody
 * keeps their id, and the commands that led there with their dice and the time they were played at. Gives its id.
 *
 * The party stays that of the other fight. Should both end, the points of the one that ended last are the ones that
 * hold: a fight's end sets points and takes nothing off them, so that nobody is hurt twice by the rounds they share.
 */
export function continueFrom(db: Sqlite, { requestId, from, seq, now, locale }: Continuing): string {
  const { stored, system, history } = from;
  const rows = rowsToMoment(from.rows, seq).map((row, index) => ({ ...row, seq: index + 1 }));
  const { status, round } = stateOf(replay(system, history.initial, rows));
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
  inTransaction(db, () => {
    storeCombat(db, requestId, { ...stored, combat });
    for (const row of rows) appendCommand(db, combat, row);
  });
  return combat.id;
}
