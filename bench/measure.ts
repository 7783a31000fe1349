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
  return { name, limit, median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

/** The middle one of an odd number of figures; NaN for none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** The median of so many measures, taken one after the other. */
export async function medianOf(times: number, measure: () => number | Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < times; time += 1) values.push(await measure());
  return median(values);
}

/** Milliseconds per repetition of one batch. */
function milliseconds({ times, run }: Timed): number {
  const start = performance.now();
  for (let turn = 0; turn < times; turn += 1) run();
  return (performance.now() - start) / times;
}
