/** A modifier as it is written: `+3`, `−2`, `+0`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
