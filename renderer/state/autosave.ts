/** Where a document that saves itself stands. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/** Saves the latest version of something, one save at a time. */
export interface Autosave<T> {
  /** A newer version; saved after a short rest, or with the next `flush`. */
  change: (value: T) => void;
  /** Saves what is waiting now; true when nothing is left unsaved. */
  flush: () => Promise<boolean>;
}

/** How an autosave works: what saves, who hears of its state and of failures, and how long it rests (ms). */
export interface AutosavePlan<T> {
  readonly save: (value: T) => Promise<unknown>;
  readonly onState: (state: SaveState) => void;
  readonly onError: (error: unknown) => void;
  readonly rest: number;
}

/** Makes an autosave. A version that failed is kept and tried again with the next change or `flush`. */
export function createAutosave<T>({ save, onState, onError, rest }: AutosavePlan<T>): Autosave<T> {
  let waiting: { readonly value: T } | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function saveAll(): Promise<boolean> {
    for (let next = waiting; next !== null; next = waiting) {
      waiting = null;
      onState('saving');
      try {
        await save(next.value);
      } catch (error) {
        waiting ??= next;
        onState('failed');
        onError(error);
        return false;
      }
    }
    onState('saved');
    return true;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) return running;
    if (waiting === null) return Promise.resolve(true);
    running = saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    change(value) {
      waiting = { value };
      onState('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), rest);
    },
    flush,
  };
}
