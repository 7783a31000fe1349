import type { CombatState } from '#shared/combat/state.ts';
import { shownInRows } from '#shared/log/players/shown-in-rows.ts';
import { NOBODY_SHOWN, type ShownNames } from '#shared/player/kept-names.ts';
import { inSight, shownAfter } from '#shared/player/shown-names.ts';
import { message } from '#shared/text/message.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { writeShown, type StoredCombat } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { readStored, tryReading, unreadable } from '#electron/store/unreadable.ts';
import { storeIfPossible } from './keep-snapshots.ts';

/**
 * What a stored fight's players know everybody by. For one stored before that was kept it is worked out from its rows, and
 * kept from then on.
 */
export function shownOfFight(db: Sqlite, stored: StoredCombat): ShownNames {
  if (stored.shown !== null) return stored.shown;
  const { id, name } = stored.combat;
  const tried = tryReading(() =>
    readStored(
      () => shownInRows(stored.setup, listCommands(db, id)),
      () => unreadable(name, message('storedFight.brokenSetup'), 'setup'),
    ),
  );
  // What its rows don't tell begins with what is shown next.
  if (!('read' in tried)) return NOBODY_SHOWN;
  storeIfPossible(db, () => writeShown(db, id, tried.read));
  return tried.read;
}

/** What they know once a state is shown to them; it is stored where that is more. Call it in a transaction. */
export function keepShown(db: Sqlite, id: string, before: ShownNames, state: CombatState): ShownNames {
  const after = shownAfter(before, inSight(state));
  if (after !== before) writeShown(db, id, after);
  return after;
}
