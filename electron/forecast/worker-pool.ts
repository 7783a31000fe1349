import { Worker } from 'node:worker_threads';
import { emptyTally, summaryOf, type ForecastSize } from '#shared/forecast/forecast.ts';
import { planForecast, type Planned } from '#shared/forecast/plan.ts';
import type { Forecast } from '#shared/forecast/summary.ts';
import { addTally } from '#shared/arena/tally.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Report, ToWorker } from './worker-messages.ts';

/** How a pool of workers is opened. */
export interface WorkerPoolOptions {
  /** The script of a worker. */
  readonly script: string | URL;
  readonly workers: number;
}

/** A forecast to be worked out. */
export interface ForecastTask {
  readonly system: RuleSystem;
  /** As `planForecast` takes it. */
  readonly setup: unknown;
  readonly size: ForecastSize;
  /** Told how many fights are done. */
  readonly progress: (done: number) => void;
}

/** Workers that stay between forecasts, so that only the first one waits for them to start; one forecast at a time. */
export interface WorkerPool {
  /**
   * Forecasts a fight; the answer depends on the seed, not on how many work on it. Null when it was stopped, which another
   * forecast does, too. What is wrong with the fight rejects before anybody begins, and so does a worker that breaks down.
   */
  readonly work: (task: ForecastTask) => Promise<Forecast | null>;
  readonly stop: () => void;
  /** Ends all workers; another forecast starts new ones. */
  readonly close: () => Promise<void>;
}

interface Job {
  readonly number: number;
  readonly take: (report: Report) => void;
  readonly end: (stopped: unknown) => void;
}

const STOPPED = Symbol('stopped');

/** Opens a pool; workers are started when they are first needed. */
export function openWorkerPool({ script, workers }: WorkerPoolOptions): WorkerPool {
  let pool: readonly Worker[] = [];
  let job: Job | null = null;
  let number = 0;

  const tell = (to: readonly Worker[], word: ToWorker): void => {
    for (const worker of to) worker.postMessage(word);
  };
  const stop = (why: unknown): void => {
    job?.end(why);
    job = null;
    tell(pool, { kind: 'stop' });
  };
  const close = async (why: unknown): Promise<void> => {
    const leaving = pool;
    stop(why);
    pool = [];
    await Promise.all(leaving.map((worker) => worker.terminate()));
  };
  const start = (): Worker => {
    const worker = new Worker(script);
    worker.on('message', (report: Report) => {
      if (report.number === job?.number) job.take(report);
    });
    worker.on('error', (error) => void close(error));
    return worker;
  };

  return {
    async work({ system, setup, size, progress }) {
      const planned = planForecast(system, setup);
      stop(STOPPED);
      if (pool.length === 0) pool = Array.from({ length: workers }, start);
      // One against one may be exact: then there is nothing to share out.
      const sharing = isDuel(planned) ? pool.slice(0, 1) : pool;
      number += 1;
      const own = number;
      try {
        const forecast = await new Promise<Forecast>((resolve, reject) => {
          const take = collect(planned, { size, workers: sharing.length, progress, ready: resolve });
          job = { number: own, take, end: reject };
          for (const [first, worker] of sharing.entries()) {
            const step = sharing.length;
            tell([worker], { kind: 'work', number: own, system: system.id, setup, size, first, step });
          }
        });
        job = null;
        return forecast;
      } catch (why) {
        if (why === STOPPED) return null;
        throw why;
      }
    },
    stop: () => stop(STOPPED),
    close: () => close(STOPPED),
  };
}

function isDuel({ plan: { state } }: Planned): boolean {
  return state.combatants.length + state.reserves.length === 2;
}

interface Collecting {
  readonly size: ForecastSize;
  readonly workers: number;
  readonly progress: (done: number) => void;
  readonly ready: (forecast: Forecast) => void;
}

/** Puts the reports of a forecast together until everyone is through. */
function collect(planned: Planned, { size, workers, progress, ready }: Collecting): Job['take'] {
  const tally = emptyTally(planned);
  let exact: Forecast | null = null;
  let through = 0;
  return (report) => {
    if (report.kind === 'done') {
      through += 1;
      if (through === workers) ready(exact ?? summaryOf(planned, tally, size.runs, false));
      return;
    }
    if (report.kind === 'exact') exact = summaryOf(planned, report.tally, size.runs, true);
    else addTally(tally, report.tally);
    progress(report.kind === 'exact' ? size.runs : tally.runs);
  };
}
