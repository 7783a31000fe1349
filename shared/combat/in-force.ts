/** The least an append-only list of commands needs to be folded: each row's command type. */
interface Row {
  readonly command: { readonly type: string };
}

/** A list of rows after undo and redo: those in force, and those that redo would bring back (the next one last). */
export interface Folded<T> {
  readonly done: readonly T[];
  readonly undone: readonly T[];
}

/** Which stored rows are in force: undo takes the last one back, redo puts it in again, a new command forgets what was taken back. */
export function foldRows<T extends Row>(rows: readonly T[]): Folded<T> {
  const done: T[] = [];
  const undone: T[] = [];
  for (const row of rows) foldIn(row, done, undone);
  return { done, undone };
}

/** The same with one more row, so that those before it needn't be folded anew. */
export function foldNext<T extends Row>(before: Folded<T>, row: T): Folded<T> {
  const done = [...before.done];
  const undone = [...before.undone];
  foldIn(row, done, undone);
  return { done, undone };
}

/** Those in force since the fight was last begun anew. */
export function sinceReset<T extends Row>(done: readonly T[]): readonly T[] {
  return done.slice(done.findLastIndex(({ command }) => command.type === 'reset') + 1);
}

function foldIn<T extends Row>(row: T, done: T[], undone: T[]): void {
  if (row.command.type === 'undo') move(done, undone);
  else if (row.command.type === 'redo') move(undone, done);
  else {
    done.push(row);
    undone.length = 0;
  }
}

function move<T>(from: T[], to: T[]): void {
  const last = from.pop();
  if (last !== undefined) to.push(last);
}
