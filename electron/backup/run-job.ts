import type { Worker } from 'node:worker_threads';
import { askWorker } from '#electron/ask-worker.ts';
import type { OpenOptions } from '#electron/store/sqlite.ts';
import type { Done, Job } from './jobs.ts';

/** How jobs are run. */
export interface JobTools {
  /** The script that does one. */
  readonly script: string | URL;
  readonly sqlite: OpenOptions;
}

/** Runs jobs, each in a thread of its own that ends with it. */
export interface Jobs {
  /** Rejects with what the job throws, or when all are given up. */
  readonly run: <K extends Job['kind']>(job: Extract<Job, { readonly kind: K }>) => Promise<Done[K]>;
  /** Gives up whatever is running. */
  readonly stop: () => void;
}

/** Makes the place where jobs are run. */
export function openJobs({ script, sqlite: { nativeBinding } }: JobTools): Jobs {
  const running = new Set<Worker>();
  return {
    run: (job) =>
      askWorker(
        { script, workerData: { job, nativeBinding }, failed: (why) => Promise.reject(why) },
        running,
      ),
    stop() {
      for (const worker of running) void worker.terminate();
    },
  };
}
