/** Rows of a list asked for at once. */
export const PAGE = 24;

/**
 * The pages that hold the rows from `first` to before `end`, at least one. Rows before the list's beginning, where a
 * creature not stored yet stands, are in none.
 */
export function pagesOf(first: number, end: number): number[] {
  const from = Math.floor(Math.max(0, first) / PAGE);
  const to = Math.max(from, Math.floor(Math.max(0, end - 1) / PAGE));
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
