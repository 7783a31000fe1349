import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForecastRunner, type ForecastStage } from './forecast-runner.ts';

function scene() {
  const asked: string[] = [];
  const answers: ((answer: string | null) => void)[] = [];
  const stages: ForecastStage[] = [];
  const given: string[] = [];
  const glances: ((answer: string | null) => void)[] = [];
  const glanced: string[] = [];
  const errors: unknown[] = [];
  let cancelled = 0;
  const runner = createForecastRunner<string, string>({
    run(what) {
      asked.push(what);
      return what === 'wrong'
        ? Promise.reject(new Error('wrong'))
        : new Promise((resolve) => answers.push(resolve));
    },
    glance: () => new Promise((resolve) => glances.push(resolve)),
    cancel: () => Promise.resolve(void (cancelled += 1)),
    onStage: (stage) => stages.push(stage),
    onAnswer: (answer) => given.push(answer),
    onGlance: (answer) => glanced.push(answer),
    onError: (thrown) => errors.push(thrown),
    rest: 500,
  });
  const rest = () => vi.advanceTimersByTimeAsync(500);
  return {
    runner,
    asked,
    answers,
    glances,
    glanced,
    stages,
    given,
    errors,
    rest,
    cancelled: () => cancelled,
  };
}

describe('forecasts in the background', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begin after a rest, and only with what was asked last', async () => {
    const { runner, asked, answers, stages, given, rest, cancelled } = scene();
    runner.ask('one');
    await vi.advanceTimersByTimeAsync(499);
    runner.ask('two');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual(['two']);
    answers[0]?.('answer');
    await rest();
    expect(given).toEqual(['answer']);
    expect(stages).toEqual(['waiting', 'waiting', 'working', 'done']);
    expect(cancelled()).toBe(0);
  });

  it('are cancelled by another change, and an answer that comes late is dropped', async () => {
    const { runner, answers, given, rest, cancelled } = scene();
    runner.ask('one');
    await rest();
    runner.ask('two');
    expect(cancelled()).toBe(1);
    answers[0]?.('late');
    await rest();
    answers[1]?.('second');
    await rest();
    expect(given).toEqual(['second']);
  });

  it('stop, and begin again at once with what was asked', async () => {
    const { runner, asked, stages, rest, cancelled } = scene();
    runner.ask('one');
    await rest();
    runner.stop();
    expect([stages.at(-1), cancelled()]).toEqual(['stopped', 1]);
    runner.again();
    expect(asked).toEqual(['one', 'one']);
  });

  it('give a first answer at once, unless something else was asked for meanwhile', async () => {
    const { runner, glances, glanced, stages, rest } = scene();
    runner.ask('one');
    runner.ask('two');
    glances[0]?.('late');
    glances[1]?.('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(glanced).toEqual(['first']);
    expect(stages.at(-1)).toBe('waiting');
    await rest();
    expect(stages.at(-1)).toBe('working');
  });

  it('tell what went wrong', async () => {
    const { runner, stages, errors, rest } = scene();
    runner.ask('wrong');
    await rest();
    expect(errors).toHaveLength(1);
    expect(stages.at(-1)).toBe('failed');
  });
});
