/** The least of a command that folding asks for. */
interface Typed {
  readonly type: string;
}

/** A list after undo and redo: those in force, and those taken back that redo would bring in again (the next one last). */
export interface Folded<T> {
  readonly done: readonly T[];
  readonly undone: readonly T[];
}

/** The same while it is being folded. */
export interface Folding<T> extends Folded<T> {
  readonly done: T[];
  readonly undone: T[];
}

/** What a command did to the list in force: it was added, took the last item back, or brought one back in; null where it found none. */
export type Step<T> =
  | { readonly how: 'done'; readonly item: T }
  | { readonly how: 'undone' | 'redone'; readonly item: T | null };

/** Whether a command is carried out, or takes back or repeats others. Only this knows undo and redo. */
export function howItFolds({ type }: Typed): Step<unknown>['how'] {
  switch (type) {
    case 'undo':
      return 'undone';
    case 'redo':
      return 'redone';
    default:
      return 'done';
  }
}

/** Nothing done yet. */
export function nothingDone<T>(): Folding<T> {
  return { done: [], undone: [] };
}

/**
 * Takes one command in. Undo takes the last item back; redo puts it in again. Any other command adds an item of its own,
 * made by `make`, and what was taken back is forgotten. If `make` throws, nothing has changed.
 */
export function foldIn<T>({ done, undone }: Folding<T>, command: Typed, make: () => T): Step<T> {
  const how = howItFolds(command);
  switch (how) {
    case 'undone':
      return { how, item: move(done, undone) };
    case 'redone':
      return { how, item: move(undone, done) };
    case 'done': {
      const item = make();
      done.push(item);
      undone.length = 0;
      return { how, item };
    }
  }
}

/** A fold that grows by itself: the one it was copied from stays as it is. */
export function copyOfFold<T>({ done, undone }: Folded<T>): Folding<T> {
  return { done: [...done], undone: [...undone] };
}

/** Which stored rows are in force, and which redo would bring back. */
export function foldRows<T extends { readonly command: Typed }>(rows: readonly T[]): Folded<T> {
  const folding = nothingDone<T>();
  for (const row of rows) foldIn(folding, row.command, () => row);
  return folding;
}

/** One command more, with what it did; what was before stays as it is. */
export function foldNext<T>(
  before: Folded<T>,
  command: Typed,
  make: () => T,
): { readonly folded: Folded<T>; readonly step: Step<T> } {
  const folded = copyOfFold(before);
  return { step: foldIn(folded, command, make), folded };
}

/** Those in force since the fight was last begun anew. */
export function sinceReset<T extends { readonly command: Typed }>(done: readonly T[]): readonly T[] {
  return done.slice(done.findLastIndex(({ command }) => command.type === 'reset') + 1);
}

function move<T>(from: T[], to: T[]): T | null {
  const last = from.pop();
  if (last === undefined) return null;
  to.push(last);
  return last;
}
