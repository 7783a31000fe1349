import { Worker } from 'node:worker_threads';
import type { Changed } from '#shared/api/changes.ts';
import { fromWire } from '#shared/api/wire.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { GIVEN_UP } from '#electron/files/work-place.ts';
import type { TaskInput, TaskName, TaskResult } from './tasks.ts';
import type { Flag, Report, WorkerData, WorkOrder } from './worker-messages.ts';

/** How a piece of work is asked for. */
export interface RunOptions {
  readonly signal?: AbortSignal;
  /** Bytes of the input that are given away instead of copied. */
  readonly give?: readonly Uint8Array<ArrayBuffer>[];
}

/** Works on files where nobody waits for it. */
export interface FileWork {
  /**
   * Does a piece of work, after those asked for before. Rejects with what the work throws, and with `GIVEN_UP` when its
   * `signal` or `giveUp` ends it.
   */
  readonly run: <K extends TaskName>(
    name: K,
    input: TaskInput<K>,
    options?: RunOptions,
  ) => Promise<TaskResult<K>>;
  /** Gives up all that is being done and waits. */
  readonly giveUp: () => void;
  /** Whether anything is being done. */
  readonly isBusy: () => boolean;
  readonly close: () => Promise<void>;
}

/** What work on files needs of the world. */
export interface FileWorkOptions extends WorkerData {
  readonly script: string | URL;
  /** Told how far a piece of work is, and null when it is over. */
  readonly tell: (
    name: TaskName,
    progress: { readonly done: number; readonly total: number | null } | null,
  ) => void;
  /** Told what was written in the database. */
  readonly changed: (changed: Changed) => void;
  /** Takes what is thrown and isn't the narrator's fault, for the developers. */
  readonly report: (thrown: unknown) => void;
}

/** No piece of work may hold more than this, in megabytes. */
const MOST_MEMORY = 480;

/** Opens a thread for work on files; it is started when it is first needed. */
export function openFileWork(options: FileWorkOptions): FileWork {
  const { script, tell, changed, report, ...started } = options;
  const flags = new Map<number, Flag>();
  const broken = new Map<number, (thrown: unknown) => void>();
  let worker: Worker | null = null;
  let number = 0;

  function breakOff(thrown: unknown): void {
    worker = null;
    for (const reject of broken.values()) reject(thrown);
  }
  function start(): Worker {
    const fresh = new Worker(script, {
      workerData: started,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    fresh.setMaxListeners(0);
    fresh.on('message', (told: Report<unknown>) => {
      if (told.kind === 'changed') changed(told.changed);
    });
    fresh.on('error', (error: unknown) => {
      if (worker === fresh) breakOff(isTooMuch(error) ? tooMuch() : error);
    });
    return fresh;
  }

  return {
    run<K extends TaskName>(name: K, input: TaskInput<K>, { signal, give = [] }: RunOptions = {}) {
      worker ??= start();
      const on = worker;
      number += 1;
      const own = number;
      const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const stop = (): void => void flag.fill(1);
      if (signal?.aborted === true) stop();
      signal?.addEventListener('abort', stop);
      flags.set(own, flag);
      let leave = (): unknown => undefined;
      return new Promise<TaskResult<K>>((resolve, reject) => {
        const hear = (told: Report<TaskResult<K>>): void => {
          if (told.kind === 'changed' || told.number !== own) return;
          if (told.kind === 'step') tell(name, told);
          else if (told.kind === 'done') resolve(told.result);
          else if (told.kind === 'given-up') reject(GIVEN_UP);
          else {
            if (told.internal !== null) report(told.internal);
            reject(fromWire(told.error));
          }
        };
        broken.set(own, reject);
        leave = () => on.off('message', hear);
        on.on('message', hear);
        const order: WorkOrder = { number: own, name, input, flag };
        on.postMessage(
          order,
          give.map(({ buffer }) => buffer),
        );
      }).finally(() => {
        leave();
        signal?.removeEventListener('abort', stop);
        flags.delete(own);
        broken.delete(own);
        tell(name, null);
      });
    },
    giveUp() {
      for (const flag of flags.values()) flag.fill(1);
    },
    isBusy: () => flags.size > 0,
    async close() {
      const leaving = worker;
      breakOff(GIVEN_UP);
      await leaving?.terminate();
    },
  };
}

function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuch(): RodadaError {
  return new RodadaError('BAD_FILE', message('work.tooMuch', { megabytes: MOST_MEMORY }));
}
