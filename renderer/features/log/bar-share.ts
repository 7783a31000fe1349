/** How long a figure's bar is, in percent of the longest of its list. */
export function barShare(value: number, lines: readonly { readonly value: number }[]): number {
  const longest = Math.max(...lines.map((line) => Math.abs(line.value)));
  return longest === 0 ? 0 : Math.round((Math.abs(value) / longest) * 100);
}
