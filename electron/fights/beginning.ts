import type { LoggedFight } from '#shared/api/combats.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { RodadaError } from '#shared/errors.ts';
import { lastPresence, type Presence } from '#shared/log/presence.ts';
import type { AnySystem } from '#shared/rules/registry.ts';
import { beginAt, type Head } from '#shared/stored-fight/head.ts';
import { pastOf, type RememberedPast } from '#shared/stored-fight/past.ts';
import { plain, message } from '#shared/text/message.ts';
import { commandsBetween, listCommands } from '#electron/store/combats/combat-commands.ts';
import { snapshotUpTo } from '#electron/store/combats/combat-snapshots.ts';
import type { StoredCombat } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { readStored, unreadable } from '#electron/store/unreadable.ts';

/** A stored fight with what it begins with, both worked out only when asked for. */
export interface StoredBeginning {
  readonly stored: StoredCombat;
  readonly system: AnySystem;
  readonly initial: () => CombatState;
  readonly begin: () => Head;
}

/** What the log of a stored fight is made of, from what is stored alone. */
export interface ReadForLog extends Pick<LoggedFight, 'rows' | 'state'> {
  readonly system: AnySystem;
  /** Everybody in the fight at its head, by id. */
  readonly present: Presence['present'];
}

/** The system of a stored fight; one that this app doesn't have makes the fight `UNREADABLE`. */
export function knownSystem(
  systemOf: (id: string) => AnySystem,
  { combat }: Pick<StoredCombat, 'combat'>,
): AnySystem {
  try {
    return systemOf(combat.system);
  } catch (thrown) {
    if (!(thrown instanceof RodadaError)) throw thrown;
    const what = message('storedFight.unknownSystem', { system: plain(combat.system) });
    throw unreadable(combat.name, what, 'system');
  }
}

/** A stored fight as it is read for its log; `UNREADABLE` where its system isn't known or its rows or setup aren't what was stored. */
export function readForLog(
  db: Sqlite,
  systemOf: (id: string) => AnySystem,
  stored: StoredCombat,
): ReadForLog {
  const system = knownSystem(systemOf, stored);
  const { combat, setup } = stored;
  const rows = listCommands(db, combat.id);
  const { round, present } = readStored(
    () => lastPresence(setup, rows),
    () => unreadable(combat.name, message('storedFight.brokenSetup'), 'setup'),
  );
  return { system, rows, present, state: { round, combatants: [...present.values()] } };
}

/** What a stored fight begins with; a setup its system no longer takes makes it `UNREADABLE`. */
export function beginningOf(stored: StoredCombat, system: AnySystem): StoredBeginning {
  let made: CombatState | null = null;
  const initial = (): CombatState => (made ??= setUp(stored, system));
  return { stored, system, initial, begin: () => stored.base ?? beginAt(initial()) };
}

function setUp({ combat, setup }: StoredCombat, system: AnySystem): CombatState {
  try {
    return newCombat(system, setup, 'setup');
  } catch (thrown) {
    if (!(thrown instanceof RodadaError)) throw thrown;
    const what = message('storedFight.refusedSetup', { why: thrown.said });
    throw unreadable(combat.name, what, thrown.path ?? 'setup');
  }
}

/** The past of a fight that is stamped with today's rules: its snapshots, and what is played from them. */
export function pastInStore(db: Sqlite, { stored, system, initial, begin }: StoredBeginning): RememberedPast {
  const combatId = stored.combat.id;
  const which = { combatId, rulesVersion: system.rulesVersion };
  return pastOf(system, {
    initial,
    nearest: (seq) => snapshotUpTo(db, which, seq) ?? begin(),
    rows: (after, upTo) => commandsBetween(db, combatId, after + 1, upTo),
  });
}
