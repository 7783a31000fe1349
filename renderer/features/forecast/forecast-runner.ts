/** Where a forecast stands. */
export type ForecastStage = 'idle' | 'waiting' | 'working' | 'done' | 'stopped' | 'failed';

/** What a runner works with. */
export interface RunnerTools<Asked, Answer> {
  /** Null when it was cancelled. */
  readonly run: (asked: Asked) => Promise<Answer | null>;
  /** A first answer, rough and soon there; null when something else was asked for meanwhile. */
  readonly glance: (asked: Asked) => Promise<Answer | null>;
  readonly cancel: () => Promise<unknown>;
  readonly onStage: (stage: ForecastStage) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Called with a first answer, which the whole one follows. */
  readonly onGlance: (answer: Answer) => void;
  readonly onError: (thrown: unknown) => void;
  /** Milliseconds without a change before it begins. */
  readonly rest: number;
}

/** Forecasts what was asked last. */
export interface ForecastRunner<Asked> {
  /** Asks for something else: what is under way is cancelled, a first answer comes at once, and the whole begins after a rest without another change. */
  readonly ask: (asked: Asked) => void;
  /** Begins at once with what was asked last, also after a stop. */
  readonly again: () => void;
  /** Stops what is under way or waiting. */
  readonly stop: () => void;
  /** Nothing more is asked for: what is under way is cancelled, unheard. */
  readonly close: () => void;
}

/** Makes a runner of forecasts: one at a time, the latest wins. */
export function createForecastRunner<Asked, Answer>(
  tools: RunnerTools<Asked, Answer>,
): ForecastRunner<Asked> {
  let wanted: { readonly asked: Asked } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers of earlier runs are dropped. */
  let generation = 0;
  let working = false;

  function halt(): void {
    generation += 1;
    clearTimeout(timer);
    if (working) void tools.cancel();
    working = false;
  }

  /** What is wrong with what was asked is told by the whole, not twice. */
  async function glance(asked: Asked): Promise<void> {
    const mine = generation;
    const answer = await tools.glance(asked).catch(() => null);
    if (mine === generation && answer !== null) tools.onGlance(answer);
  }

  async function begin(): Promise<void> {
    if (wanted === null) return;
    const mine = (generation += 1);
    working = true;
    tools.onStage('working');
    try {
      const answer = await tools.run(wanted.asked);
      if (mine !== generation) return;
      working = false;
      if (answer !== null) tools.onAnswer(answer);
      tools.onStage(answer === null ? 'stopped' : 'done');
    } catch (thrown) {
      if (mine !== generation) return;
      working = false;
      tools.onError(thrown);
      tools.onStage('failed');
    }
  }

  return {
    ask(asked) {
      halt();
      wanted = { asked };
      tools.onStage('waiting');
      void glance(asked);
      timer = setTimeout(() => void begin(), tools.rest);
    },
    again() {
      halt();
      void begin();
    },
    stop() {
      halt();
      tools.onStage('stopped');
    },
    close: halt,
  };
}
