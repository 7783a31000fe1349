import type { ForecastProgress } from '#shared/api/forecasts.ts';
import type { ForecastSize } from '#shared/forecast/forecast.ts';
import type { Forecast } from '#shared/forecast/summary.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { openWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

/** Makes forecasts for the window, one at a time. */
export interface Forecaster {
  /** Forecasts a fight; null when it was cancelled, which a later one does, too. */
  readonly run: (system: RuleSystem, setup: unknown, size: ForecastSize) => Promise<Forecast | null>;
  /** Stops what is being forecast, if anything is. */
  readonly cancel: () => void;
}

/** Opens the place where forecasts are made; `tell` hears how far each one is. */
export function openForecaster(
  tools: WorkerPoolOptions & { readonly tell: (progress: ForecastProgress) => void },
): Forecaster {
  const pool = openWorkerPool(tools);
  return {
    run: (system, setup, size) =>
      pool.work({ system, setup, size, progress: (done) => tools.tell({ done, runs: size.runs }) }),
    cancel: () => pool.stop(),
  };
}
