import type { CombatRow } from '../../../shared/api/combats.ts';

/** When each row that was taken back was last taken back: `seq` to ISO date-time. */
export function correctionTimes(rows: readonly CombatRow[]): ReadonlyMap<number, string> {
  const times = new Map<number, string>();
  const done: number[] = [];
  let undone: number[] = [];
  for (const { seq, at, command } of rows) {
    if (command.type === 'undo') {
      const last = done.pop();
      if (last === undefined) continue;
      undone.push(last);
      times.set(last, at);
    } else if (command.type === 'redo') {
      const last = undone.pop();
      if (last !== undefined) done.push(last);
    } else {
      done.push(seq);
      undone = [];
    }
  }
  return times;
}
