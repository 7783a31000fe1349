import { describe, expect, it } from 'vitest';
import { AT_ZERO, clockText, elapsed, pause, resume } from './stopwatch.ts';

describe('the stopwatch of a turn (H5)', () => {
  it('counts while it runs, and keeps what it has while it stands', () => {
    const running = resume(AT_ZERO, 1000);
    expect(elapsed(running, 4000)).toBe(3000);
    expect(resume(running, 2000)).toBe(running);
    const paused = pause(running, 4000);
    expect(elapsed(paused, 99_000)).toBe(3000);
    expect(elapsed(resume(paused, 10_000), 12_000)).toBe(5000);
    expect(elapsed(running, 500)).toBe(0);
  });

  it('is read as minutes and seconds', () => {
    expect([125_000, 60_000, 59_001, 1, 0, -5].map(clockText)).toEqual([
      '2:05',
      '1:00',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });
});
