import type { CombatEvent } from '#shared/combat/events.ts';

interface Row {
  readonly seq: number;
  readonly command: { readonly type: string };
  readonly events: readonly CombatEvent[];
}

/** The turn in progress by its rows in force: the `seq` of the row that began it (acting now, or going on after it, begins a turn again), and whether it was marked as late (H5). */
export function turnBegan(done: readonly Row[]): { readonly seq: number; readonly late: boolean } | null {
  const index = done.findLastIndex(({ events }) =>
    events.some(({ type }) => type === 'turn' || type === 'acted-now'),
  );
  const row = done[index];
  if (row === undefined) return null;
  return { seq: row.seq, late: done.slice(index).some(({ command }) => command.type === 'late') };
}
