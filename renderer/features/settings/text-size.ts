const SMALLEST = 80;
const LARGEST = 200;
const STEP = 10;

/** The text size so many steps larger (or smaller), in percent, within what the app can show. */
export function textSizeAfter(size: number, steps: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, size + steps * STEP));
}
