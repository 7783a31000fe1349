import { RodadaError } from '#shared/errors.ts';
import type { AnySystem } from '#shared/rules/registry.ts';
import { inSight, shownAfter } from '#shared/player/shown-names.ts';
import { playRows } from '#shared/stored-fight/head.ts';
import { playAll, SNAPSHOT_EVERY } from '#shared/stored-fight/play-all.ts';
import { commandsBetween, countCommands, listCommands } from '#electron/store/combats/combat-commands.ts';
import { snapshotSeqs, snapshotUpTo, type SnapshotsOf } from '#electron/store/combats/combat-snapshots.ts';
import { requireCombat, writeShown } from '#electron/store/combats/combats.ts';
import { sqliteCode, type Sqlite } from '#electron/store/sqlite.ts';
import { beginningOf, knownSystem, pastInStore, type StoredBeginning } from './beginning.ts';
import { compareFight } from './compare-fight.ts';
import { keepSnapshots, storeIfPossible } from './keep-snapshots.ts';
import { shownState, type LiveFight, type PlayedOnFight } from './live-fight.ts';
import { shownOfFight } from './shown-of-fight.ts';

/** What fights are loaded from. */
export interface LoadTools {
  readonly db: Sqlite;
  readonly systemOf: (id: string) => AnySystem;
}

/**
 * Loads a stored fight at its head. Under the rules it is stamped with: from its newest snapshot on; snapshots that are
 * missing are made. Under others: played again and compared; where it comes to the same it is stamped anew, else it is
 * as it was played. `NOT_FOUND` under `field`, `UNREADABLE` for one that isn't what was stored.
 */
export function loadFight({ db, systemOf }: LoadTools, id: string, field: string): LiveFight {
  const fight = loadStored({ db, systemOf }, id, field);
  const shown = shownAfter(fight.shown, inSight(shownState(fight)));
  if (shown === fight.shown) return fight;
  storeIfPossible(db, () => writeShown(db, id, shown));
  return { ...fight, shown };
}

function loadStored({ db, systemOf }: LoadTools, id: string, field: string): LiveFight {
  const stored = requireCombat(db, id, field);
  const beginning = beginningOf(stored, knownSystem(systemOf, stored));
  if (stored.rulesVersion !== beginning.system.rulesVersion) return compareFight(db, beginning);
  try {
    return loadHead(db, beginning);
  } catch (thrown) {
    const said = thrown instanceof RodadaError && thrown.code === 'UNREADABLE';
    if (said || sqliteCode(thrown) !== null) throw thrown;
    // It can't be played on although the rules are the same: what is stored of it can still be shown.
    return compareFight(db, beginning);
  }
}

function loadHead(db: Sqlite, beginning: StoredBeginning): PlayedOnFight {
  const { stored, system } = beginning;
  const combatId = stored.combat.id;
  const which = { combatId, rulesVersion: system.rulesVersion };
  const past = pastInStore(db, beginning);
  const count = countCommands(db, combatId);
  const shown = shownOfFight(db, stored);
  const played = { kind: 'played-on', stored, system, shown, past } as const;
  if (isMissingSome(db, which, stored.base?.seq ?? 0, count)) {
    const begin = beginning.begin();
    const rows = listCommands(db, combatId).slice(begin.seq);
    const { head, stops, refused } = playAll(system, { ...beginning, begin, rows });
    if (refused !== null) throw refused;
    keepSnapshots(db, which, stops);
    past.remember(head);
    return { ...played, head };
  }
  const from = snapshotUpTo(db, which, count) ?? beginning.begin();
  const rows = commandsBetween(db, combatId, from.seq + 1, count);
  past.remember(from);
  const head = playRows({ system, past }, from, rows, (_, now) => past.remember(now.head));
  return { ...played, head };
}

function isMissingSome(db: Sqlite, which: SnapshotsOf, first: number, count: number): boolean {
  const due = Math.floor(count / SNAPSHOT_EVERY) - Math.floor(first / SNAPSHOT_EVERY);
  return snapshotSeqs(db, which).filter((seq) => seq > first && seq % SNAPSHOT_EVERY === 0).length < due;
}
