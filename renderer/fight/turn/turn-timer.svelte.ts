import { AT_ZERO, elapsed, pause, resume, type Stopwatch } from './stopwatch.ts';

/** The turn being timed, as `fight seq`, and its stopwatch; kept while another screen is shown. */
let turn = '';
let watch: Stopwatch = AT_ZERO;
/** Set by the tick of whoever shows the time. */
let now = $state(0);

/** Times this turn from now on; another one than before starts at nothing. */
export function timeTurn(id: string): void {
  if (id !== turn) watch = AT_ZERO;
  turn = id;
  watch = resume(watch, performance.now());
  now = performance.now();
}

/** Lets the time stand still while nobody sees the fight. */
export function pauseTurn(): void {
  watch = pause(watch, performance.now());
}

/** Reads the clock. */
export function tickTurn(): void {
  now = performance.now();
}

/** Milliseconds the turn has taken. */
export function turnElapsed(): number {
  return elapsed(watch, now);
}
