import { Worker } from 'node:worker_threads';
import { emptyTally, summaryOf, type ForecastSize } from '#shared/forecast/forecast.ts';
import { planForecast, type Planned } from '#shared/forecast/plan.ts';
import type { Forecast } from '#shared/forecast/summary.ts';
import { addTally } from '#shared/arena/tally.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Report, ToWorker } from './work-order.ts';

/** What a crew is made of. */
export interface CrewTools {
  /** The script of a worker. */
  readonly script: string | URL;
  readonly workers: number;
}

/** A forecast to be worked out by a crew. */
export interface CrewTask {
  readonly system: RuleSystem;
  /** As `planForecast` takes it. */
  readonly setup: unknown;
  readonly size: ForecastSize;
  /** Told how many fights are done. */
  readonly progress: (done: number) => void;
}

/** Workers that stay between forecasts, so that only the first one waits for them to come; one forecast at a time. */
export interface Crew {
  /**
   * Forecasts a fight; the answer depends on the seed, not on how many work on it. Null when it was stopped, which another
   * forecast does, too. What is wrong with the fight rejects before anybody begins, and so does a worker that breaks down.
   */
  readonly work: (task: CrewTask) => Promise<Forecast | null>;
  readonly stop: () => void;
  /** Sends everyone home; another forecast calls new ones. */
  readonly dismiss: () => Promise<void>;
}

interface Job {
  readonly number: number;
  readonly take: (report: Report) => void;
  readonly end: (stopped: unknown) => void;
}

const STOPPED = Symbol('stopped');

/** Gets a crew ready; workers are called when they are first needed. */
export function hireCrew({ script, workers }: CrewTools): Crew {
  let crew: readonly Worker[] = [];
  let job: Job | null = null;
  let number = 0;

  const tell = (to: readonly Worker[], word: ToWorker): void => {
    for (const worker of to) worker.postMessage(word);
  };
  const stop = (why: unknown): void => {
    job?.end(why);
    job = null;
    tell(crew, { kind: 'stop' });
  };
  const dismiss = async (why: unknown): Promise<void> => {
    const leaving = crew;
    stop(why);
    crew = [];
    await Promise.all(leaving.map((worker) => worker.terminate()));
  };
  const call = (): Worker => {
    const worker = new Worker(script);
    worker.on('message', (report: Report) => {
      if (report.number === job?.number) job.take(report);
    });
    worker.on('error', (error) => void dismiss(error));
    return worker;
  };

  return {
    async work({ system, setup, size, progress }) {
      const planned = planForecast(system, setup);
      stop(STOPPED);
      if (crew.length === 0) crew = Array.from({ length: workers }, call);
      // One against one may be exact: then there is nothing to share out.
      const sharing = isDuel(planned) ? crew.slice(0, 1) : crew;
      number += 1;
      const own = number;
      try {
        const forecast = await new Promise<Forecast>((resolve, reject) => {
          const take = collect(planned, size, sharing.length, progress, resolve);
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
    dismiss: () => dismiss(STOPPED),
  };
}

function isDuel({ plan: { state } }: Planned): boolean {
  return state.combatants.length + state.reserves.length === 2;
}

/** Puts the reports of a forecast together until everyone is through. */
function collect(
  planned: Planned,
  size: ForecastSize,
  workers: number,
  progress: (done: number) => void,
  ready: (forecast: Forecast) => void,
): Job['take'] {
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
