import type { CombatRow } from '#shared/records/combat.ts';
import { foldIn, nothingDone } from '#shared/combat/fold.ts';

/** When each row that was taken back was last taken back: `seq` to ISO date-time. */
export function correctionTimes(rows: readonly CombatRow[]): ReadonlyMap<number, string> {
  const times = new Map<number, string>();
  const folding = nothingDone<number>();
  for (const { seq, at, command } of rows) {
    const { how, item } = foldIn(folding, command, () => seq);
    if (how === 'undone' && item !== null) times.set(item, at);
  }
  return times;
}
