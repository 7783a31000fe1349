import { Worker } from 'node:worker_threads';

/** Something a thread of its own is asked, once. */
export interface Asking<T> {
  readonly script: string | URL;
  readonly workerData: unknown;
  /** What is given where it breaks down, or ends without an answer. */
  readonly failed: (why: Error) => T | Promise<T>;
}

/** Starts a thread, which is among those that run until it ends, and gives the one thing it says. */
export function askWorker<T>(
  { script, workerData, failed }: Asking<T>,
  running = new Set<Worker>(),
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const worker = new Worker(script, { workerData });
    running.add(worker);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      running.delete(worker);
      // Nothing happens by it where it has been answered.
      reject(new Error(`The thread ended (${code}).`));
    });
  }).catch((why: unknown) => failed(why instanceof Error ? why : new Error(String(why))));
}
