/** A ratio measured in one run: ours over theirs, batch by batch. */
export interface Ratio {
  readonly name: string;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** What the project promises: the median stays at or under this. */
  readonly limit: number;
}

/** One thing to time: `times` repetitions are one batch. */
export interface Timed {
  readonly times: number;
  readonly run: () => unknown;
}

const ROUNDS = 15;

/** Times both in turn, batch against batch, so that a machine that changes its speed changes both. */
export function compare(name: string, limit: number, ours: Timed, theirs: Timed): Promise<Ratio> {
  return compareMeasured(
    name,
    limit,
    () => milliseconds(ours),
    () => milliseconds(theirs),
    ROUNDS,
  );
}

/** The same for what measures itself in milliseconds; the first round warms up and isn't counted. */
export async function compareMeasured(
  name: string,
  limit: number,
  ours: () => number | Promise<number>,
  theirs: () => number | Promise<number>,
  rounds: number,
): Promise<Ratio> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const mine = await ours();
    const other = await theirs();
    if (round > 0) ratios.push(mine / other);
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  const pick = (index: number): number => sorted[index] ?? Number.NaN;
  const median = pick(Math.floor(sorted.length / 2));
  return { name, limit, median, lowest: pick(0), highest: pick(sorted.length - 1) };
}

/** Milliseconds per repetition of one batch. */
function milliseconds({ times, run }: Timed): number {
  const start = performance.now();
  for (let turn = 0; turn < times; turn += 1) run();
  return (performance.now() - start) / times;
}
