import type { LeftNote } from '#shared/api/combats.ts';
import { rowsInForce } from '#shared/log/statistics/counted-once.ts';
import type { Combat, CombatRow } from '#shared/records/combat.ts';
import { bySigns } from '#shared/text/lists.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { listCombats, requireListed } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { tryReading } from '#electron/store/unreadable.ts';

/** What the narrator wrote for the next session, in the fights of the last session before that of this fight. */
export function leftNotes(db: Sqlite, combatId: string): readonly LeftNote[] {
  const { campaignId, sessionId, createdAt } = requireListed(db, combatId, 'id');
  const before = listCombats(db, campaignId)
    .filter((one) => one.createdAt < createdAt && one.id !== combatId)
    .filter((one) => one.sessionId === null || one.sessionId !== sessionId)
    .toSorted((a, b) => bySigns(a.createdAt, b.createdAt));
  const last = before.at(-1);
  if (last === undefined) return [];
  const those = last.sessionId === null ? [last] : before.filter((one) => one.sessionId === last.sessionId);
  return those.flatMap((combat) =>
    rowsInForce(readRows(db, combat)).flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'noted' && event.next === true ? [{ text: event.text, fight: combat.name }] : [],
      ),
    ),
  );
}

/** The rows of a fight; of one that is damaged none, which the lists tell of. */
function readRows(db: Sqlite, { id }: Combat): readonly CombatRow[] {
  const reading = tryReading(() => listCommands(db, id));
  return 'read' in reading ? reading.read : [];
}
