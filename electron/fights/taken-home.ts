import type { TakenHome } from '#shared/api/campaigns.ts';
import { byId } from '#shared/log/statistics/statistics.ts';
import { rowsInForce } from '#shared/log/statistics/counted-once.ts';
import { deedsOf } from '#shared/log/statistics/deeds.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { requireCombat } from '#electron/store/combats/combats.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { tryReading } from '#electron/store/unreadable.ts';

/** The fights in which something was given, the last one first. */
const givingFights = statement<{ readonly id: string }>(
  `SELECT id FROM combats WHERE campaign_id = ? AND removed_at IS NULL AND EXISTS (
     SELECT 1 FROM combat_commands WHERE combat_id = combats.id AND instr(command, '"reward"') > 0)
   ORDER BY updated_at DESC, id`,
);

/** What the characters of a campaign took home, fight by fight, the last one first; fights that can't be read are left out. */
export function listTakenHome(db: Sqlite, campaignId: string): readonly TakenHome[] {
  return givingFights(db)
    .all(campaignId)
    .flatMap(({ id }) => {
      const reading = tryReading(() => takenFrom(db, id));
      return 'read' in reading ? reading.read : [];
    });
}

function takenFrom(db: Sqlite, combatId: string): readonly TakenHome[] {
  const { combat, party } = requireCombat(db, combatId, 'combatId');
  const events = rowsInForce(listCommands(db, combatId)).flatMap((row) => row.events);
  return deedsOf(events, byId).rewards.flatMap(({ who, experience, things }) => {
    const characterId = party.get(who.id);
    return characterId === undefined
      ? []
      : [{ characterId, combatId, combatName: combat.name, experience, things }];
  });
}
