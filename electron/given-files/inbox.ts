/** A file that the system had the app open: it waits for the narrator's word. */
interface WaitingFile {
  readonly id: number;
  readonly path: string;
}

/** The files that came from outside, in the order they came. They wait here whether the data are open or not. */
export interface Inbox {
  readonly add: (paths: readonly string[]) => void;
  /** The one that has waited longest. */
  readonly first: () => WaitingFile | null;
  readonly remove: (id: number) => void;
  /** Has this told, in place of whoever was told before, when another file has become the first. */
  readonly watch: (told: () => void) => void;
}

/** An inbox with these files in it. (Free of zod and texts: this runs before the window opens.) */
export function openInbox(paths: readonly string[]): Inbox {
  let waiting: readonly WaitingFile[] = [];
  let count = 0;
  let tell: () => void = () => undefined;

  function change(to: readonly WaitingFile[]): void {
    const before = waiting[0]?.id;
    waiting = to;
    if (waiting[0]?.id !== before) tell();
  }
  function add(more: readonly string[]): void {
    const fresh = more.map((path) => ({ id: (count += 1), path }));
    change([...waiting, ...fresh]);
  }
  add(paths);
  return {
    add,
    first: () => waiting[0] ?? null,
    remove: (id) => change(waiting.filter((one) => one.id !== id)),
    watch(told) {
      tell = told;
    },
  };
}
