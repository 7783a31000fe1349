import type { InputOf } from '#shared/api/contract.ts';
import type { ForecastAnswer, ForecastProgress } from '#shared/api/forecasts.ts';
import type { Message } from '#shared/text/message.ts';
import { call, listen } from '#renderer/state/bridge.svelte.ts';
import { errorMessage } from '#renderer/state/errors.ts';
import { createForecastRunner, type ForecastRunner, type ForecastStage } from './forecast-runner.ts';

/** Editing goes on: a forecast begins when it rests so long. */
const REST_MS = 600;
/** So many fights give a first answer within a few frames. */
const GLANCE_RUNS = 500;

/** A fight to forecast. */
export type ForecastAsked = InputOf<'forecast:run'>;

/** The forecast of one pane. */
export interface ForecastView extends ForecastRunner<ForecastAsked> {
  readonly stage: ForecastStage;
  /** The last answer there was, of what was asked then. */
  readonly answer: ForecastAnswer | null;
  /** Whether something else has been asked for since. */
  readonly stale: boolean;
  readonly progress: ForecastProgress | null;
  readonly failure: Message | null;
}

/** Opens the forecast of a pane; `onDone` is called after each answer. */
export function openForecast(onDone: (answer: ForecastAnswer) => void): ForecastView {
  let stage = $state<ForecastStage>('idle');
  let answer = $state.raw<ForecastAnswer | null>(null);
  let progress = $state.raw<ForecastProgress | null>(null);
  let failure = $state.raw<Message | null>(null);
  let stale = $state(false);
  const unlisten = listen('forecast:progress', (told) => {
    // A first answer is there before a bar of it could be read.
    if (stage === 'working') progress = told;
  });
  const runner = createForecastRunner<ForecastAsked, ForecastAnswer>({
    run: (asked) => call('forecast:run', asked),
    glance: (asked) => call('forecast:run', { ...asked, runs: GLANCE_RUNS }),
    cancel: () => call('forecast:cancel'),
    onStage(next) {
      stage = next;
      progress = null;
      if (next === 'waiting' || next === 'failed') stale = true;
    },
    onGlance(next) {
      answer = next;
      stale = false;
    },
    onAnswer(next) {
      answer = next;
      stale = false;
      failure = null;
      onDone(next);
    },
    onError(thrown) {
      failure = errorMessage(thrown);
    },
    rest: REST_MS,
  });
  return {
    ...runner,
    get stage() {
      return stage;
    },
    get answer() {
      return answer;
    },
    get stale() {
      return stale;
    },
    get progress() {
      return progress;
    },
    get failure() {
      return failure;
    },
    close() {
      unlisten();
      runner.close();
    },
  };
}
