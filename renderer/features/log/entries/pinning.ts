import { rowsInForce } from '#shared/log/statistics/counted-once.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { isPinned, pinCommand } from '#shared/log/pins.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import type { ReadFight } from '#renderer/features/log/reading.svelte.ts';

/** Whether entries of a fight can be pinned: it is still played on, and these are its own, not its players'. */
export function canPin({ fight, doc }: ReadFight): boolean {
  return !fight.asPlayed && doc.audience === 'narrator';
}

/** Pins an entry of a fight that is read, or unpins it. */
export async function togglePin({ fight }: ReadFight, entry: LogEntry): Promise<void> {
  const on = !isPinned(entry);
  const command = pinCommand(rowsInForce(fight.rows), entry.seq, on);
  if (command === null) return;
  await call('combats:command', { combatId: fight.combat.id, after: fight.rows.length, command });
  announce(t(on ? 'fightLog.pinned' : 'fightLog.unpinned'));
}
