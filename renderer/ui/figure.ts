/** A whole number with a real minus sign, as the interface writes them. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
