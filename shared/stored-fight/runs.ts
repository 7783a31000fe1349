/** Whole numbers that follow each other, up or down, as their first and last: `[4, 5, 6]` is `[4, 6]`. */
export type Run = readonly [first: number, last: number];

/** A list of whole numbers as runs: a few pairs where most follow each other. */
export function runsOf(numbers: readonly number[]): readonly Run[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && follows(last, number)) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** The list that was written as runs. */
export function numbersIn(runs: readonly Run[]): number[] {
  const numbers: number[] = [];
  for (const [first, last] of runs) {
    const step = first <= last ? 1 : -1;
    for (let number = first; number !== last + step; number += step) numbers.push(number);
  }
  return numbers;
}

function follows([first, last]: Run, number: number): boolean {
  const step = first === last ? number - last : Math.sign(last - first);
  return Math.abs(step) === 1 && number === last + step;
}
