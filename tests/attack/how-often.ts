import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What `npm run attack` asks for: a file for its results, which the short attacks of `npm test` have none of. */
    readonly attack: { readonly report: string | null; readonly seed: number };
  }
}

const { report, seed } = inject('attack');

/** Whether this is the long attack, which also counts how long main stands still. */
export const isLong = report !== null;

/** Longer than this main must not stand still, in milliseconds. */
const LONGEST_STAND = 50;

/** Milliseconds for the longest of the attacks. */
export const attackTimeout = isLong ? 7_200_000 : 600_000;

/** How an attack goes. */
interface Attack {
  /** What is attacked, for the table of results. */
  readonly what: string;
  /** How often in `npm test`, and how often by `npm run attack`. */
  readonly short: number;
  readonly long: number;
}

/** What came of one blow: how it failed, or null, and how long main stood. */
export interface Blow {
  readonly fault: string | null;
  readonly stood: number;
}

const MOST_TOLD = 10;

/**
 * Strikes as often as asked, each time with something else drawn by number; gives the first faults, and writes the result
 * into the report of a long attack.
 */
export async function attack(
  { what, short, long }: Attack,
  strike: (index: number) => Blow | Promise<Blow>,
): Promise<readonly string[]> {
  const times = isLong ? long : short;
  const faults: string[] = [];
  let count = 0;
  let longest = 0;
  for (let index = 0; index < times; index += 1) {
    const { fault, stood } = await strike(index);
    longest = Math.max(longest, stood);
    const slow = isLong && stood > LONGEST_STAND ? `${index}: stood ${stood.toFixed(0)} ms` : null;
    for (const one of [fault, slow]) {
      if (one === null) continue;
      count += 1;
      if (faults.length < MOST_TOLD) faults.push(one);
    }
  }
  const result = `${count} faults; longest stand ${longest.toFixed(0)} ms`;
  if (report !== null) appendFileSync(report, `${JSON.stringify({ what, count: times, result })}\n`);
  return faults;
}

/** The value that an arbitrary gives for a number, the same each time. */
export function drawn<T>(from: fc.Arbitrary<T>, index: number): T {
  const [box] = fc.sample(
    from.map((value) => ({ value })),
    { numRuns: 1, seed: seed + index },
  );
  if (box === undefined) throw new Error('Nothing was drawn.');
  return box.value;
}
